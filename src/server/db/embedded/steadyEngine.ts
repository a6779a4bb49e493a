import type { PGliteDialectConfig } from 'kysely';
import type { DiskSpace } from './diskSpace.ts';
import { within } from '#src/server/within.ts';
import { EngineError } from './watchedEngine.ts';

/** What the data layer needs of an embedded database. */
export type EmbeddedEngine = Exclude<PGliteDialectConfig['pglite'], (...parameters: never[]) => unknown>;

export type Transaction = Parameters<Parameters<EmbeddedEngine['transaction']>[0]>[0];
export type QueryOptions = { rowMode?: 'array' | 'object' };

/** A database that is asked nothing more once it has crashed, and is closed then, too. */
export type LiveEngine = Pick<EmbeddedEngine, 'query' | 'transaction' | 'close' | 'closed'> & {
  readonly hasCrashed: boolean;
};

/** How long a visitor waits for a database that is opened again, in ms: most open sooner. */
const REOPENING_MS = 5000;

type Parts = {
  /** Opens the folder, which brings back all that was committed. */
  open: () => Promise<LiveEngine>;
  space: Pick<DiskSpace, 'takesMore' | 'takesOpening'>;
  reopeningMs?: number;
};

/** Statements that may need space on the disk; the texts of queries have no values. */
const writing = /\b(insert|update|delete|create|alter|drop|truncate)\b/i;

/** Refuses a transaction at its first statement: the dialect would wait for ever for one that does not begin. */
const refusing = (error: Error): Pick<LiveEngine, 'transaction'> => ({
  transaction: (work) => work({ query: () => Promise.reject(error), rollback: () => Promise.resolve() }),
});

/**
 * The embedded database for as long as the server lives. While the disk is nearly full it refuses to write and goes on
 * reading; once it has crashed it opens the folder again.
 *
 * One function, though long: all of its parts share the engine that is live at the moment.
 */
export async function openSteady({ open, space, reopeningMs = REOPENING_MS }: Parts): Promise<EmbeddedEngine> {
  let engine = await open();
  let reopening: Promise<LiveEngine> | undefined;
  let isClosing = false;

  const admit = (text: string) => {
    if (writing.test(text) && !space.takesMore()) throw new EngineError('53100');
  };
  const reopen = async () => {
    if (!space.takesOpening()) throw new EngineError('57P02');
    await engine.close();
    return (engine = await open());
  };
  const liveEngine = async () => {
    if (isClosing) throw new EngineError('57P02');
    if (!engine.hasCrashed) return engine;
    reopening ??= reopen().finally(() => (reopening = undefined));
    // The thread of before may wait for its disk, and has to end first: who asks is told so.
    return within(reopening, reopeningMs, () => new EngineError('57P02'));
  };

  return {
    ready: true,
    waitReady: Promise.resolve(),
    get closed() {
      return isClosing;
    },
    async query(text, parameters, options) {
      admit(text);
      const live = await liveEngine();
      return live.query(text, parameters, options);
    },
    async transaction(work) {
      const live = await liveEngine().catch(refusing);
      return live.transaction((tx) =>
        work({
          async query(text, parameters, options) {
            admit(text);
            return tx.query(text, parameters, options);
          },
          rollback: () => tx.rollback(),
        }),
      );
    },
    async close() {
      isClosing = true;
      await reopening?.catch(() => undefined);
      if (!engine.closed) await engine.close();
    },
  };
}
