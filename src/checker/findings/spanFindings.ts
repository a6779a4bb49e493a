import type { Campaign, CampaignField, CampaignStep } from '#src/flow/campaign.ts';
import { fieldPath } from '#src/checker/document/fieldPath.ts';
import { placeOf, type Tree } from '#src/checker/document/tree.ts';
import type { Finding } from '#src/checker/finding.ts';
import { listed } from '#src/checker/proof/conditions.ts';
import type { Registries } from '#src/checker/registries.ts';

/** A field that asks some of the questions of a study, by their numbers. */
type Span = { field: CampaignField; step: CampaignStep; index: number; first: number; last: number };

const numberIn = (options: object, name: string): number | undefined => {
  const value: unknown = Object.entries(options).find(([key]) => key === name)?.[1];
  return typeof value === 'number' ? value : undefined;
};

function spansIn({ steps }: Campaign, { kinds }: Registries): Span[] {
  const all = Object.values(steps).flatMap((step) =>
    step.fields.flatMap((field, index): Span[] => {
      const { first, last } = kinds[field.kind]?.options ?? {};
      if (!first || !last) return [];
      const { options = {} } = field;
      return [
        { field, step, index, first: numberIn(options, 'first') ?? 1, last: numberIn(options, 'last') ?? Infinity },
      ];
    }),
  );
  return all.toSorted((one, other) => one.first - other.first || one.last - other.last);
}

const upTo = (first: number, last: number) => {
  if (last === Infinity) return `from ${first} on`;
  return first === last ? String(first) : `${first} to ${last}`;
};

/** Whether everybody who is asked one of them is asked the other: under other conditions they may be for others. */
const areBothAsked = (one: Span, other: Span) =>
  [one, other].some(({ field }) => listed(field.when).length === 0) ||
  JSON.stringify(one.field.when) === JSON.stringify(other.field.when);

/** Questions of a study that no field asks though others are asked, and those that two fields ask. */
export function spanFindings(campaign: Campaign, tree: Tree, registries: Registries): Finding[] {
  const spans = spansIn(campaign, registries);
  const found = (code: Finding['code'], { step, index, field }: Span, message: string): Finding => ({
    code,
    at: placeOf(tree, fieldPath(tree, step, index)),
    message: `"${field.id}" ${message}`,
  });
  let asked = 0;
  const findings = spans.flatMap((span, place): Finding[] => {
    const gap = span.first > asked + 1 ? upTo(asked + 1, span.first - 1) : undefined;
    const twin = spans.slice(0, place).find((other) => other.last >= span.first && areBothAsked(span, other));
    asked = Math.max(asked, span.last);
    if (gap !== undefined)
      return [found('C085', span, `is asked, and no field asks the questions of the study before it: ${gap}`)];
    if (!twin) return [];
    const again = upTo(span.first, Math.min(span.last, twin.last));
    return [
      found(
        'C051',
        span,
        `asks questions of the study that "${twin.field.id}" of the step "${twin.step.name}" asks: ${again}`,
      ),
    ];
  });
  const end = spans.findLast(({ last }) => last === asked);
  if (!end || asked === Infinity) return findings;
  return [
    ...findings,
    found('C085', end, `is asked, and no field asks the questions of the study after it: ${upTo(asked + 1, Infinity)}`),
  ];
}
