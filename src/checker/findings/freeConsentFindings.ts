import type { Campaign } from '#src/flow/campaign.ts';
import { fieldPath } from '#src/checker/document/fieldPath.ts';
import { placeOf, type Tree } from '#src/checker/document/tree.ts';
import type { Finding } from '#src/checker/finding.ts';
import type { Registries } from '#src/checker/registries.ts';

/** Consents that their kind leaves open, and that the campaign requires: nobody could go on without a yes. */
export const freeConsentFindings = ({ steps }: Campaign, tree: Tree, { kinds }: Registries): Finding[] =>
  Object.values(steps).flatMap((step) =>
    step.fields.flatMap(({ kind, id, required }, index): Finding[] => {
      const spec = kinds[kind];
      if (!required || !spec?.options['consent'] || spec.requiredByDefault) return [];
      const message = `"${id}" must be agreed to before anybody goes on: leave "required" out`;
      return [{ code: 'C121', at: placeOf(tree, [...fieldPath(tree, step, index), 'required']), message }];
    }),
  );
