import { readSettings, type Environment } from '#src/server/settings/settings.ts';
import { CookieSecrets } from '#src/server/settings/cookieSecrets.ts';
import type { CookieSecret } from '#src/server/settings/secretReaders.ts';
import { buildApp, type AppParts } from '#src/server/app.ts';
import type { LogStream } from '#src/server/http/logging.ts';
import type { TestDatabase } from './engines/engine.ts';
import { Visitor } from './visitor.ts';

/** A Wednesday at noon in Chicago: the advisors take calls. */
const noon = '2026-11-18T18:00:00Z';

/** Signs what a test server signs, unless a test gives it another. */
export const testCookieSecret = 'a secret that is only used by tests';

/** Cookie secrets of which this one is the newest. */
export const secretsOf = (secret: string, ...earlier: readonly CookieSecret[]) =>
  new CookieSecrets([{ secret }, ...earlier]);
export const testCookieSecrets = secretsOf(testCookieSecret);

export type TestServer = Awaited<ReturnType<typeof startTestServer>>;

/** What a test gives a server of its own in place of what every test server has. */
export type TestServerParts = Partial<Pick<AppParts, 'metrics' | 'lifecycle' | 'cookieSecrets' | 'evenAnswers'>>;

/** A server on a database, with a clock that tests set and a log that they read. It listens on no port. */
export async function startTestServer(
  { db, searches = db, owner = db }: Pick<TestDatabase, 'db'> & Partial<TestDatabase>,
  environment: Environment = {},
  parts: TestServerParts = {},
) {
  const time = { now: new Date(noon) };
  const lines: string[] = [];
  const logStream: LogStream = { write: (line) => void lines.push(line) };
  const settings = readSettings({
    PUBLIC_DIR: 'does-not-exist',
    RATE_LIMIT_FACTOR: '0',
    SHED_LOAD_MS: '0',
    MAX_IN_FLIGHT: '0',
    LOG_LEVEL: 'trace',
    ENABLE_RECORDING: 'true',
    SHOW_MESSAGES: 'false',
    ...environment,
  });
  const app = await buildApp({
    db,
    searches,
    settings,
    cookieSecrets: testCookieSecrets,
    clock: () => time.now,
    logStream,
    evenAnswers: false,
    ...parts,
  });
  await app.ready();
  return {
    app,
    db,
    /** The same data with the rights to change tables as well. */
    owner,
    lines,
    clock: () => time.now,
    /** Sets the clock: to noon of the day that it starts at, when no moment is given. */
    setTime: (moment: string = noon) => void (time.now = new Date(moment)),
    /** A browser with a session. */
    visitor: () => new Visitor(app).arrive(),
    /** A browser that has not been here. */
    stranger: () => new Visitor(app),
    close: () => app.close(),
  };
}
