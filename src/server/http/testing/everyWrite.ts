import { randomUUID } from 'node:crypto';
import type { CallName } from '#src/api/call.ts';
import { apiBasePath, services, type Service } from '#src/api/services.ts';
import type { LeadSaved } from '#src/generated/api.ts';
import {
  exampleAlert,
  exampleConsent,
  exampleLead,
  examplePictureCalls,
  examples,
} from '#src/server/testing/examples.ts';
import type { Headers, Visitor } from '#src/server/testing/visitor.ts';

type Written = { name: CallName; url: string; method: string; body: object };

/** A good request to every writing call. That of a call which takes no JSON has bytes for a body. */
export async function everyWrite(visitor: Visitor): Promise<Written[]> {
  const lead = exampleLead();
  const saved = await visitor.call('createLead', { body: lead }, { 'idempotency-key': randomUUID() });
  const { slug } = saved.json<LeadSaved>();
  const picture = examplePictureCalls(slug);
  await visitor.call('sendConsent', { body: exampleConsent(slug) });
  await visitor.call('createPicture', picture.createPicture);
  const bodies: Partial<Record<CallName, object>> = {
    ...Object.fromEntries(Object.entries({ ...examples, ...picture }).map(([name, { body }]) => [name, body])),
    endSession: { leadId: exampleLead().leadId },
    createLead: exampleLead(),
    updateLead: lead,
    sendConsent: exampleConsent(slug),
    askForAlert: exampleAlert(slug),
    proveWork: { slug, salt: 'of nothing', work: [1] },
    screeningResult: { slug, studyId: 1, passed: true },
    updateIndications: { slug, indications: [{ id: 101 }] },
  };
  // `Object.entries` widens the keys of the table to text.
  const rows = Object.entries(services) as [CallName, Service][];
  return rows
    .filter(([, { method }]) => method !== 'GET')
    .map(([name, { method, path }]) => ({
      name,
      method,
      url:
        apiBasePath +
        path
          .replace(':slug', slug)
          .replace(':studySiteId', 'DEMO-1-01')
          .replace(':pictureId', picture.uploadPicture.params.pictureId) +
        (name === 'uploadPicture' ? '?offset=0' : ''),
      body: bodies[name] ?? {},
    }));
}

/** Headers with a new idempotency key. */
export const keyed = (): Headers => ({ 'idempotency-key': randomUUID() });
