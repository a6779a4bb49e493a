import type { FastifyInstance } from 'fastify';
import type { ServerContext } from '#src/server/context.ts';
import { CODE_MINUTES, WAIT_SECONDS, checkCode } from '#src/server/contacts/codes.ts';
import { proveSaved } from '#src/server/contacts/proveSaved.ts';
import { askerOf, sendCode } from '#src/server/contacts/sendCode.ts';
import { contactOf } from '#src/server/contacts/typedContact.ts';
import { handle } from '#src/server/http/handle.ts';
import { rememberProof } from '#src/server/visitor/provenContact.ts';

/** Codes by which a visitor proves that a number or an address is theirs. */
export function addContacts(app: FastifyInstance, context: ServerContext): void {
  const { settings } = context;

  handle(app, settings, 'sendCode', async ({ body: { locale, ...typed } }, { request }) => {
    await sendCode(context, request, { contact: contactOf(typed), locale });
    return { waitSeconds: WAIT_SECONDS, goodForMinutes: CODE_MINUTES };
  });

  handle(app, settings, 'checkCode', async ({ body: { code, ...typed } }, visit) => {
    const contact = contactOf(typed);
    const checked = await checkCode(context, askerOf(context, visit.request, contact), code);
    if (checked.outcome === 'verified')
      await proveSaved(context, visit.request, rememberProof(context, visit, contact));
    return checked;
  });
}
