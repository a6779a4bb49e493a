import type { Texts } from '#src/i18n/texts.ts';
import { fieldTexts } from './fieldTexts.tsx';
import type { FieldProblem } from './stepForm.ts';

/** A line of the error summary; each language is there where it is not the page's. */
export type SummaryEntry = { href: string; name: string; nameLang?: string; text: string; lang?: 'en' };

/** Id of the control that a problem belongs to: the field's first, or the named one. */
const controlId = ({ field, problem }: FieldProblem) => (problem.at ? `${field.id}-${problem.at}` : field.id);

/** What the error summary says: one line per problem, under the name that the page gives its control, leading there. */
export function summaryOf(
  texts: Texts,
  step: string,
  problems: readonly FieldProblem[],
  nameOf: (id: string) => Pick<SummaryEntry, 'name' | 'nameLang'>,
): SummaryEntry[] {
  return problems.map((entry) => {
    const { field, problem } = entry;
    const id = controlId(entry);
    return { href: `#${id}`, ...nameOf(id), ...fieldTexts(texts, step, field).find(problem.message, problem.values) };
  });
}
