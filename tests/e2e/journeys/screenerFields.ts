import type { ScreenerVisitor } from './screenerVisitor.ts';
import { texts } from '#tests/e2e/support/texts.ts';

/** A text box by its label, and what is typed into it. */
export type Entry = [label: string, text: string];

/** What the visitor types about themselves, by label. */
export function identityOf({ language, postalLabel, email, ...visitor }: ScreenerVisitor): Entry[] {
  const t = texts[language];
  return [
    [t.fullName, visitor.name],
    [postalLabel ?? t.postal, visitor.zip],
    [t.phone, visitor.phone],
    ...(email === undefined ? [] : [[t.email, email] satisfies Entry]),
    [t.birthDate, visitor.birthDate],
  ];
}

/** Height and weight in the units of the visitor. */
export function measuresOf({ language, height, weight }: ScreenerVisitor): Entry[] {
  // Units are among the words, each a text.
  const labels: Readonly<Record<string, string>> = texts[language] as never;
  return Object.entries({ ...height, ...weight }).map(([unit, number]) => [labels[unit] ?? unit, number]);
}
