import { us } from '#tests/e2e/journeys/countries.ts';
import { walkConditions } from '#tests/e2e/journeys/searches/walkConditions.ts';
import { walkOffers } from '#tests/e2e/journeys/searches/walkOffers.ts';
import { walkStudies } from '#tests/e2e/journeys/searches/walkStudies.ts';
import { longestReplay, shipped } from '#tests/e2e/replay/plan.ts';
import { replayWitness } from '#tests/e2e/replay/replayWitness.ts';
import type { Page } from '#tests/e2e/support/test.ts';
import type { Language } from '#tests/e2e/support/texts.ts';
import type { Look } from './look.ts';

/** What happens on a page that has just opened, and on one that is filled. */
type Company = Record<'opened' | 'filled', (step: string) => Promise<void>>;

/** A visit from the first page of a flow to its end. `who` distinguishes visitors whose leads are one server's: 0 to 3. */
export type Visit = { language: Language; width: Look['width']; who: number };
export type Walk = (page: Page, visit: Visit, company: Company) => Promise<void>;

/** The visit of somebody in the US who qualifies for the first study of the demo, lives near a site that takes bookings, and books. */
const replayed =
  (flow: string): Walk =>
  (page, { language, width, who }, { opened, filled }) => {
    const isOnPhone = width === 390;
    const visitor = { studyId: 1, lives: 'at a booking site', isOnPhone } as const;
    return replayWitness(page, longestReplay(flow, visitor, language, isOnPhone ? who : 4 + who), {
      watch: (step, moment) => (moment === 'open' ? opened : filled)(step.path),
    });
  };

/** Their states are no steps: each is as it opens. */
const searches = [
  ['study-search', (page, visit) => walkStudies(page, 'study-search', visit)],
  ['ss2', (page, visit) => walkStudies(page, 'ss2', visit)],
  ['ss3', walkConditions],
  ['ss6', (page, visit) => walkStudies(page, 'ss6', visit)],
  ['ss8', walkOffers],
] as const satisfies [string, typeof walkOffers][];

/** The visits of which pictures are taken, by their flow. */
export const walks: ReadonlyMap<string, Walk> = new Map([
  ...shipped.map((flow): [string, Walk] => [flow, replayed(flow)]),
  ...searches.map(([flow, walk]): [string, Walk] => [
    flow,
    (page, { language }, { opened }) => walk(page, { language, place: us, look: (_page, state) => opened(state) }),
  ]),
]);
