import { ageOfCandidate } from '#src/domain/qualification.ts';
import { defineRule } from '#src/kit/rule.ts';

/** False while no age is known, also without bounds. A birth date takes precedence over an age. */
export const ageBetween = defineRule({
  description: 'The age of the candidate lies between `min` and `max`, both included; a bound left out does not limit.',
  params: {
    min: { type: 'integer', description: 'Youngest age, in whole years.' },
    max: { type: 'integer', description: 'Oldest age, in whole years.' },
  },
  reads: ({ min = -Infinity, max = Infinity }) => [{ aspect: 'age', at: [min, max + 1].filter(Number.isFinite) }],
  holds: ({ answers, today }, { min = -Infinity, max = Infinity }) => {
    const age = ageOfCandidate(answers, today);
    return age !== undefined && age >= min && age <= max;
  },
  examples: [
    {
      params: { min: 18, max: 65 },
      holds: [{ answers: { age: 18 } }, { answers: { age: 65 } }, { answers: { birthDate: '2008-06-15' } }],
      fails: [{}, { answers: { age: 17 } }, { answers: { age: 66 } }, { answers: { birthDate: '2008-06-16' } }],
    },
    { params: { min: 18 }, holds: [{ answers: { age: 90 } }], fails: [{ answers: { age: 17 } }] },
  ],
});
