import { expect, test } from 'vitest';
import { readSettings } from '#src/server/settings/settings.ts';
import { frameOf } from './frameOf.ts';

const two = { PUBLIC_ORIGINS: 'https://trials.example,https://study.example' };

test.each([
  ['a host of ours', 'study.example', two, 'study.example'],
  ['a host that a request only claims', 'evil.example', two, 'trials.example'],
  ['any host, where none is set', 'localhost', {}, 'localhost'],
])('a page written here names, for %s, its site', (_, hostname, environment, site) => {
  expect(frameOf({ hostname, headers: {} }, readSettings(environment), { asked: undefined }).site).toBe(site);
});
