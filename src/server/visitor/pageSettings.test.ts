import { expect, test } from 'vitest';
import { callCenterOf, pageSettingsOf } from './pageSettings.ts';
import { readSettings } from '#src/server/settings/settings.ts';

const set = {
  TRIALS_WORLD_HOSTS: 'world.example',
  TAG_MANAGER_URL: 'https://tags.example/search.js',
  TAG_MANAGER_URL_TRIALS_WORLD: 'https://tags.example/world.js',
  PIXEL_URL: 'https://partner.example/pixel.gif',
  CHAT_SCRIPT_URL: 'https://chat.example/chat.js',
};
const origins = {
  TRIALS_WORLD_HOSTS: 'world.example,away.example',
  PUBLIC_ORIGINS: 'https://www.example,https://world.example',
};
const pixel = 'https://partner.example/pixel.gif';
const tagManager = '/signup/outside/tag-manager';
const chat = '/signup/outside/chat';

test.each([
  ['the trial-search brand', 'www.example', set, { tagManager, pixel, chat }],
  ['the trials-world brand', 'world.example', set, { tagManager, pixel }],
  ['it by a whole name', 'World.example.', set, { tagManager, pixel }],
  ['a brand that is among the public origins', 'world.example', { ...set, ...origins }, { tagManager, pixel }],
  ['the first public origin, to a name that is none', 'x.example', { ...set, ...origins }, { tagManager, pixel, chat }],
  ['it also to the name of a brand', 'away.example', { ...set, ...origins }, { tagManager, pixel, chat }],
  ['a server on which nothing is set', 'www.example', {}, {}],
])('pages of %s are told what third parties add', (_, host, environment, outside) => {
  const settings = readSettings({ PORT: '0', ...environment });
  expect(pageSettingsOf(host, settings, new Date('2026-06-15')).outside).toEqual(outside);
});

const shared = {
  DATABASE_URL: 'postgres://localhost',
  COOKIE_SECRET: 'a secret that is only used by tests',
  ENCRYPTION_KEYS: Buffer.alloc(32, 1).toString('base64url'),
};
test.each([
  ['on the machine of a developer', {}, ['development', 'staging', 'production']],
  ['on a database that servers share', shared, ['production', 'production', 'production']],
  ['behind a proxy', { TRUST_PROXY: 'loopback' }, ['production', 'production', 'production']],
  ['where a setting says so', { ...shared, DEVELOPER_PAGES: 'true' }, ['development', 'staging', 'production']],
])('the name that a visitor asks by opens pages for developers %s', (_, environment, expected) => {
  const settings = readSettings({ PORT: '0', ...environment });
  const hosts = ['x.localhost', 'staging.example', 'www.example'];
  expect(hosts.map((host) => pageSettingsOf(host, settings, new Date('2026-06-15')).environment)).toEqual(expected);
});

test('abroad the number of the call centre is dialled with its calling code: without it, it is that of a stranger', () => {
  const settings = readSettings({ PORT: '0', PHONE_CALL_CENTER: '1-800-555-0100' });
  const { callCenter, callCenterUnreachedFrom } = pageSettingsOf(
    'www.example',
    settings,
    new Date('2026-06-15'),
  ).numbers;
  expect(callCenter).toMatchObject({ default: '1-800-555-0100', AU: '+1-800-555-0100', GB: '+44 808 157 0100' });
  expect(callCenterUnreachedFrom).toEqual(['AU', 'NZ']);
  expect(callCenterOf('NZ', settings)).toBe('+1-800-555-0100');
  expect(callCenterOf('CA', settings)).toBe('1-800-555-0100');
});

test('a call centre that is set with its calling code is reached from everywhere', () => {
  const settings = readSettings({ PORT: '0', PHONE_CALL_CENTER: '+1 312 555 0100' });
  const { callCenter, callCenterUnreachedFrom } = pageSettingsOf(
    'www.example',
    settings,
    new Date('2026-06-15'),
  ).numbers;
  expect(callCenter).toMatchObject({ AU: '+1 312 555 0100' });
  expect(callCenterUnreachedFrom).toEqual([]);
});
