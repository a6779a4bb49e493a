import { expect, type Page } from './test.ts';
import { words, type Language } from './words.ts';

/** A visitor of the screener and what they type, tick and choose. */
export type ScreenerVisitor = {
  language: Language;
  studyId: number;
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
  /** Whom the questions are about, where that is not the visitor. */
  participant?: true;
};

const asthma = {
  'Has a doctor told you that you have asthma?': 'Yes',
  'How often do you use your rescue inhaler?': 'Once or twice a week',
  'Which of these do you take every day for your asthma?': ['An inhaler that prevents attacks', 'Tablets'],
  'Have you smoked or vaped in the last 12 months?': 'No',
  'Have you taken part in another clinical study in the last 30 days?': "I'm not sure",
} as const;

const asma = {
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
export const screenerHome = ({ language, studyId }: Pick<ScreenerVisitor, 'language' | 'studyId'>) =>
  `${words[language].prefix}/ws10/home?studyId=${studyId}`;

/** Answers the questions of the study. */
export async function answerCriteria(page: Page, answers: ScreenerVisitor['answers']): Promise<void> {
  for (const [question, answer] of Object.entries(answers)) {
    const role = typeof answer === 'string' ? 'radiogroup' : 'group';
    const group = page.getByRole(role, { name: question });
    for (const text of [answer].flat()) await group.getByLabel(text, { exact: true }).check();
  }
}

/** The text boxes of the page and what the visitor types into each, by label. */
export function typedBy(visitor: ScreenerVisitor): [label: string, text: string][] {
  const t = words[visitor.language];
  const about = (label: string) => (visitor.participant ? `Participant's ${label.toLowerCase()}` : label);
  const typed: [string, string | undefined][] = [
    [about(t.fullName), visitor.name],
    [visitor.participant ? `${t.postal} of the participant` : (visitor.postalLabel ?? t.postal), visitor.zip],
    [t.phone, visitor.phone],
    [t.email, visitor.email],
    [about(t.birthDate), visitor.birthDate],
    ...Object.entries({ ...visitor.height, ...visitor.weight }).map(([unit, number]): [string, string] => {
      const labels: Readonly<Record<string, string>> = t as never; // Units are among the words, each a text.
      return [labels[unit] ?? unit, number];
    }),
  ];
  return typed.filter((entry): entry is [string, string] => entry[1] !== undefined);
}

/** Fills the first page of the screener, all but the button. */
export async function fillScreener(page: Page, visitor: ScreenerVisitor): Promise<void> {
  const t = words[visitor.language];
  for (const [label, text] of typedBy(visitor))
    await page.getByRole('textbox', { name: label, exact: true }).fill(text);
  await page.getByLabel(t[visitor.gender], { exact: true }).check();
  await answerCriteria(page, visitor.answers);
  await page.getByLabel(visitor.ethnicity, { exact: true }).check();
}

/** Presses the button at the end of the first page and waits for the outcome. */
export async function finish(page: Page, visitor: Pick<ScreenerVisitor, 'language'>): Promise<void> {
  await page.getByRole('button', { name: words[visitor.language].finish }).click();
  await expect(page).toHaveURL(/\/ws10\/indications\?/);
}

/** Opens the screener, fills it and goes on to the outcome. */
export async function screen(page: Page, visitor: ScreenerVisitor): Promise<void> {
  await page.goto(screenerHome(visitor));
  await fillScreener(page, visitor);
  await finish(page, visitor);
}
