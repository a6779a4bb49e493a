import { readSettings, type Environment } from '#src/server/settings/settings.ts';
import { buildApp, type AppParts } from '#src/server/app.ts';
import type { LogStream } from '#src/server/http/logging.ts';
import type { Engine } from '#src/server/testing/engines/engine.ts';
import { Visitor } from './visitor.ts';

/** A Wednesday at noon in Chicago: the advisors take calls. */
const noon = new Date('2026-11-18T18:00:00Z');

export type World = Awaited<ReturnType<typeof createWorld>>;

/** What a test gives a server of its own in place of what every world has. */
export type WorldParts = Partial<Pick<AppParts, 'metrics' | 'draining' | 'cookieSecret'>>;

/** A server on an engine, with a clock that tests set and a log that they read. */
export async function createWorld(engine: Pick<Engine, 'db'>, environment: Environment = {}, parts: WorldParts = {}) {
  const time = { now: noon };
  const lines: string[] = [];
  const logStream: LogStream = { write: (line) => void lines.push(line) };
  const settings = readSettings({
    PUBLIC_DIR: 'does-not-exist',
    RATE_LIMIT_FACTOR: '0',
    SHED_LOAD_MS: '0',
    MAX_IN_FLIGHT: '0',
    LOG_LEVEL: 'trace',
    ENABLE_RECORDING: 'true',
    ...environment,
  });
  const app = await buildApp({
    db: engine.db,
    settings,
    cookieSecret: 'a secret that is only used by tests',
    clock: () => time.now,
    logStream,
    ...parts,
  });
  await app.ready();
  return {
    app,
    db: engine.db,
    lines,
    /** Moves the clock. */
    at: (moment: string) => void (time.now = new Date(moment)),
    /** A browser with a session. */
    visitor: () => new Visitor(app).arrive(),
    /** A browser that has not been here. */
    stranger: () => new Visitor(app),
    close: () => app.close(),
  };
}
