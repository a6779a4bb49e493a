import type { Hands } from '#tests/e2e/support/inputMethod.ts';
import type { ScreenerVisitor } from './screenerVisitor.ts';
import { screenerWords } from './screenerTexts.ts';
import type { Page } from '#tests/e2e/support/test.ts';
import { words } from '#tests/e2e/support/texts.ts';

/** A text box by its label, and what is typed into it. */
export type Entry = [label: string, text: string];

/** What the visitor types about the participant, by label. */
export function identityOf(visitor: ScreenerVisitor): Entry[] {
  const { language, caregiver, postalLabel, email } = visitor;
  const t = words[language];
  const about = (label: string) => {
    if (!caregiver) return label;
    return language === 'es' ? `${label} del participante` : `Participant's ${label.toLowerCase()}`;
  };
  const postal = language === 'es' ? about(t.postal) : `${t.postal} of the participant`;
  return [
    [about(t.fullName), visitor.name],
    [caregiver ? postal : (postalLabel ?? t.postal), visitor.zip],
    [t.phone, visitor.phone],
    ...(email === undefined ? [] : [[t.email, email] satisfies Entry]),
    [about(t.birthDate), visitor.birthDate],
  ];
}

/** Says who the participant is, where the page asks, and who the caregiver is, where there is one. */
export async function sayWho(page: Page, visitor: ScreenerVisitor, hands: Hands): Promise<void> {
  const { language, caregiver, isAsked } = visitor;
  const t = screenerWords[language];
  const type = (label: string, text: string) =>
    hands.type(page.getByRole('textbox', { name: label, exact: true }), text);
  const isAdult = caregiver?.birthDate !== undefined;
  if (isAsked || isAdult)
    await hands.choose(page.getByRole('radiogroup', { name: t.who }), isAdult ? t.someoneElse : t.myself);
  if (!caregiver) return;
  await type(t.ownName, caregiver.name);
  if (caregiver.birthDate) await type(t.ownBirthDate, caregiver.birthDate);
}

/** Height and weight in the units of the visitor. */
export function measuresOf({ language, height, weight }: ScreenerVisitor): Entry[] {
  // Units are among the words, each a text.
  const labels: Readonly<Record<string, string>> = words[language] as never;
  return Object.entries({ ...height, ...weight }).map(([unit, number]) => [labels[unit] ?? unit, number]);
}

/** The boxes and lists after the questions, each where the visitor meets it. */
export async function fillRest(page: Page, visitor: ScreenerVisitor, hands: Hands): Promise<void> {
  const t = screenerWords[visitor.language];
  if (visitor.ctScan) await hands.type(page.getByRole('textbox', { name: t.ctScan }), visitor.ctScan);
  if (visitor.howHeard) await hands.select(page.getByRole('combobox', { name: t.howHeard }), t.doctor);
  if (visitor.authorizes) await hands.tick(page.getByRole('checkbox', { name: t.medicalRecords }));
  if (!visitor.agrees) return;
  await hands.tick(page.getByRole('checkbox', { name: words[visitor.language].agree }));
  if (visitor.agrees === 'withClinic') await hands.tick(page.getByRole('checkbox', { name: t.agreeClinic }));
}
