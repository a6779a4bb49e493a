import type { Texts } from '#src/i18n/texts.ts';
import { fieldTexts } from './fieldTexts.tsx';
import type { FieldProblem } from './stepForm.ts';

export type SummaryEntry = { href: string; name: string; text: string; lang?: 'en' };

/** Id of the control that a problem belongs to: the field's first, or the named one. */
const controlId = ({ field, problem }: FieldProblem) => (problem.at ? `${field.id}-${problem.at}` : field.id);

/** What the error summary says: one line per problem, under the name of its control or field, leading there. */
export function summaryOf(texts: Texts, step: string, problems: readonly FieldProblem[]): SummaryEntry[] {
  return problems.map((entry) => {
    const { field, problem } = entry;
    const { find } = fieldTexts(texts, step, field);
    const key = [`fieldName.${problem.at}`, 'fieldName'].find((candidate) => texts.has(field.kind, candidate));
    const name = key ? `${find(key, problem.values).text}: ` : '';
    return { href: `#${controlId(entry)}`, name, ...find(problem.message, problem.values) };
  });
}
