import type { Campaign, CampaignField } from '#src/flow/campaign.ts';
import { isRequired } from '#src/checker/asksAny.ts';
import { fieldPath } from '#src/checker/document/fieldPath.ts';
import { placeOf, type Tree } from '#src/checker/document/tree.ts';
import type { Finding } from '#src/checker/finding.ts';
import type { Registries } from '#src/checker/registries.ts';
import { areApart } from './roleFindings.ts';

/** What a field asks for, in whichever words. */
function boxOf({ kind, options = {} }: CampaignField): string {
  const { label: _, ...set } = Object.fromEntries(Object.entries(options));
  return `${kind} ${JSON.stringify(set)}`;
}

/**
 * Boxes that stand twice on one page, where neither must be filled in: those of which one must be are found on the ways of
 * visitors.
 */
export const sameBoxFindings = (campaign: Campaign, tree: Tree, registries: Registries): Finding[] =>
  Object.values(campaign.steps).flatMap((step) =>
    step.fields.flatMap((field, index): Finding[] => {
      const asks = (registries.kinds[field.kind]?.answers.length ?? 0) > 0;
      const isOpen = (one: CampaignField) => !isRequired(one, registries);
      const twin = step.fields
        .slice(0, index)
        .find((one) => boxOf(one) === boxOf(field) && isOpen(one) && isOpen(field) && !areApart(one, field));
      if (!asks || !twin) return [];
      const message = `"${field.id}" asks for what "${twin.id}" of the same page asks: what is entered in one stands in the other`;
      return [{ code: 'C051', at: placeOf(tree, fieldPath(tree, step, index)), message }];
    }),
  );
