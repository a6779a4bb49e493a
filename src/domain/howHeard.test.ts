import { expect, test } from 'vitest';
import { howHeardOptions } from './howHeard.ts';

test('the ways to hear of us are stored by the keys that leads carry', () => {
  expect(howHeardOptions.join(' ')).toBe('doctor social engine sponsor email clinicalTrials other');
});
