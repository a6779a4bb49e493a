import { expect, test } from 'vitest';
import { described, draftChecker, type Draft } from '#src/checker/testing/drafts.ts';

const check = draftChecker();
const found = (draft: Omit<Draft, 'name'>) => described(check({ name: 'draft', ...draft }));
const nobody = { replaces: ['people'], people: [] };

test.each<[string, Omit<Draft, 'name'>]>([
  [
    'the step of an appointment',
    {
      extends: 'ws18',
      bookedStep: null,
      steps: { home: { next: 'indications' }, calendarBooking: null, calendarBookingThankYou: null },
      ...nobody,
    },
  ],
  ['how a step is divided', { extends: 'ws10', steps: { home: { sections: null } } }],
  [
    'the landing pages of questions that are not asked',
    {
      extends: 's6',
      home: 'postal',
      landings: { gender: null, study: null, age: null },
      steps: { home: null, gender: null },
      hasCaregiver: false,
      ...nobody,
    },
  ],
  [
    'whoever answers for somebody else',
    {
      extends: 's6',
      hasCaregiver: false,
      steps: { home: { changeFields: { quickLinks: { options: { child: false } } } } },
      ...nobody,
    },
  ],
])('a campaign takes away what it inherits: %s', (_, draft) => {
  expect(found(draft)).toEqual([]);
});

test.each<[string, Omit<Draft, 'name'>, string]>([
  [
    'effects',
    { steps: { home: { onEnter: null } } },
    'C012 Expected a list in brackets [ ], found null; for none write []',
  ],
  [
    'a setting',
    { outcome: null },
    'C012 Expected a text in quotation marks, found null; to take an inherited one back write "full"',
  ],
  [
    'who recruits',
    { oversight: { recruiter: null } },
    'C012 Expected an object in braces { }, found null, which takes nothing away here: leave it out, or write what is to stand in its place',
  ],
])('where null takes nothing away, what does is said: %s', (_, draft, expected) => {
  expect(found({ extends: 'ws10', ...draft })).toEqual([expected]);
});
