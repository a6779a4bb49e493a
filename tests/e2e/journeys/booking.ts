import { chooseTime } from '#tests/e2e/support/calendar.ts';
import { expect, type Page } from '#tests/e2e/support/test.ts';
import { screen } from './screener.ts';
import { screenerTexts } from './screenerTexts.ts';
import { rosa } from './screenerVisitor.ts';

const t = screenerTexts.en;

/** Walks to the page of the calendar, where nothing is chosen yet. Each visitor has a number of their own, whose last digits are given. */
export async function toCalendar(page: Page, digits: string, flow: 'ws18' | 'ws21' = 'ws18'): Promise<void> {
  await screen(page, { ...rosa, zip: '60611', flow, name: 'Rosa Books Diaz', phone: `31255501${digits}` });
  const title = flow === 'ws21' ? t.bookSite : t.bookSecondary;
  await expect(page.getByRole('heading', { level: 1, name: t.congratulations })).toBeFocused();
  await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible();
}

/** Books a time on the next workday; returns that day. */
export async function bookAt(page: Page, time: string): Promise<string> {
  const day = await chooseTime(page, time);
  await page.getByRole('button', { name: t.book }).click();
  return day;
}
