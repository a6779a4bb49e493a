import { expect, test } from 'vitest';
import { exampleFacts } from './exampleFacts.ts';

test('without an example nothing is answered, and there is no study, site or booking', () => {
  const { answers, study, site, bookings, criteria } = exampleFacts();
  expect({ answers, study, site, bookings, criteria }).toEqual({
    answers: {},
    study: undefined,
    site: undefined,
    bookings: {},
    criteria: [],
  });
});

test('an example overrides the defaults at every depth, and only what it names', () => {
  const { campaign, answers } = exampleFacts({
    campaign: { webScreenerProps: { shouldShowHeightWeight: true } },
    answers: { ethnicities: [1, 3] },
  });
  expect(campaign.webScreenerProps).toMatchObject({ shouldShowHeightWeight: true, isSingleColumn: false });
  expect(campaign.name).toBe('example');
  expect(answers).toEqual({ ethnicities: [1, 3] });
});

test('a study, a site and a booking that are named in part are filled up', () => {
  const { study, site, bookings } = exampleFacts({ study: { minAge: 18 }, site: { id: 3 }, bookings: { 7: {} } });
  expect(study).toMatchObject({ minAge: 18, gender: 'any', isSimulation: false });
  expect(site).toEqual({ id: 3, ssExtId: 'SS-11' });
  expect(bookings[7]?.bookingTime.start).not.toBe('');
});

test('one example does not change the next', () => {
  exampleFacts({ study: { minAge: 50 }, answers: { age: 3 } });
  expect(exampleFacts({ study: {} }).study?.minAge).toBeUndefined();
  expect(exampleFacts().answers).toEqual({});
});
