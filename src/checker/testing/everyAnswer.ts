import type { Facts } from '#src/domain/facts.ts';
import { exampleFacts } from '#src/kit/exampleFacts.ts';
import { ageCuts, namedConditions } from './questionCampaign.ts';

/** What somebody answers, or has answered long ago, about their age and their conditions. */
export type Given = { age: number | undefined; indicationIds: number[] | undefined };

const ages = [undefined, ...ageCuts.flatMap((cut) => [cut - 1, cut])];
const another = Math.max(...namedConditions) + 1;
const chosen = [undefined, [1], [2], [1, 2], [another]];

/** Everything that visitors of the generated campaigns may answer. */
export const given: readonly Given[] = ages.flatMap((age) => chosen.map((indicationIds) => ({ age, indicationIds })));

const { study } = exampleFacts({ study: {} });

/** Everybody who may come to them, as far as their rules tell before anything is asked. */
export const beforehand = (nobody: Facts): Facts[] =>
  [undefined, study].flatMap((known) =>
    [false, true].flatMap((isKnownLead) =>
      (['US', 'ZA'] as const).flatMap((country) =>
        [undefined, 1, 2, another].flatMap((id) =>
          ([undefined, 'adult', 'parent_child'] as const)
            // Without a study nothing says that the person cared for is an adult.
            .filter((caregiverType) => known !== undefined || caregiverType !== 'adult')
            .map((caregiverType): Facts => ({
              ...nobody,
              isKnownLead,
              country,
              ...(known && { study: known }),
              path: {
                ...nobody.path,
                ...(id !== undefined && { indication: { id, name: 'C' } }),
                ...(caregiverType && { hasCaregiver: true, caregiverType }),
              },
            })),
        ),
      ),
    ),
  );
