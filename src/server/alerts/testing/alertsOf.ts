import type { Lead } from '#src/generated/api.ts';
import { sendDue } from '#src/server/messages/worker.ts';
import { runCommand } from '#src/server/operator/testing/runCommand.ts';
import { readSettings, type Environment } from '#src/server/settings/settings.ts';
import { exampleAlert } from '#src/server/testing/examples.ts';
import { keptMessages } from '#src/server/testing/keptMessages.ts';
import { saveLead } from '#src/server/testing/savedLeads.ts';
import { testCookieSecrets, type TestServer } from '#src/server/testing/startTestServer.ts';
import { findForAlerts } from '#src/server/alerts/find.ts';
import { alertWriters } from '#src/server/alerts/letter.ts';

const DAY_MS = 24 * 3_600_000;
const environment = { PUBLIC_ORIGINS: 'https://trials.example' };
const nothing = () => undefined;

/** The environment of a server whose messages about new studies lead to it. */
export const alertEnvironment = () => environment;

/** People who ask to be told of new studies, studies that open, and what they are sent. Each server has people of its own. */
export function alertsOf(server: () => TestServer) {
  let people = 0;

  /** Somebody of their own who does not fit the first study, near whose site in Chicago they live. */
  async function turnedAway(changes: Partial<Lead> = {}) {
    people += 1;
    const email = `person${people}@example.org`;
    const phone1 = `+1312555${String(1000 + people)}`;
    const saved = await saveLead(server(), { email, phone1, responses: {}, ...changes });
    const ask = (more: Parameters<typeof exampleAlert>[1] = {}) =>
      saved.visitor.call('askForAlert', { body: exampleAlert(saved.slug, more) });
    return { ...saved, email, phone1, ask };
  }

  const find = () =>
    findForAlerts({ db: server().db, clock: server().clock, log: { error: nothing } }, new AbortController().signal);

  /** Finds whom what has opened may fit, and sends what is due. */
  async function work(more: Environment = {}): Promise<void> {
    await find();
    const settings = readSettings({ ...environment, SHOW_MESSAGES: 'false', ...more });
    const context = { db: server().db, settings, clock: server().clock, cookieSecrets: testCookieSecrets };
    const log = { info: nothing, warn: nothing, error: nothing };
    while ((await sendDue({ context, writers: alertWriters(context), log })) > 0);
  }

  const studies = (...words: string[]) => runCommand(server(), ['studies', ...words]);

  /** A further study about the conditions of the first one, or about others, with a site in Chicago; not open yet. */
  async function similarStudy(id: number, details: object = {}): Promise<string> {
    const { db } = server();
    const first = await db.selectFrom('study').selectAll().where('id', '=', 1).executeTakeFirstOrThrow();
    const site = await db.selectFrom('site').selectAll().where('id', '=', 101).executeTakeFirstOrThrow();
    await db
      .insertInto('study')
      .values({
        ...first,
        id,
        external_id: `SIMILAR-${id}`,
        status: 'draft',
        details: JSON.stringify({ ...first.details, ...details }),
      })
      .execute();
    await db
      .insertInto('site')
      .values({ ...site, id: id + 10_000, ext_id: `SIMILAR-${id}-1`, study_id: id })
      .execute();
    return String(id);
  }

  return {
    turnedAway,
    find,
    work,
    studies,
    similarStudy,
    later: (days: number) => server().setTime(new Date(server().clock().getTime() + days * DAY_MS).toISOString()),
    sentTo: (contact: string) => keptMessages(server().db, contact),
    /** Somebody who asked and was written to once such a study opened, with the link of the message. */
    told: async (studyId: number) => {
      const person = await turnedAway();
      await person.ask();
      await studies('open', await similarStudy(studyId));
      await work();
      return { ...person, link: linkIn((await keptMessages(server().db, person.email))[0]?.text) };
    },
    page: async (link: string) => (await server().stranger().send('GET', link)).body,
  };
}

/** The path of the link in a message; blank where there is none. */
export const linkIn = (text = ''): string => /https:\/\/trials\.example(\/alerts\/\S+)/.exec(text)?.[1] ?? '';
