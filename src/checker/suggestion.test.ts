import { expect, test } from 'vitest';
import { nearest, noCampaign, onlyNear } from './suggestion.ts';

test('two letters in the wrong order are one slip, however short the word', () => {
  expect(onlyNear('hmoe', ['home', 'phone'])).toBe('home');
  expect(onlyNear('hxye', ['home'])).toBeUndefined();
  expect(nearest('Hmoe', ['name', 'home'])).toBe('home');
});

test('a name of very many letters is like no other, and that takes no time', () => {
  const started = performance.now();
  expect(nearest('s'.repeat(100_000), ['ws10', 'study'.repeat(10)])).toBeUndefined();
  expect(performance.now() - started).toBeLessThan(1000);
});

test('a campaign is found by the path of its file, too', () => {
  const names = ['flare', 'ws10'];
  expect(noCampaign('campaigns/ws10.json', names)).toBe(
    'There is no campaign "campaigns/ws10.json". Did you mean "ws10"?',
  );
  expect(noCampaign('flrae', names)).toBe('There is no campaign "flrae". Did you mean "flare"?');
  expect(noCampaign('../package', names)).toBe('There is no campaign "../package"');
});
