import type { AnyCheck, EvaluateChecks } from '#src/kit/check.ts';
import { withDefaults } from '#src/kit/options.ts';

/**
 * Evaluates the named checks of a field in order and returns the problem of the first that fails; an empty answer
 * passes all.
 */
export function evaluatorOf(checks: Readonly<Record<string, AnyCheck>>): EvaluateChecks {
  return ({ field, spec, facts, drafts, texts, step }) => {
    const { kind, id, options, checks: named = [] } = field;
    const entered = { facts, drafts, options: withDefaults(spec.options, options) };
    for (const { check: name, ...rest } of named) {
      const params = 'params' in rest ? rest.params : undefined;
      const check = checks[name]!; // The module of a campaign imports every check that it names.
      const read = spec[check.reads]?.(facts.answers, entered);
      if (read === undefined || read === '') continue;
      // A checked campaign puts a check only on kinds that give what it reads, with parameters of its schema.
      if (check.holds(read as never, withDefaults(check.params, params) as never)) continue;
      const { text } = texts(kind, [`${step}.${id}.fieldName`, 'fieldName']);
      return [{ message: name, values: { ...params, field: text } }];
    }
    return [];
  };
}
