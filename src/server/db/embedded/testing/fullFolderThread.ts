import { workerData } from 'node:worker_threads';
import { serveEngine } from '#src/server/db/embedded/serveEngine.ts';
import { FullFolder } from './fullFolder.ts';

await serveEngine(new FullFolder(String(workerData)));
