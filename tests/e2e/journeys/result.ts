import { expect, type Page } from '#tests/e2e/support/test.ts';
import { texts, type Language } from '#tests/e2e/support/texts.ts';
import { screen } from './screener.ts';
import { screenerTexts } from './screenerTexts.ts';
import { rosa, type ScreenerVisitor } from './screenerVisitor.ts';

/** The consents that visitors of the US give by going on. */
export const usual = ['call', 'clinic', 'email', 'sms'];

/** Walks to the outcome on a phone, where nothing is entered yet. */
export async function toResult(
  page: Page,
  visitor: Pick<ScreenerVisitor, 'flow' | 'name'> & Partial<ScreenerVisitor>,
): Promise<void> {
  await page.setViewportSize({ width: 390, height: 840 });
  await screen(page, { ...rosa, ...visitor });
  const heading = visitor.birthDate ? screenerTexts.en.noMatch : texts.en.congratulations;
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeFocused();
}

/** The button that leads on from it. */
export const next = (page: Page, language: Language = 'en') =>
  page.getByRole('button', { name: texts[language].next, exact: true });
