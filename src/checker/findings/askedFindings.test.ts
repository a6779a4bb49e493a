import { describe, expect, test } from 'vitest';
import { registries } from '#src/checker/registries.ts';
import { shippedCampaigns } from '#src/checker/testing/defects.ts';
import { opened } from './askedFindings.ts';

const shipped = shippedCampaigns();

/** What is found of a campaign that extends another. */
function foundIn(base: string, change: object): string[] {
  const text = JSON.stringify({ name: 'draft', extends: base, replaces: ['people'], people: [], ...change }, null, 2);
  const { findings, warnings } = shipped.check('draft', { text });
  return [...findings, ...warnings].map(({ code, message }) => `${code} ${message}`);
}

describe('what a step is announced to ask, and does not, is found', () => {
  test.each([
    [
      'its help',
      's6',
      { steps: { phone: { help: 'age' } } },
      'C092 "help" is set, and the step "phone" does not ask for what it explains',
    ],
    [
      'its landing page',
      's15',
      { landings: { age: 'postal' } },
      'C112 The landing page "age" is the step "postal", which does not ask for "age" or "birthDate"',
    ],
    [
      'each of two landing pages in the other’s place',
      's6',
      { landings: { postal: 'age', age: 'postal' } },
      'C112 The landing page "age" is the step "postal", which does not ask for "age" or "birthDate"',
    ],
  ])('%s', (_, base, change, message) => {
    expect(foundIn(base, change)).toEqual([message]);
  });
});

describe('a button that opens a step about something else is found', () => {
  test.each([
    [
      'the conditions of those who booked',
      'ws18',
      {
        steps: {
          calendarBookingThankYou: { changeFields: { bookingThankYou: { options: { conditionsStep: 'home' } } } },
        },
      },
      'C112 "conditionsStep" opens the step "home", which does not ask for "indicationIds"; "indications" does',
    ],
    [
      'answers to change',
      'midpath',
      {
        steps: {
          confirmEligibility: { changeFields: { eligibilitySummary: { options: { changeStep: 'indications' } } } },
          checkAgain: null,
          questions: { next: 'confirmEligibility' },
        },
      },
      'C112 "changeStep" opens the step "indications", which does not ask for "gender" or "age" or "birthDate" or "postalCode" or "heightCm" or "weightKg"; "questions" does',
    ],
    [
      'health questions',
      'ws10',
      {
        steps: { thanks: { changeFields: { screenerThankYou: { options: { healthQuestionsStep: 'indications' } } } } },
      },
      'C112 "healthQuestionsStep" opens the step "indications", which does not ask for "additional"; "webScreenerHealth" does',
    ],
  ])('%s', (_, base, change, message) => {
    expect(foundIn(base, change)).toContain(message);
  });

  test('and one that opens a page of a step is not', () => {
    const steps = {
      confirmEligibility: { changeFields: { eligibilitySummary: { options: { changeStep: 'questions' } } } },
    };
    expect(foundIn('midpath', { steps }).filter((found) => found.startsWith('C112'))).toEqual([]);
  });
});

test('every option that names a step says what that step asks', () => {
  const naming = Object.values(registries.kinds).flatMap(({ options }) =>
    Object.keys(options).filter((name) => name.endsWith('Step')),
  );
  expect(naming.filter((name) => !Object.hasOwn(opened, name))).toEqual([]);
});

describe('a field that is asked under the opposite of its rule is found', () => {
  test.each([
    ['showsHeightWeight', 'height'],
    ['showsCountrySelect', 'countrySelect'],
    ['asksForCtScan', 'ctScanDate'],
  ])('%s', (rule, field) => {
    const found = foundIn('ws10', { steps: { home: { changeFields: { [field]: { when: { rule, is: false } } } } } });
    expect(found).toContain(
      `C113 "${field}" is asked only where "${rule}" does not hold, which says that it is asked: leave "is": false out`,
    );
  });
});

describe('nothing is found', () => {
  test.each([
    ['of help on one of several questions of a page', 'ws10', { steps: { home: { help: 'phone' } } }],
    ['of help on a page of a step', 'ws23', { steps: { home: { help: 'name' } } }],
    ['of a landing page of a study', 's6', { landings: { study: 'age' } }],
    ['of a screener without height and weight', 'ws10', { webScreenerProps: { shouldShowHeightWeight: false } }],
    ['of a country that everybody chooses', 'ws10', { showCountrySelect: true }],
  ])('%s', (_, base, change) => {
    expect(foundIn(base, change)).toEqual([]);
  });
});
