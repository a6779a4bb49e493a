import type { Locator } from '@playwright/test';
import { screenerTexts } from '#tests/e2e/journeys/screenerTexts.ts';
import { runStartedAt } from './serverUnderTest.ts';
import { expect, type Page } from './test.ts';

const t = screenerTexts.en;

/** Presses a button of the calendar and waits for its other days. */
async function turn(days: Locator, button: Locator): Promise<void> {
  const shown = (await days.textContent()) ?? '';
  await button.click();
  await expect(days).not.toHaveText(shown);
}

const dayMs = 86_400_000;

/**
 * The first workday after the day on which the run started, where the visitor is, as YYYY-MM-DD. It is offered all the time,
 * also when midnight comes meanwhile.
 */
async function nextWorkday(page: Page): Promise<string> {
  const today = await page.evaluate((moment) => new Date(moment).toLocaleDateString('en-CA'), runStartedAt);
  const days = [1, 2, 3].map((after) => new Date(Date.parse(today) + after * dayMs));
  return (
    days
      .find((day) => day.getUTCDay() % 6 !== 0)
      ?.toISOString()
      .slice(0, 10) ?? ''
  );
}

/** A date as its card shows it. */
const written = (date: string) =>
  new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' }).format(new Date(date));

/** Chooses a time on the next workday, in English; returns its date. */
export async function chooseTime(page: Page, at: string): Promise<string> {
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const [onward, backward] = [button(t.nextDays), button(t.previousDays)];
  const days = page.getByRole('list', { name: t.days });
  await expect(onward).toBeVisible();
  const date = await nextWorkday(page);
  const wanted = days.getByRole('button').filter({ has: page.getByText(written(date), { exact: true }) });
  while ((await backward.getAttribute('aria-disabled')) !== 'true') await turn(days, backward);
  while ((await wanted.count()) === 0) await turn(days, onward);
  await wanted.click();
  await page.getByRole('button', { name: new RegExp(`^${t.choose} ${at} [AaPp]`) }).click();
  return date;
}
