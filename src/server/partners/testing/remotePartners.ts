import { beforeAll, beforeEach } from 'vitest';
import { saveLead } from '#src/server/testing/savedLeads.ts';
import { testServer } from '#src/server/testing/testServer.ts';
import type { Visitor } from '#src/server/testing/visitor.ts';
import { openPartnerServer } from './partnerServer.ts';

/** The origins of a server that calls partners over HTTP. */
export const ours = ['https://trials.example', 'https://www.trials.example'];

/** A server that calls its partners over HTTP, all of them the same one, and a visitor whose lead it has. */
export function remotePartners() {
  const partner = openPartnerServer();
  // Nobody here is late but who is meant to be, on however busy a machine.
  const environment = (timeoutMs = '60000') => ({
    ...partner.environment(),
    PARTNER_TIMEOUT_MS: timeoutMs,
    PUBLIC_ORIGINS: ours.join(),
    OFFER_IMAGE_ORIGINS: 'https://pictures.example',
  });
  const server = testServer({ environment });
  let visitor: Visitor;
  beforeAll(async () => void ({ visitor } = await saveLead(server())));
  beforeEach(() => server().db.deleteFrom('appointment').execute());
  return { partner, environment, server, visitor: () => visitor };
}
