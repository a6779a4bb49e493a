import type { InputMethod } from '#tests/e2e/support/inputMethod.ts';
import type { ScreenerVisitor } from './screenerVisitor.ts';
import { screenerTexts } from './screenerTexts.ts';
import type { Page } from '#tests/e2e/support/test.ts';
import { texts } from '#tests/e2e/support/texts.ts';

/** A text box by its label, and what is typed into it. */
export type Entry = [label: string, text: string];

/** A label of a field about the participant, as the visitor reads it: parents about their child, agents never. */
export function labelFor({ language, caregiver, postalLabel, flow = '' }: ScreenerVisitor, label: string): string {
  if (!caregiver) return label;
  const isChild = caregiver.birthDate === undefined && !flow.startsWith('ps');
  if (language === 'es') return `${label} ${isChild ? 'de su hijo o hija' : 'del participante'}`;
  if (label === (postalLabel ?? texts.en.postal))
    return isChild ? `Your child's ${label}` : `${label} of the participant`;
  return `${isChild ? "Your child's" : "Participant's"} ${label.toLowerCase()}`;
}

/** What the visitor types about the participant, by label. */
export function identityOf(visitor: ScreenerVisitor): Entry[] {
  const { language, postalLabel, email } = visitor;
  const t = texts[language];
  const about = (label: string) => labelFor(visitor, label);
  return [
    [about(t.fullName), visitor.name],
    [about(postalLabel ?? t.postal), visitor.zip],
    [t.phone, visitor.phone],
    ...(email === undefined ? [] : [[t.email, email] satisfies Entry]),
    [about(t.birthDate), visitor.birthDate],
  ];
}

/** Enters who the participant is, where the page asks, and who the caregiver is, where there is one. */
export async function enterParticipant(page: Page, visitor: ScreenerVisitor, input: InputMethod): Promise<void> {
  const { language, caregiver, isAsked } = visitor;
  const t = screenerTexts[language];
  const type = (label: string, text: string) =>
    input.type(page.getByRole('textbox', { name: label, exact: true }), text);
  const isAdult = caregiver?.birthDate !== undefined;
  if (isAsked || isAdult)
    await input.choose(page.getByRole('radiogroup', { name: t.who }), isAdult ? t.someoneElse : t.myself);
  if (!caregiver) return;
  await type(t.ownName, caregiver.name);
  if (caregiver.birthDate) await type(t.ownBirthDate, caregiver.birthDate);
}

/** Height and weight in the units of the visitor. */
export function measuresOf({ language, height, weight }: ScreenerVisitor): Entry[] {
  // Units are among the words, each a text.
  const labels: Readonly<Record<string, string>> = texts[language] as never;
  return Object.entries({ ...height, ...weight }).map(([unit, number]) => [labels[unit] ?? unit, number]);
}

/** Fills the boxes and lists after the questions that the visitor uses. */
export async function fillRest(page: Page, visitor: ScreenerVisitor, input: InputMethod): Promise<void> {
  const t = screenerTexts[visitor.language];
  if (visitor.ctScan) await input.type(page.getByRole('textbox', { name: t.ctScan }), visitor.ctScan);
  if (visitor.howHeard) await input.select(page.getByRole('combobox', { name: t.howHeard }), t.doctor);
  if (visitor.authorizes) await input.tick(page.getByRole('checkbox', { name: t.medicalRecords }));
  if (!visitor.agrees) return;
  await input.tick(page.getByRole('checkbox', { name: texts[visitor.language].agree }));
  if (visitor.agrees === 'withClinic') await input.tick(page.getByRole('checkbox', { name: t.agreeClinic }));
}
