import type { Facts } from '#src/domain/facts.ts';
import { withDefaults } from '#src/kit/options.ts';
import type { Rule } from '#src/kit/rule.ts';
import { rules } from './index.ts';
import type { Condition, RuleCondition } from './index.ts';

function isMet({ rule: name, params, is = true }: RuleCondition, facts: Facts): boolean {
  const rule: Rule = rules[name];
  return rule.holds(facts, withDefaults(rule.params, params)) === is;
}

/** Whether the facts meet the condition: each of a list. An empty list and no condition are always met. */
export function holds(condition: Condition | undefined, facts: Facts): boolean {
  if (condition === undefined) return true;
  return 'rule' in condition ? isMet(condition, facts) : condition.every((one) => isMet(one, facts));
}
