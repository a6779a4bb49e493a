import { beforeAll } from 'vitest';
import type { Environment } from '#src/server/settings/settings.ts';
import type { Engine } from '#src/server/testing/engines/engine.ts';
import { createWorld, type World, type WorldParts } from './startTestServer.ts';

/**
 * A server for the tests of a file or a group, on the database that `open` gives: it stands from before the first of them
 * until after the last. The settings are read when it starts.
 */
export function openWorld(
  open: () => Promise<Pick<Engine, 'db' | 'close'>> | Pick<Engine, 'db' | 'close'>,
  environment: () => Environment = () => ({}),
  parts: WorldParts = {},
): () => World {
  let opened: World | undefined;
  beforeAll(async () => {
    const engine = await open();
    const world = await createWorld(engine, environment(), parts);
    opened = world;
    return async () => {
      await world.close();
      await engine.close();
    };
  });
  return () => {
    if (opened === undefined) throw new Error('The server is not open yet.');
    return opened;
  };
}
