import { beforeAll, beforeEach } from 'vitest';
import type { Environment } from '#src/server/settings/settings.ts';
import type { TestDatabase } from './engines/engine.ts';
import { providedEngine } from './engines/provided.ts';
import { startTestServer, type TestServer, type TestServerParts } from './startTestServer.ts';

type Options = TestServerParts & {
  /** Opens its database: by default one of its own, on the engine of the project, with the demo data. */
  open?: () => Promise<TestDatabase> | TestDatabase;
  /** Read when the server starts. */
  environment?: () => Environment;
};

/**
 * A server for the tests of a file or a group: it runs from before the first of them until after the last, and its clock
 * is at noon when each begins.
 */
export function testServer({
  open = () => providedEngine().open(),
  environment,
  ...parts
}: Options = {}): () => TestServer {
  let started: TestServer | undefined;
  beforeAll(async () => {
    const database = await open();
    const server = await startTestServer(database, environment?.(), parts);
    started = server;
    return async () => {
      await server.close();
      await database.close();
    };
  });
  beforeEach(() => started?.setTime());
  return () => {
    if (started === undefined) throw new Error('The server has not started yet.');
    return started;
  };
}
