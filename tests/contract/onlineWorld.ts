import { beforeAll, beforeEach } from 'vitest';
import { testServer } from '#src/server/testing/testServer.ts';
import type { TestServer } from '#src/server/testing/startTestServer.ts';
import { openOnlinePage } from '#tests/support/onlinePage.ts';

type OnlinePage = ReturnType<typeof openOnlinePage>;

/** A server that listens for the tests of a file, and for each of them a page of its own that calls it over the network. */
export function openOnlineWorld(): { server: () => TestServer; online: () => OnlinePage } {
  const server = testServer();
  let address = '';
  let page: OnlinePage | undefined;
  beforeAll(async () => {
    address = await server().app.listen({ port: 0, host: '127.0.0.1' });
  });
  beforeEach(() => {
    const opened = openOnlinePage(address);
    page = opened;
    return () => opened.close();
  });
  return {
    server,
    online: () => {
      if (page === undefined) throw new Error('A page is open within a test only.');
      return page;
    },
  };
}
