import { describe, expect, test } from 'vitest';
import { changed, printed } from '#src/checker/testing/defects/planting.ts';
import { shippedCampaigns } from '#src/checker/testing/defects.ts';

const shipped = shippedCampaigns();

/** What is found of the step that books where those of a condition are led to it. */
function bookedBy(when: object): string[] {
  const next = { cases: [{ when, to: 'calendarBooking' }], otherwise: 'indications' };
  const document = changed(shipped.documents.get('ws18') ?? {}, ['steps', 'home', 'next'], next);
  const { findings } = shipped.check('ws18', { text: printed({ ...document, people: [] }) });
  return findings.filter(({ code }) => code === 'C110').map(({ message }) => message);
}

describe('a step that books sends back those who may not book', () => {
  test.each([
    [{ rule: 'mayBook', is: false }, 'without an appointment'],
    [{ rule: 'fullyQualified' }, 'with a simulated study, without an appointment'],
    [{ rule: 'bioQualified' }, 'without a study, without an appointment'],
  ])('%j', (when, who) => {
    expect(bookedBy(when)).toEqual([
      `The step "calendarBooking" sends visitors ${who} back to the first step: "booking" is not for them`,
    ]);
  });
});

/** What is found of the calendar of a site where those of a condition are led to it. */
function bookedAtSiteBy(...when: object[]): string[] {
  const next = { cases: [{ when, to: 'siteScheduling' }], otherwise: 'indications' };
  const document = changed(shipped.documents.get('ws21') ?? {}, ['steps', 'home', 'next'], next);
  const alone = changed(document, ['steps', 'secondaryScreeningScheduling'], undefined);
  const { findings } = shipped.check('ws21', { text: printed({ ...alone, people: [] }) });
  return findings.filter(({ code }) => code === 'C110').map(({ message }) => message);
}

test('the calendar of a site is for those alone whose site takes bookings', () => {
  expect(bookedAtSiteBy({ rule: 'mayBook' })).toEqual([
    'The step "siteScheduling" has nothing for visitors without an appointment, without bookings at a site: "booking" is for those alone for whom "siteSchedulingEnabled" holds',
  ]);
  expect(bookedAtSiteBy({ rule: 'mayBook' }, { rule: 'siteSchedulingEnabled' })).toEqual([]);
});

test('nobody is sent back who may book, under however many more conditions', () => {
  expect(bookedBy({ rule: 'mayBook' })).toEqual([]);
  expect(bookedBy([{ rule: 'mayBook' }, { rule: 'narrowScreen', is: false }])).toEqual([]);
});
