import { afterEach, beforeEach, vi } from 'vitest';
import type { TestServer } from './startTestServer.ts';

/** What a server, or a page, knows of a study may be some seconds old. This puts the clock it goes by forward, by so many ms. */
export function studyClock(): (ms?: number) => void {
  const now = performance.now.bind(performance);
  let ahead = 0;
  beforeEach(() => void vi.spyOn(performance, 'now').mockImplementation(() => now() + ahead));
  afterEach(() => vi.restoreAllMocks());
  return (ms = 10_000) => {
    ahead += ms;
  };
}

/** Gives the first study another status, which the server knows of from now on. */
export function firstStudy(server: () => TestServer) {
  const later = studyClock();
  return {
    setStatus: async (status: 'open' | 'closed' | 'draft'): Promise<void> => {
      await server().db.updateTable('study').set({ status }).where('id', '=', 1).execute();
      later();
    },
  };
}
