import { parentPort, type MessagePort } from 'node:worker_threads';
import type { Results } from '@electric-sql/pglite';
import { durableStart, type DurableFolder } from './durableFolder.ts';
import { extensions, parsers } from './engineOptions.ts';
import type { QueryOptions } from './steadyEngine.ts';
import { WatchedEngine } from './watchedEngine.ts';

/** A statement with its values, or that the database is to be closed. */
export type EngineRequest = { text: string; parameters?: unknown[]; options?: QueryOptions } | 'close';

/** An error with what PostgreSQL tells of it: threads take over nothing but its name, message and stack. */
export type SentError = { name: string; message: string; stack?: string; code?: string };

/** What came of the opening, and then of each request, in their order. */
export type EngineReply = { hasCrashed: boolean; hasFlushed: boolean } & (
  { results: Results<unknown> | undefined } | { error: SentError }
);

/** What quotes values. */
const quoting = ['detail', 'where', 'internalQuery'];

/** What PostgreSQL tells of an error in texts; not the values of its statement, which may name somebody. */
function sent(error: unknown): SentError {
  if (!(error instanceof Error)) return { name: 'Error', message: String(error) };
  const { name, message, stack } = error;
  const told = Object.entries(error).filter(([key, value]) => typeof value === 'string' && !quoting.includes(key));
  return { ...Object.fromEntries(told), name, message, ...(stack && { stack }) };
}

/** Opens the database of a folder in this thread, for the one that started it. */
export async function serveEngine(folder: DurableFolder, port: MessagePort | null = parentPort): Promise<void> {
  const engine = new WatchedEngine({ fs: folder, startParams: durableStart, parsers, extensions });
  const perform = async (request: EngineRequest) => {
    if (request === 'close') return engine.close();
    return engine.watch(engine.query(request.text, request.parameters, request.options));
  };
  const answer = async (work: Promise<Results<unknown> | void>) => {
    const outcome = await work.then(
      (results) => ({ results: results ?? undefined }),
      (error: unknown) => ({ error: sent(error) }),
    );
    port?.postMessage({
      ...outcome,
      hasCrashed: engine.hasCrashed,
      hasFlushed: folder.flushes > 0,
    } satisfies EngineReply);
  };
  await answer(engine.waitReady);
  port?.on('message', (request: EngineRequest) => void answer(perform(request)));
}
