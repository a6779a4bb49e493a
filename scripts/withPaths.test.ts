import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { withPaths } from './withPaths.ts';

const here = resolve('here');

test.each([
  [['privacy', 'export', 'here']],
  [['synonyms', 'add', 'import', 'en', 'here']],
  [['studies', 'list', '--words', 'here']],
])('%j names no file', (command) => {
  expect(withPaths(command)).toEqual(command);
});

test.each([
  [['studies', 'drafts', 'check', 'here']],
  [['studies', 'drafts', 'export', 'here', '1,3']],
  [['studies', 'participants', '7', 'import', 'here']],
  [['studies', 'import', 'here', '--changes', 'here']],
  [['postal', 'import', 'here', 'here']],
  [['backup', '--to', 'here']],
])('the files of %j are named in full', (command) => {
  expect(withPaths(command)).toEqual(command.map((word) => (word === 'here' ? here : word)));
});
