import type { Campaign, CampaignField } from '#src/flow/campaign.ts';
import type { Cut } from '#src/kit/aspect.ts';
import { withDefaults } from '#src/kit/options.ts';
import type { Answers } from '#src/domain/facts.ts';
import { numbersOf } from '#src/checker/numbersOf.ts';
import type { Registries } from '#src/checker/registries.ts';

/** The youngest and the oldest who can answer a field. */
export type AgeBounds = { least: number; most: number };

/** The ages that the checks of a field let pass, where it asks for an age and any of them bounds it. */
function ageBoundsOf(
  { kind: name, checks: put = [] }: CampaignField,
  { kinds, checks }: Pick<Registries, 'kinds' | 'checks'>,
): AgeBounds | undefined {
  const kind = kinds[name];
  if (!kind?.numberOf || kind.answers.join() !== 'age') return undefined;
  const bounds = put.flatMap(({ check, ...rest }) => {
    const of = checks[check];
    if (of?.reads !== 'numberOf') return [];
    // The schema has accepted the parameters.
    return of.bounds?.(withDefaults(of.params, 'params' in rest ? rest.params : {}) as never) ?? [];
  });
  if (bounds.length === 0) return undefined;
  const least = Math.max(...bounds.map((one) => Math.ceil(one.least ?? 0)));
  const most = Math.min(...bounds.map((one) => Math.floor(one.most ?? Infinity)));
  return { least, most };
}

/** The fields that ask for an age; none where the campaign also asks for a date of birth. */
function ageFields({ steps }: Campaign, { kinds }: Pick<Registries, 'kinds'>): CampaignField[] {
  const fields = Object.values(steps).flatMap((step) => step.fields);
  const asks = (answer: keyof Answers) => fields.filter(({ kind }) => kinds[kind]?.answers.includes(answer));
  return asks('birthDate').length > 0 ? [] : asks('age');
}

/** The oldest whom the kinds of the campaign let tell their age; undefined where none asks for it in years. */
export function oldestAsked(campaign: Campaign, registries: Pick<Registries, 'kinds'>): number | undefined {
  const fields = ageFields(campaign, registries);
  return fields.length === 0
    ? undefined
    : Math.max(...fields.map(({ kind }) => numbersOf(kind, registries)?.most ?? Infinity));
}

/**
 * Fields whose checks say which ages pass. None where the campaign also asks for a date of birth: which of both an age is known
 * by, and so whether the check was met, differs.
 */
export function boundedAges(campaign: Campaign, registries: Registries): ReadonlyMap<CampaignField, AgeBounds> {
  return new Map(
    ageFields(campaign, registries).flatMap((field) => {
      const bounds = ageBoundsOf(field, registries);
      return bounds ? [[field, bounds] as const] : [];
    }),
  );
}

/** Where these bounds divide ages: each class of them passes as a whole or not at all. */
export const cutsOfBounds = (bounded: ReadonlyMap<CampaignField, AgeBounds>): Cut[] =>
  [...bounded.values()].flatMap(({ least, most }) => [least, most + 1].filter(Number.isFinite));
