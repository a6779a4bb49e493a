import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { openOnlinePage } from './onlinePage.ts';

const silent: RequestListener = () => undefined;

/** A server whose reply each test sets, silent at first, and for each test a page that calls it. */
export function answeringServer() {
  let answer = silent;
  let page: ReturnType<typeof openOnlinePage>;
  const server = createServer((request, response) => answer(request, response));
  beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
  afterAll(() => server.closeAllConnections());
  beforeEach(() => {
    // A server that listens on a port has the address of one.
    page = openOnlinePage(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  });
  afterEach(() => {
    page.close();
    vi.restoreAllMocks();
  });
  return {
    page: () => page,
    answers: (listener: RequestListener) => {
      answer = listener;
    },
  };
}
