import { flows, type Flow } from '#tests/e2e/support/flows.ts';
import type { Journey } from './screenerJourney.ts';
import { journeyOf as journeyOfVisit, nameOf } from '#tests/e2e/journeys/screeners/walks.ts';
import type { Visit } from '#tests/e2e/journeys/screeners/visitSteps.ts';

export type Asked = Pick<Visit, 'language' | 'width'> & {
  /** Distinguishes the visitors of several tests: each has a name, a number and a time of their own. */
  who: number;
};

const times = ['9:00', '9:30', '10:00', '10:30', '11:00', '11:30'] as const;

/** The journey of a visitor who qualifies to the end of a screener, and the rows in the database after it. */
export function journeyOf(flow: Flow, { language, width, who }: Asked): Journey {
  const visit: Visit = { who: 'qualifies', flow, language, width };
  const phone = `3125550${100 + flows.indexOf(flow) * 10 + who}`;
  return journeyOfVisit(visit, {
    name: nameOf(visit, String.fromCodePoint(65 + who)),
    phone: [phone, `+1${phone}`],
    time: { at: times[who] ?? '12:00', day: 0 },
  });
}
