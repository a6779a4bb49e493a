import { bioQualifies, fullyQualified as isFullyQualified, outcomeOf } from '#src/domain/qualification.ts';
import { defineRule } from '#src/kit/rule.ts';
import { qualification, screenerOutcome } from './readings.ts';

export const fullyQualified = defineRule({
  description: 'Age, gender, body mass, site and criteria all suit the study, and the candidate is not matched to it.',
  params: {},
  reads: () => qualification,
  holds: (facts) => isFullyQualified(facts),
  examples: [
    {
      holds: [
        { study: {}, site: {} },
        { study: { minAge: 18 }, site: {}, answers: { age: 40 } },
      ],
      fails: [
        {},
        { study: {} },
        { study: {}, site: {}, alreadyMatched: true },
        { study: { minAge: 18 }, site: {}, answers: { age: 17 } },
      ],
    },
  ],
});

export const bioQualified = defineRule({
  description: 'Age, gender and body mass suit the study.',
  params: {},
  reads: () => ['suits'],
  holds: (facts) => bioQualifies(facts),
  examples: [
    {
      holds: [{}, { study: { gender: 'female', maxAge: 50 }, answers: { gender: 'female', age: 50 } }],
      fails: [{ study: { gender: 'female' }, answers: { gender: 'male' } }, { study: { minBmi: 20 } }],
    },
  ],
});

export const outcomeIs = defineRule({
  description: 'The screener ends with this outcome.',
  params: {
    outcome: { type: 'string', enum: ['congratulations', 'disqualified', 'noSite'], required: true },
  },
  reads: () => screenerOutcome,
  holds: (facts, { outcome }) => outcomeOf(facts) === outcome,
  examples: [
    {
      params: { outcome: 'congratulations' },
      holds: [{ study: {}, site: {} }],
      fails: [{}, { study: { isSimulation: true }, site: {} }],
    },
    {
      params: { outcome: 'disqualified' },
      holds: [{ study: { minAge: 18 }, site: {}, answers: { age: 17 } }, { study: { isSimulation: true } }],
      fails: [{ study: {} }],
    },
    {
      params: { outcome: 'noSite' },
      holds: [{ study: {}, siteSearch: 'none' }],
      fails: [{ study: {}, site: {} }],
    },
  ],
});

export const alreadyMatched = defineRule({
  description: 'The phone number already belongs to a participant of the study.',
  params: {},
  reads: () => ['alreadyMatched'],
  holds: (facts) => facts.alreadyMatched,
  examples: [{ holds: [{ alreadyMatched: true }], fails: [{}] }],
});

export const hasSiteFound = defineRule({
  description: 'A site of the study serves the postal code.',
  params: {},
  reads: () => ['site'],
  holds: ({ site }) => site !== undefined,
  examples: [{ holds: [{ siteSearch: 'found', site: {} }], fails: [{}, { siteSearch: 'none' }] }],
});
