import { expect, test } from 'vitest';
import { person, report } from '#src/checker/testing/planting.ts';

const text = (study: object) => report({ sound: person({ facts: { study } }) }, 'sound').text;

test('a study of an example visitor has somebody between its bounds', () => {
  expect(text({ minAge: 60, maxAge: 18 })).toMatch(/C016 "minAge" 60 is above "maxAge" 18: nothing is between them/);
  expect(text({ minAge: 18, maxAge: 18 })).not.toContain('C016');
  expect(text({ minBmi: 40 })).not.toContain('C016');
});
