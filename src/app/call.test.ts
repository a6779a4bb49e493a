import { expect, test, vi } from 'vitest';
import { call } from './call.ts';

const sent = vi.hoisted(() => vi.fn<(name: string) => Promise<undefined>>(async () => undefined));
vi.mock('#src/api/client.ts', () => ({ call: sent }));

test('a call is sent at once where one was made before: the page may be left in the same moment', async () => {
  await call('session', {});
  void call('screeningResult', { body: { slug: 'a', studyId: 1, passed: false } });
  expect(sent.mock.calls.map(([name]) => name)).toEqual(['session', 'screeningResult']);
});
