import type { SourceLocale } from '#src/generated/locales.ts';
import type { Texts } from '#src/i18n/texts.ts';
import { fieldTexts } from './fieldTexts.tsx';
import type { FieldProblem } from './stepForm.ts';

/** A line of the error summary; languages are set where they differ from the page's. */
export type ErrorSummaryEntry = { href: string; name: string; nameLang?: string; text: string; lang?: SourceLocale };

/** Id of the control that a problem belongs to: the field's first, or the named one. */
export const controlId = ({ field, problem }: FieldProblem): string =>
  problem.at ? `${field.id}-${problem.at}` : field.id;

/** Where the line of a problem leads. */
export const hrefOf = (problem: FieldProblem): string => `#${controlId(problem)}`;

/** The lines of the error summary: one per problem, a link to its control under the name that the page shows for it. */
export function errorSummaryOf(
  texts: Texts,
  step: string,
  problems: readonly FieldProblem[],
  nameOf: (id: string) => Pick<ErrorSummaryEntry, 'name' | 'nameLang'>,
): ErrorSummaryEntry[] {
  return problems.map((entry) => {
    const { field, problem } = entry;
    const id = controlId(entry);
    return {
      href: hrefOf(entry),
      ...nameOf(id),
      ...fieldTexts(texts, step, field).find(problem.message, problem.values),
    };
  });
}
