import type { PGliteDialectConfig } from 'kysely';
import type { DiskSpace } from './diskSpace.ts';
import { EngineError, type WatchedEngine } from './watchedEngine.ts';

/** What the data layer needs of an embedded database. */
export type EmbeddedEngine = Exclude<PGliteDialectConfig['pglite'], (...parameters: never[]) => unknown>;

type Parts = {
  /** Opens the folder, which brings back all that was committed. */
  open: () => Promise<WatchedEngine>;
  space: Pick<DiskSpace, 'takesMore' | 'takesOpening'>;
};

/** Statements that may need space on the disk; the texts of queries have no values. */
const writing = /\b(insert|update|delete|create|alter|drop|truncate)\b/i;

/**
 * The embedded database for as long as the server lives. While the disk is nearly full it refuses to write and goes on
 * reading; once it has crashed it opens the folder again.
 *
 * One function, though long: all of its parts share the engine that is live at the moment.
 */
export async function openSteady({ open, space }: Parts): Promise<EmbeddedEngine> {
  let engine = await open();
  let reopening: Promise<WatchedEngine> | undefined;
  let isClosing = false;

  const admit = (text: string) => {
    if (writing.test(text) && !space.takesMore()) throw new EngineError('53100');
  };
  const reopen = async () => {
    if (!space.takesOpening()) throw new EngineError('57P02');
    return (engine = await open());
  };
  const liveEngine = async () => {
    if (!engine.hasCrashed) return engine;
    reopening ??= reopen().finally(() => (reopening = undefined));
    return reopening;
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
      return live.watch(live.query(text, parameters, options));
    },
    async transaction(work) {
      const live = await liveEngine();
      const done = live.transaction((tx) =>
        work({
          async query(text, parameters, options) {
            admit(text);
            return live.watch(tx.query(text, parameters, options));
          },
          rollback: () => tx.rollback(),
        }),
      );
      return live.watch(done);
    },
    async close() {
      isClosing = true;
      await reopening?.catch(() => undefined);
      if (!engine.hasCrashed && !engine.closed) await engine.close();
    },
  };
}
