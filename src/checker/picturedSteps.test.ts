import { expect, test } from 'vitest';
import { sidesOf } from './testing/comparing.ts';
import { soundCampaign } from './testing/soundCampaign.ts';
import type { DifferencePart } from './describeDifferences.ts';
import { picturedSteps } from './picturedSteps.ts';

const { home, indications, result } = soundCampaign.steps;
/** From home at once to the thanks, and where nothing suits by a button to the questions about health. */
const shortened = {
  ...soundCampaign,
  steps: {
    ...soundCampaign.steps,
    home: { ...home, next: { cases: [{ when: { rule: 'fullyQualified' }, to: 'result' }], otherwise: 'thanks' } },
    result: { ...result, next: 'indications' },
    indications,
  },
};

const [before, after] = sidesOf({ sound: soundCampaign }, { sound: shortened }).map(({ model }) => model);
if (!before || !after) throw new Error('There are two sides.');
const stepsFor = (part: Pick<DifferencePart, 'steps' | 'example'>) => {
  const pictured = picturedSteps({ who: 'Visitors', lines: [], ...part }, { before, after });
  return {
    before: pictured.before.map(({ path }) => path.join()),
    after: pictured.after.map(({ path }) => path.join()),
  };
};

test('a step at which something changes shows on the sides that lead there, by the way of the visitor', () => {
  const qualified = { study: {}, site: { id: 1, ssExtId: 'S-1' } };
  expect(stepsFor({ steps: ['indications'], example: qualified })).toEqual({
    before: ['home,result,indications'],
    after: ['home,result,indications'],
  });
  expect(stepsFor({ steps: ['indications'], example: {} })).toEqual({ before: ['home,indications'], after: [] });
});

test('a step that their way leads to on one side alone shows on that side', () => {
  expect(stepsFor({ steps: ['home'], example: {} })).toEqual({ before: ['home', 'home,indications'], after: ['home'] });
});

test('where the settings of the whole campaign change the first step shows', () => {
  expect(stepsFor({ steps: [] })).toEqual({ before: ['home,indications'], after: ['home'] });
  expect(picturedSteps({ who: 'All visitors', lines: [], steps: [] }, { before, after: before })).toEqual({
    before: [{ step: 'home', path: ['home'] }],
    after: [{ step: 'home', path: ['home'] }],
  });
});
