import { expect, test, vi } from 'vitest';
import { csrfCookie } from '#src/api/services.ts';
import { call } from './call.ts';

test('a call is sent at once where one was made before: the page may be left in the same moment', async () => {
  const sent: string[] = [];
  vi.stubGlobal('document', { cookie: `${csrfCookie}=of-a-session` });
  vi.stubGlobal('fetch', async (path: string) => {
    sent.push(path);
    return new Response(null, { status: 204 });
  });
  await call('session', {});
  void call('screeningResult', { body: { slug: 'a', studyId: 1, passed: false } });
  expect(sent).toEqual(['/api/session', '/api/subjects/subreg/screening']);
});
