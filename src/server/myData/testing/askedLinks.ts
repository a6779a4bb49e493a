import { beforeEach } from 'vitest';
import { openRow } from '#src/server/db/sealed/rows.ts';
import { sendDue } from '#src/server/messages/worker.ts';
import { myDataWriters } from '#src/server/myData/letter.ts';
import { readSettings } from '#src/server/settings/settings.ts';
import { testCookieSecrets, type TestServer } from '#src/server/testing/startTestServer.ts';
import type { Headers } from '#src/server/testing/visitor.ts';

export const form: Headers = { 'content-type': 'application/x-www-form-urlencoded' };

/** The address in a message, of a page that shows what is stored. */
export const linkIn = (text = '') => /https:\/\/trials\.example(\/my-data\/\S+)/.exec(text)?.[1] ?? '';

/** How somebody asks a server for the link to their data, and what is sent then. Each test begins without leads. */
export function askedLinks(server: () => TestServer) {
  beforeEach(async () => {
    for (const table of ['message', 'stand_in_message', 'lead'] as const) await server().db.deleteFrom(table).execute();
  });
  return {
    ask: (contact: string, fields: Record<string, string> = {}, headers: Headers = {}, at = server()) =>
      at
        .stranger()
        .send('POST', '/my-data', new URLSearchParams({ contact, ...fields }).toString(), { ...form, ...headers }),
    waiting: async () =>
      (await server().db.selectFrom('message').select('kind').where('done_at', 'is', null).execute()).length,
    /** Sends what waits by the stand-ins, and gives what they kept. */
    deliver: async (environment: Record<string, string> = {}) => {
      const { db, clock } = server();
      const settings = readSettings({
        SHOW_MESSAGES: 'false',
        PUBLIC_ORIGINS: 'https://trials.example',
        ...environment,
      });
      const context = { db, settings, clock, cookieSecrets: testCookieSecrets };
      const log = { warn: () => undefined, error: () => undefined, info: () => undefined };
      while ((await sendDue({ context, writers: myDataWriters(context), log })) > 0);
      const rows = await db.selectFrom('stand_in_message').selectAll().orderBy('id').execute();
      return rows.map((row) => openRow(db, 'stand_in_message', row));
    },
  };
}
