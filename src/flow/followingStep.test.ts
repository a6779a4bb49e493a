import { describe, expect, test } from 'vitest';
import { exampleFacts } from '#src/kit/exampleFacts.ts';
import type { CampaignDocument } from '#src/generated/campaign.ts';
import type { StepName } from './campaign.ts';
import { expandCampaign } from './expandCampaign.ts';
import { firstStep } from './firstStep.ts';
import { followingStep } from './followingStep.ts';

const steps: CampaignDocument['steps'] = {
  home: { fields: [], next: 'postal' },
  postal: { fields: [], next: 'age' },
  age: { fields: [], next: 'name' },
  name: { fields: [] },
};
const campaign = expandCampaign(
  { name: 'flow', landings: { gender: 'home', age: 'age', postal: 'postal' }, steps },
  {},
);

function walk(landing?: string): StepName[] {
  const facts = exampleFacts({ query: landing === undefined ? {} : { landing } });
  const walked: StepName[] = [];
  let name: StepName | undefined = firstStep(campaign, landing);
  while (name && !walked.includes(name)) {
    walked.push(name);
    const step: (typeof campaign.steps)[string] | undefined = campaign.steps[name];
    name = step && followingStep(campaign, step, facts);
  }
  return walked;
}

describe('a visit', () => {
  test.each<[string, string | undefined, StepName[]]>([
    ['begins at home', undefined, ['home', 'postal', 'age', 'name']],
    ['begins at home where the landing page is the home', 'gender', ['home', 'postal', 'age', 'name']],
    ['begins at home where there is no such landing page', 'toString', ['home', 'postal', 'age', 'name']],
    ['begins with the step that follows home', 'postal', ['postal', 'age', 'name']],
    ['begins with a later step, which then is left out', 'age', ['age', 'postal', 'name']],
  ])('%s', (_, landing, expected) => {
    expect(walk(landing)).toEqual(expected);
  });
});

test('a visit is led back to its home by a step that says so', () => {
  const { age } = expandCampaign({ name: 'flow', steps: { ...steps, age: { fields: [], next: 'home' } } }, {}).steps;
  expect(age && followingStep(campaign, age, exampleFacts())).toBe('home');
});
