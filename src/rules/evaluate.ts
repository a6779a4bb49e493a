import type { Facts } from '#src/domain/facts.ts';
import { withDefaults } from '#src/kit/options.ts';
import type { Rule } from '#src/kit/rule.ts';
import { rules } from './index.ts';
import type { Condition, RuleCondition } from './index.ts';

function isMet({ rule: name, params, is = true }: RuleCondition, facts: Facts): boolean {
  const rule: Rule = rules[name];
  return rule.holds(facts, withDefaults(rule.params, params)) === is;
}

/** Whether the facts meet the condition, every one of a list. An empty list and an absent condition are always met. */
export function holds(when: Condition | undefined, facts: Facts): boolean {
  if (when === undefined) return true;
  return 'rule' in when ? isMet(when, facts) : when.every((one) => isMet(one, facts));
}
