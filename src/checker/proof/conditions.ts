import type { Campaign } from '#src/flow/campaign.ts';
import type { Condition, RuleCondition } from '#src/rules/index.ts';

/** One use of a condition, with its path in the document. */
export type Use = { path: (string | number)[]; condition: RuleCondition };

const listed = (when: Condition | undefined): readonly RuleCondition[] =>
  when === undefined ? [] : 'rule' in when ? [when] : when;

function uses(when: Condition | undefined, path: (string | number)[]): Use[] {
  const isList = when !== undefined && !('rule' in when);
  return listed(when).map((condition, index) => ({ condition, path: isList ? [...path, index] : path }));
}

/** The conditions that choose the next step. */
export function usesInNext({ steps }: Campaign): Use[] {
  return Object.values(steps).flatMap(({ name, next }) =>
    typeof next === 'object'
      ? next.cases.flatMap(({ when }, index) => uses(when, ['steps', name, 'next', 'cases', index, 'when']))
      : [],
  );
}

/** The conditions under which the button Next is shown. */
export function usesInNav({ steps }: Campaign): Use[] {
  return Object.values(steps).flatMap(({ name, nav }) => uses(nav.nextWhen, ['steps', name, 'nav', 'nextWhen']));
}

/** The conditions under which fields are shown, of the kinds that `isWanted` accepts; by default of all. */
export function usesInFields({ steps }: Campaign, isWanted: (kind: string) => boolean = () => true): Use[] {
  return Object.values(steps).flatMap(({ name, fields }) =>
    fields.flatMap(({ kind, when }, index) =>
      isWanted(kind) ? uses(when, ['steps', name, 'fields', index, 'when']) : [],
    ),
  );
}

/** Each rule with its parameters once, whichever outcome `is` expects. */
export function distinct(conditions: readonly RuleCondition[]): RuleCondition[] {
  const byContent = new Map(conditions.map((one) => [JSON.stringify([one.rule, one.params ?? {}]), one]));
  return [...byContent.values()];
}
