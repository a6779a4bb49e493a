import { flows } from '#tests/e2e/support/flows.ts';
import { walksOf } from './walks.ts';
import { visitors, type Who } from './visitors.ts';
import { placeOf, visitorOf, type Visit } from './visitSteps.ts';

const visits: readonly Visit[] = flows.flatMap((flow) =>
  (['en', 'es'] as const).flatMap((language) =>
    ([390, 1280] as const).flatMap((width) =>
      // The keys are the visitors, by the type of the table.
      (Object.keys(visitors) as Who[])
        .filter((who) => visitorOf({ who }).only?.includes(flow) ?? true)
        .map((who) => ({ who, flow, language, width })),
    ),
  ),
);

/** Every visitor on every screener, in both languages, on a phone and at a desk. Half of them have no pointer. */
export const everyWalk = walksOf(visits, {
  byKeyboard: ({ language, width }) => (language === 'es') === (width === 390),
  stateKey: (visit, step, state) => [visit.flow, placeOf(visit), step, state],
});
