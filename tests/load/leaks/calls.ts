import { Webhook } from 'standardwebhooks';
import { appointmentWriters } from '#src/server/appointments/letter.ts';
import { myDataWriters } from '#src/server/myData/letter.ts';
import { linkOf } from '#src/server/myData/testing/links.ts';
import { sendDue } from '#src/server/messages/worker.ts';
import { receiverEventsPath } from '#src/server/leadStates/routes.ts';
import { sendMarkers } from '#src/server/privacy/testing/markedVisitor.ts';
import { markers } from '#src/server/privacy/testing/marks.ts';
import { readSettings, type Environment } from '#src/server/settings/settings.ts';
import { examplePicture } from '#src/server/testing/examples.ts';
import { keptMessages } from '#src/server/testing/keptMessages.ts';
import { testCookieSecrets, type TestServer } from '#src/server/testing/startTestServer.ts';

/** Signs what the receiver reports. */
export const reportSecret = `whsec_${Buffer.from('r'.repeat(32)).toString('base64')}`;

const form = { 'content-type': 'application/x-www-form-urlencoded' };
const marker = (place: string) => markers().get(place) ?? '';

/** A code for a number and an address, one of which is proved, the other guessed at. */
async function askForCodes(server: TestServer): Promise<number[]> {
  const visitor = await server.visitor();
  const statuses: number[] = [];
  for (const [kind, contact] of [
    ['phone', marker('phone')],
    ['email', marker('email')],
  ] as const) {
    const typed = { kind, contact, country: 'US' } as const;
    const sent = await visitor.call('sendCode', { body: { ...typed, locale: 'en' } });
    const text = (await keptMessages(server.db, contact)).at(-1)?.text ?? '';
    const code = kind === 'phone' ? (/\b(\d{6})\b/.exec(text)?.[1] ?? '') : '000000';
    const checked = await visitor.call('checkCode', { body: { ...typed, code } });
    statuses.push(sent.statusCode, checked.statusCode);
  }
  return statuses;
}

/** The page of one's data: looked at, with something to correct, and asked for again. */
async function lookAtMyData(server: TestServer, slug: string): Promise<number[]> {
  const { pathname } = new URL(await linkOf(server, slug), 'http://localhost');
  const visitor = server.stranger();
  const pages = ['', '?view=correct', '?view=withdraw', '?view=erase'].map((view) =>
    visitor.send('GET', pathname + view),
  );
  // Refused: a form without its version.
  const fields = new URLSearchParams({ do: 'correct', name: marker('first name'), phone: marker('phone') });
  const wrong = await visitor.send('POST', pathname, fields.toString(), form);
  return [...(await Promise.all(pages)), wrong].map(({ statusCode }) => statusCode);
}

async function report(server: TestServer, leadId: string): Promise<number> {
  const event = { type: 'lead.state', timestamp: server.clock().toISOString(), schemaVersion: 1 };
  const text = JSON.stringify({ ...event, data: { leadId, state: 'called' } });
  const [id, at] = ['a-report', new Date()];
  const headers = {
    'content-type': 'application/json',
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
    'webhook-signature': new Webhook(reportSecret).sign(id, at, text),
  };
  return (await server.stranger().send('POST', receiverEventsPath, text, headers)).statusCode;
}

/** Sends the messages that wait, by the stand-ins. */
async function sendMessages({ db, clock }: TestServer, environment: Environment): Promise<void> {
  const context = { db, settings: readSettings(environment), cookieSecrets: testCookieSecrets, clock };
  const writers = { ...appointmentWriters(context), ...myDataWriters(context) };
  const log = { error: () => undefined, warn: () => undefined, info: () => undefined };
  while ((await sendDue({ context, writers, log })) > 0);
}

/**
 * Fills whatever can be sent with markers: the calls of pages, a signature, a booking and its messages, pictures, codes, the
 * page of one's data and the report of a receiver. Gives what was answered, and the values.
 */
export async function sendEverything(server: TestServer, environment: Environment) {
  const { slug, leadId, statuses, pictures } = await sendMarkers(
    server,
    await server.visitor(),
    '2026-11-19T16:00:00.000Z',
  );
  const picture = await pictures.send(examplePicture);
  await sendMessages(server, environment);
  return {
    statuses: [
      ...statuses,
      picture.status,
      ...(await askForCodes(server)),
      ...(await lookAtMyData(server, slug)),
      await report(server, leadId),
    ],
    values: [...markers().values()],
  };
}
