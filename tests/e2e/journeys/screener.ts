import { pointer, type InputMethod } from '#tests/e2e/support/inputMethod.ts';
import { identityOf, measuresOf, type Entry } from './screenerFields.ts';
import { expect, type Page } from '#tests/e2e/support/test.ts';
import type { ScreenerVisitor } from './screenerVisitor.ts';
import { texts } from '#tests/e2e/support/texts.ts';

/** Address of the screener's first page. */
export const screenerHome = ({
  language,
  flow = 'ws10',
  studyId,
  query = '',
}: Pick<ScreenerVisitor, 'language' | 'flow' | 'studyId' | 'query'>) =>
  `${texts[language].prefix}/${flow}/home?studyId=${studyId}${query}`;

/** Answers the questions of the study. */
export async function answerCriteria(
  page: Page,
  answers: ScreenerVisitor['answers'],
  input: InputMethod = pointer,
): Promise<void> {
  for (const [question, answer] of Object.entries(answers)) {
    if (typeof answer === 'string')
      await input.choose(page.getByRole('radiogroup', { name: question }).getByLabel(answer, { exact: true }));
    else
      for (const text of answer)
        await input.tick(page.getByRole('group', { name: question }).getByLabel(text, { exact: true }));
  }
}

/** The text boxes of the page and what the visitor types into each, by label. */
export const typedBy = (visitor: ScreenerVisitor): Entry[] => [...identityOf(visitor), ...measuresOf(visitor)];

/** Fills the first page of the screener in the order of the page, all but the button. */
export async function fillScreener(page: Page, visitor: ScreenerVisitor, input: InputMethod = pointer): Promise<void> {
  const t = texts[visitor.language];
  const type = async ([label, text]: Entry) =>
    input.type(page.getByRole('textbox', { name: label, exact: true }), text);
  for (const entry of identityOf(visitor)) await type(entry);
  await input.choose(page.getByRole('radiogroup', { name: t.gender }).getByLabel(t[visitor.gender], { exact: true }));
  await answerCriteria(page, visitor.answers, input);
  await input.tick(page.getByLabel(visitor.ethnicity, { exact: true }));
  for (const entry of measuresOf(visitor)) await type(entry);
}

/** Presses the button at the end of the first page and waits for the outcome, or for the times of an appointment. */
export async function finish(page: Page, visitor: Pick<ScreenerVisitor, 'language'>): Promise<void> {
  await page.getByRole('button', { name: texts[visitor.language].finish }).click();
  await expect(page).toHaveURL(/\/(indications|result|calendarBooking|siteScheduling)\?/);
}

/** Opens the screener, fills it and waits for the outcome. */
export async function screen(page: Page, visitor: ScreenerVisitor): Promise<void> {
  await page.goto(screenerHome(visitor));
  await fillScreener(page, visitor);
  await finish(page, visitor);
}
