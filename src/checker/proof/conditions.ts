import { documentName, type Campaign, type CampaignStep, type StepName } from '#src/flow/campaign.ts';
import { onceFor } from '#src/checker/onceFor.ts';
import type { Condition, RuleCondition } from '#src/rules/index.ts';

/**
 * One use of a condition, with its path in the document, and the step or page that it is about. That of a field on a page has
 * the number of the field there instead: the document writes it among the fields of the step. `field` is the number of the field
 * that is shown under it.
 */
export type Use = {
  path: (string | number)[];
  condition: RuleCondition;
  about: StepName;
  onPage?: number;
  field?: number;
};

/** Where the campaign has the condition: that of a field on a page in the field itself. */
export const placeOfCondition = ({ about, onPage, path }: Use): Use['path'] =>
  onPage === undefined ? path : ['steps', about, 'fields', onPage, 'when'];

/** The conditions of a `when`, all of which must be met. */
export const listed = (when: Condition | undefined): readonly RuleCondition[] =>
  when === undefined ? [] : 'rule' in when ? [when] : when;

function uses(about: StepName, when: Condition | undefined, path: (string | number)[]): Use[] {
  const isList = when !== undefined && !('rule' in when);
  return listed(when).map((condition, index) => ({ about, condition, path: isList ? [...path, index] : path }));
}

/** The cases of a step that its document states, each with its index there: others pass over pages of the step. */
export function casesOf({ next, part }: Pick<CampaignStep, 'next' | 'part'>) {
  if (typeof next !== 'object') return [];
  return next.cases.slice(part?.passes ?? 0).map((one, stated) => ({ ...one, stated }));
}

/** The conditions that choose the next step. */
function usesInNext({ steps }: Campaign): Use[] {
  return Object.values(steps).flatMap((step) =>
    casesOf(step).flatMap(({ when, stated }) =>
      uses(step.name, when, ['steps', step.name, 'next', 'cases', stated, 'when']),
    ),
  );
}

/** The conditions under which the button Next is shown. */
function usesInNav({ steps }: Campaign): Use[] {
  return Object.values(steps).flatMap(({ name, nav }) => uses(name, nav.nextWhen, ['steps', name, 'nav', 'nextWhen']));
}

/**
 * The conditions under which fields are shown. Those on a page are a choice for whoever gets to the first page of its step:
 * the page itself is passed over where they do not hold.
 */
function usesInFields({ steps }: Campaign): Use[] {
  return Object.values(steps).flatMap((step) =>
    step.fields.flatMap(({ when }, index) => {
      const path = ['steps', documentName(step)];
      const all = step.part
        ? listed(when).map((condition): Use => ({ about: step.name, condition, path, onPage: index }))
        : uses(step.name, when, [...path, 'fields', index, 'when']);
      return all.map((use) => ({ ...use, field: index }));
    }),
  );
}

/** Every use of a condition in the campaign. */
export const usesOf: (campaign: Campaign) => readonly Use[] = onceFor((campaign: Campaign) => [
  ...usesInNext(campaign),
  ...usesInNav(campaign),
  ...usesInFields(campaign),
]);
