import { pointer, type Hands } from '#tests/e2e/support/inputMethod.ts';
import { fillRest, identityOf, measuresOf, sayWho, type Entry } from './screenerFields.ts';
import { screenerWords } from './screenerTexts.ts';
import { expect, type Page } from '#tests/e2e/support/test.ts';
import { words, type Language } from '#tests/e2e/support/texts.ts';

/** A visitor of the screener and what they type, tick and choose. */
export type ScreenerVisitor = {
  language: Language;
  /** The screener; the first one when absent. */
  flow?: string;
  studyId: number;
  /** What the address says beyond the study, with its `&`. */
  query?: string;
  name: string;
  zip: string;
  phone: string;
  email?: string;
  birthDate: string;
  gender: 'male' | 'female' | 'nonBinary';
  /** Answers by question, in the order of the page. */
  answers: Readonly<Record<string, string | readonly string[]>>;
  ethnicity: string;
  height: { feet: string; inches: string } | { centimeters: string };
  weight: { pounds: string } | { kilograms: string };
  /** What the postal code is called in the visitor's country, where that is not the US. */
  postalLabel?: string;
  /** The visitor, where the questions are about somebody else. The caregiver of an adult has a birth date. */
  caregiver?: { name: string; birthDate?: string };
  /** Whether the page asks who the participant is of somebody who is it. */
  isAsked?: true;
  /** How the page says that dates are typed, where a test looks. */
  dateFormat?: string;
  /** The date of a scan to come. */
  ctScan?: string;
  /** What is ticked or chosen where the page offers it. */
  authorizes?: true;
  howHeard?: true;
  agrees?: 'withClinic' | 'alone';
};

export const asthma = {
  'Has a doctor told you that you have asthma?': 'Yes',
  'How often do you use your rescue inhaler?': 'Once or twice a week',
  'Which of these do you take every day for your asthma?': ['An inhaler that prevents attacks', 'Tablets'],
  'Have you smoked or vaped in the last 12 months?': 'No',
  'Have you taken part in another clinical study in the last 30 days?': "I'm not sure",
} as const;

export const asma = {
  '¿Un médico le ha dicho que tiene asma?': 'Sí',
  '¿Con qué frecuencia usa su inhalador de rescate?': 'Una o dos veces por semana',
  '¿Cuáles de estos toma todos los días para el asma?': ['Un inhalador que previene los ataques', 'Tabletas'],
  '¿Ha fumado o vapeado en los últimos 12 meses?': 'No',
  '¿Ha participado en otro estudio clínico en los últimos 30 días?': 'No',
} as const;

/** Qualifies for the asthma study, in Chicago. */
export const rosa: ScreenerVisitor = {
  language: 'en',
  studyId: 1,
  name: 'Rosa Maria Diaz',
  zip: '60601',
  phone: '3125550123',
  email: 'rosa@example.com',
  birthDate: '03/14/1980',
  gender: 'male',
  answers: asthma,
  ethnicity: 'White',
  height: { feet: '5', inches: '6' },
  weight: { pounds: '150' },
};

/** Qualifies as well, and reads Spanish. */
export const lucia: ScreenerVisitor = {
  ...rosa,
  language: 'es',
  name: 'Lucía Fernanda Peña',
  gender: 'nonBinary',
  answers: asma,
  ethnicity: 'Prefiero no responder',
};

/** Address of the screener's first page. */
export const screenerHome = ({
  language,
  flow = 'ws10',
  studyId,
  query = '',
}: Pick<ScreenerVisitor, 'language' | 'flow' | 'studyId' | 'query'>) =>
  `${words[language].prefix}/${flow}/home?studyId=${studyId}${query}`;

/** Answers the questions of the study. */
export async function answerCriteria(
  page: Page,
  answers: ScreenerVisitor['answers'],
  hands: Hands = pointer,
): Promise<void> {
  for (const [question, answer] of Object.entries(answers)) {
    if (typeof answer === 'string') await hands.choose(page.getByRole('radiogroup', { name: question }), answer);
    else
      for (const text of answer)
        await hands.tick(page.getByRole('group', { name: question }).getByLabel(text, { exact: true }));
  }
}

/** The text boxes of the page and what the visitor types into each, by label. */
export const typedBy = (visitor: ScreenerVisitor): Entry[] => [...identityOf(visitor), ...measuresOf(visitor)];

/** Fills the first page of the screener in the order of the page, all but the button. */
export async function fillScreener(page: Page, visitor: ScreenerVisitor, hands: Hands = pointer): Promise<void> {
  const t = words[visitor.language];
  const type = async ([label, text]: Entry) =>
    hands.type(page.getByRole('textbox', { name: label, exact: true }), text);
  if (visitor.dateFormat) await expect(page.getByPlaceholder(visitor.dateFormat)).toBeVisible();
  await sayWho(page, visitor, hands);
  for (const entry of identityOf(visitor)) await type(entry);
  const gender = visitor.caregiver ? screenerWords[visitor.language].participantGender : t.gender;
  await hands.choose(page.getByRole('radiogroup', { name: gender }), t[visitor.gender]);
  await answerCriteria(page, visitor.answers, hands);
  await hands.tick(page.getByLabel(visitor.ethnicity, { exact: true }));
  for (const entry of measuresOf(visitor)) await type(entry);
  await fillRest(page, visitor, hands);
}

/** Presses the button at the end of the first page and waits for the outcome. */
export async function finish(page: Page, visitor: Pick<ScreenerVisitor, 'language'>): Promise<void> {
  await page.getByRole('button', { name: words[visitor.language].finish }).click();
  await expect(page).toHaveURL(/\/(indications|result)\?/);
}

/** Opens the screener, fills it and goes on to the outcome. */
export async function screen(page: Page, visitor: ScreenerVisitor): Promise<void> {
  await page.goto(screenerHome(visitor));
  await fillScreener(page, visitor);
  await finish(page, visitor);
}
