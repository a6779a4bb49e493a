import type { Campaign } from '#src/flow/campaign.ts';
import { fieldPath } from '#src/checker/document/fieldPath.ts';
import { placeOf, type Tree } from '#src/checker/document/tree.ts';
import type { Finding } from '#src/checker/finding.ts';
import type { Registries } from '#src/checker/registries.ts';

/** Fields that lead to others on their page, or wait for them, where the page has none of that kind. */
export function besideFindings(campaign: Campaign, tree: Tree, { kinds }: Registries): Finding[] {
  return Object.values(campaign.steps).flatMap((step) =>
    step.fields.flatMap(({ id, kind, options = {} }, index): Finding[] => {
      const needed = kinds[kind]?.beside?.(options, campaign) ?? [];
      const missing = needed.filter((other) => !step.fields.some((field) => field.kind === other));
      if (missing.length === 0) return [];
      const message = `"${id}" needs a field of the kind ${missing.join(', and one of ')}, and its page has none`;
      return [{ code: 'C087', at: placeOf(tree, fieldPath(tree, step, index)), message }];
    }),
  );
}
