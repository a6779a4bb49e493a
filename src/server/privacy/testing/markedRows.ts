import { randomUUID } from 'node:crypto';
import { appointmentWriters } from '#src/server/appointments/letter.ts';
import { openOrder } from '#src/server/appointments/orders.ts';
import { recordConsents } from '#src/server/testing/consentRows.ts';
import { sealedLink, sealedParticipant } from '#src/server/db/sealed/known.ts';
import { sendDue } from '#src/server/messages/worker.ts';
import { readSettings } from '#src/server/settings/settings.ts';
import { exampleBooking, exampleConsent } from '#src/server/testing/examples.ts';
import { testCookieSecrets, type TestServer } from '#src/server/testing/startTestServer.ts';
import { mark } from './marks.ts';

/** What a scheduling service was asked for the appointment, as where its answer was lost. */
export async function leaveOrder({ db, clock }: TestServer, leadId: string): Promise<void> {
  const appointment = await db
    .selectFrom('appointment')
    .selectAll()
    .where('lead_id', '=', leadId)
    .$narrowType<{ lead_id: string }>()
    .executeTakeFirstOrThrow();
  const body = exampleBooking(appointment.resource_id, { what: mark('ordered study') });
  await openOrder(db, appointment, { body, now: clock() });
}

/** What operators have of the person: that they take part in another study, and a link to who is known already. */
export async function leaveKnown({ db, clock }: TestServer): Promise<void> {
  const [phone, email] = [mark('phone', 'phone'), mark('email', 'email')];
  const info = { firstName: mark('first name of a link'), phone, email };
  const expiresAt = new Date(clock().getTime() + 30 * 86_400_000).toISOString();
  await db
    .insertInto('participant')
    .values(sealedParticipant(db, { studyId: 2, phone }))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await db
    .insertInto('temp_link')
    .values(sealedLink(db, { slug: randomUUID(), expiresAt, info }))
    .execute();
}

/** Sends the letter about the appointment, which the stand-in of email keeps. */
export async function sendLetters({ db, clock }: TestServer): Promise<void> {
  const context = { db, clock, settings: readSettings({ SHOW_MESSAGES: 'false' }), cookieSecrets: testCookieSecrets };
  const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
  await sendDue({ context, writers: appointmentWriters(context), log });
}

/** A consent with a wording that is none of ours, as earlier releases took it. */
export async function keepForeignWording({ db }: TestServer, slug: string, leadId: string): Promise<void> {
  const { slug: _, ...decision } = exampleConsent(slug, { text: `I agree, says ${mark('wording')}.` });
  await recordConsents(db, [{ decision, entry: { tie: { leadId, proof: 'session' }, at: new Date() } }]);
}
