import { workerData } from 'node:worker_threads';
import { DurableFolder } from './durableFolder.ts';
import { serveEngine } from './serveEngine.ts';

/** What the thread of the embedded database runs. */
await serveEngine(new DurableFolder(String(workerData)));
