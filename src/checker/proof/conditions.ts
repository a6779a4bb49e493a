import type { Campaign } from '#src/flow/campaign.ts';
import type { Condition, RuleCondition } from '#src/rules/index.ts';

/** One use of a condition, with its path in the document. */
export type Use = { path: (string | number)[]; condition: RuleCondition };

/** The conditions of a `when`, all of which must be met. */
export const listed = (when: Condition | undefined): readonly RuleCondition[] =>
  when === undefined ? [] : 'rule' in when ? [when] : when;

function uses(when: Condition | undefined, path: (string | number)[]): Use[] {
  const isList = when !== undefined && !('rule' in when);
  return listed(when).map((condition, index) => ({ condition, path: isList ? [...path, index] : path }));
}

/** The conditions that choose the next step. */
function usesInNext({ steps }: Campaign): Use[] {
  return Object.values(steps).flatMap(({ name, next }) =>
    typeof next === 'object'
      ? next.cases.flatMap(({ when }, index) => uses(when, ['steps', name, 'next', 'cases', index, 'when']))
      : [],
  );
}

/** The conditions under which the button Next is shown. */
function usesInNav({ steps }: Campaign): Use[] {
  return Object.values(steps).flatMap(({ name, nav }) => uses(nav.nextWhen, ['steps', name, 'nav', 'nextWhen']));
}

/** The conditions under which fields are shown. */
function usesInFields({ steps }: Campaign): Use[] {
  return Object.values(steps).flatMap(({ name, fields }) =>
    fields.flatMap(({ when }, index) => uses(when, ['steps', name, 'fields', index, 'when'])),
  );
}

/** Every use of a condition in the campaign. */
export const usesOf = (campaign: Campaign): Use[] => [
  ...usesInNext(campaign),
  ...usesInNav(campaign),
  ...usesInFields(campaign),
];
