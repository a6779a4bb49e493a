import { expect, test } from 'vitest';
import { pageSettingsOf } from './pageSettings.ts';
import { readSettings } from '#src/server/settings/settings.ts';

const set = {
  TRIALS_WORLD_HOSTS: 'world.example',
  TAG_MANAGER_URL: 'https://tags.example/search.js',
  TAG_MANAGER_URL_TRIALS_WORLD: 'https://tags.example/world.js',
  PIXEL_URL: 'https://partner.example/pixel.gif',
  CHAT_SCRIPT_URL: 'https://chat.example/chat.js',
};
const pixel = 'https://partner.example/pixel.gif';
const chat = 'https://chat.example/chat.js';

test.each([
  ['the trial-search brand', 'www.example', set, { tagManager: 'https://tags.example/search.js', pixel, chat }],
  ['the trials-world brand', 'world.example', set, { tagManager: 'https://tags.example/world.js', pixel }],
  ['a server on which nothing is set', 'www.example', {}, {}],
])('pages of %s are told what outside parties add', (_, host, environment, outside) => {
  const settings = readSettings({ PORT: '0', ...environment });
  expect(pageSettingsOf(host, settings, new Date('2026-06-15')).outside).toEqual(outside);
});
