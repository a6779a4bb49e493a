import { expect, test } from 'vitest';
import { readSettings } from '#src/server/settings/settings.ts';
import { problemPageOf } from './plainPage.ts';

const pageOf = problemPageOf(readSettings({}));
const shown = (method: string, code: string) =>
  /<p>(.*?) <a/.exec(pageOf({ method, hostname: 'localhost', headers: {} }, code))?.[1];

test('a page that cannot be had says why, and that answers are kept', () => {
  expect(['busy', 'tooMany', 'internal'].map((code) => shown('GET', code))).toEqual([
    'Please wait ten seconds. Your answers are kept.',
    'Please wait one minute. Your answers are kept.',
    'The page could not be shown. Your answers are kept.',
  ]);
});

test('of a form that was not taken nobody says that its answers are kept', () => {
  for (const code of ['busy', 'tooMany', 'internal'])
    expect(shown('POST', code)).toBe('What you sent may not have reached us.');
});
