import { beforeAll, beforeEach } from 'vitest';
import { embeddedEngine } from '#src/server/testing/engines/engine.ts';
import { openWorld } from '#src/server/testing/testServer.ts';
import type { World } from '#src/server/testing/startTestServer.ts';
import { openOnlinePage } from '#tests/support/onlinePage.ts';

type OnlinePage = ReturnType<typeof openOnlinePage>;

/** A server that listens for the tests of a file, and for each of them a page of its own that calls it over the network. */
export function openOnlineWorld(): { world: () => World; online: () => OnlinePage } {
  const world = openWorld(embeddedEngine);
  let address = '';
  let page: OnlinePage | undefined;
  beforeAll(async () => {
    address = await world().app.listen({ port: 0, host: '127.0.0.1' });
  });
  beforeEach(() => {
    const opened = openOnlinePage(address);
    page = opened;
    return () => opened.close();
  });
  return {
    world,
    online: () => {
      if (page === undefined) throw new Error('A page is open within a test only.');
      return page;
    },
  };
}
