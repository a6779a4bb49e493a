import { expect, test } from 'vitest';
import { nearest, noCampaign, onlyNear } from './suggestion.ts';

test('two letters in the wrong order are one slip, however short the word', () => {
  expect(onlyNear('hmoe', ['home', 'phone'])).toBe('home');
  expect(onlyNear('hxye', ['home'])).toBeUndefined();
  expect(nearest('Hmoe', ['name', 'home'])).toBe('home');
});

test('a campaign is found by the path of its file, too', () => {
  const names = ['flare', 'ws10'];
  expect(noCampaign('campaigns/ws10.json', names)).toBe(
    'There is no campaign "campaigns/ws10.json". Did you mean "ws10"?',
  );
  expect(noCampaign('flrae', names)).toBe('There is no campaign "flrae". Did you mean "flare"?');
  expect(noCampaign('../package', names)).toBe('There is no campaign "../package"');
});
