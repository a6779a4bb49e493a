import type { AnyCheck, Judge } from '#src/kit/check.ts';
import { withDefaults } from '#src/kit/options.ts';

/** The judge of a campaign that uses these checks: it tells of the first that does not hold. */
export function judgeBy(checks: Readonly<Record<string, AnyCheck>>): Judge {
  return (field, facts, drafts, texts, step) => {
    const said = { facts, drafts, options: field.options ?? {} };
    const nameOf = ({ kind, id }: typeof field) => texts(kind, [`${step}.${id}.fieldName`, 'fieldName']).text;
    for (const { check: name, ...rest } of field.checks ?? []) {
      const params = 'params' in rest ? rest.params : undefined;
      const check = checks[name]!; // The module of a campaign holds every check that it names.
      const text = check.on[field.kind]?.(said);
      // A checked campaign puts a check only on kinds that say what it takes, with parameters of its schema.
      const given = withDefaults(check.params, params) as never;
      if (text !== undefined && text !== '' && !check.holds(text as never, given, said))
        return [{ message: name, values: { ...params, field: nameOf(field) } }];
    }
    return [];
  };
}
