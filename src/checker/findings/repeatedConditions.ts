import { documentName, type Campaign, type CampaignStep } from '#src/flow/campaign.ts';
import type { Condition } from '#src/rules/index.ts';
import { fieldPath } from '#src/checker/document/fieldPath.ts';
import { placeOf, type Tree } from '#src/checker/document/tree.ts';
import { unique, type Finding } from '#src/checker/finding.ts';
import { casesOf, listed } from '#src/checker/proof/conditions.ts';
import { isSame } from './roleFindings.ts';

type When = { when: Condition | undefined; path: readonly (string | number)[] };

/** The conditions of a step, and where the document writes them. */
function whensOf(step: CampaignStep, tree: Tree): When[] {
  const path = ['steps', documentName(step)];
  return [
    ...step.fields.map(({ when }, index) => ({ when, path: [...fieldPath(tree, step, index), 'when'] })),
    { when: step.nav.nextWhen, path: [...path, 'nav', 'nextWhen'] },
    ...casesOf(step).map(({ when, stated }) => ({ when, path: [...path, 'next', 'cases', stated, 'when'] })),
  ];
}

/** Conditions that stand twice among those that must all hold: the second time it says nothing, and another one was meant. */
export const repeatedConditions = ({ steps }: Campaign, tree: Tree): Finding[] =>
  unique(
    Object.values(steps)
      .flatMap((step) => whensOf(step, tree))
      .flatMap(({ when, path }) =>
        listed(when).flatMap((one, index, all): Finding[] => {
          if (!all.slice(0, index).some((other) => isSame(one, other))) return [];
          const message = `"${one.rule}" stands here a second time, and says nothing more: write the condition that was meant, or leave it out`;
          return [{ code: 'C133', at: placeOf(tree, [...path, index]), message }];
        }),
      ),
  );
