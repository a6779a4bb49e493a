import { us } from '#tests/e2e/journeys/countries.ts';
import { walk as walkSteps } from '#tests/e2e/journeys/journey.ts';
import { journeyOf } from '#tests/e2e/journeys/qualifyingJourney.ts';
import { walk as walkScreener } from '#tests/e2e/journeys/screenerJourney.ts';
import { walkConditions } from '#tests/e2e/journeys/searches/walkConditions.ts';
import { walkOffers } from '#tests/e2e/journeys/searches/walkOffers.ts';
import { walkStudies } from '#tests/e2e/journeys/searches/walkStudies.ts';
import { visits } from '#tests/e2e/journeys/signup/visits.ts';
import { flows } from '#tests/e2e/support/flows.ts';
import type { Page } from '#tests/e2e/support/test.ts';
import type { Language } from '#tests/e2e/support/texts.ts';
import type { Look } from './look.ts';

/** What happens on a page that has just opened, and on one that is filled. */
type Company = Record<'opened' | 'filled', (step: string) => Promise<void>>;

/** A visit from the first page of a flow to its end. `who` distinguishes visitors whose leads are one server's: 0 to 3. */
export type Visit = { language: Language; width: Look['width']; who: number };
export type Walk = (page: Page, visit: Visit, company: Company) => Promise<void>;

const screeners = flows.map((flow): [string, Walk] => [
  flow,
  (page, visit, { opened, filled }) =>
    walkScreener(page, journeyOf(flow, visit), { onOpen: opened, onEntered: filled }),
]);

const family = ({ language, width, who }: Visit) => `Looks${language}${width}${'ABCD'[who]}`;

const signups = Object.entries(visits).map(([who, visitOf], index, all): [string, Walk] => {
  const flowOf = ([, of]: (typeof all)[number]) => of('en', '').journey.flow;
  const { flow } = visitOf('en', '').journey;
  const isFirst = all.findIndex((entry) => flowOf(entry) === flow) === index;
  return [
    isFirst ? flow : `${flow}, ${who}`,
    (page, visit, { opened, filled }) =>
      walkSteps(page, visitOf(visit.language, family(visit)).journey, {
        opened: (_page, { at }) => opened(at),
        filled: (_page, { at }) => filled(at),
      }),
  ];
});

/** Their states are no steps: each is as it opens. */
const searches = [
  ['study-search', (page, visit) => walkStudies(page, 'study-search', visit)],
  ['ss2', (page, visit) => walkStudies(page, 'ss2', visit)],
  ['ss3', walkConditions],
  ['ss6', (page, visit) => walkStudies(page, 'ss6', visit)],
  ['ss8', walkOffers],
] as const satisfies [string, typeof walkOffers][];

/** The visits of which pictures are taken, by their flow and, where others have come to it before, their visitor. */
export const walks: ReadonlyMap<string, Walk> = new Map([
  ...signups,
  ...screeners,
  ...searches.map(([flow, walk]): [string, Walk] => [
    flow,
    (page, { language }, { opened }) => walk(page, { language, place: us, look: (_page, state) => opened(state) }),
  ]),
]);
