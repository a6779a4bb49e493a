import { walk, type Manner } from '#tests/e2e/journeys/journey.ts';
import { expectRecord, slugOf } from '#tests/e2e/support/leadRecord.ts';
import { storeAnswers } from '#tests/e2e/support/storedAnswers.ts';
import { expect, type Page } from '#tests/e2e/support/test.ts';
import type { linked } from './update.ts';
import type { Visit } from './visit.ts';

/** Walks a visit to its end and checks the record in the database. */
export async function makeVisit(page: Page, visit: Visit, manner: Partial<Manner> = {}): Promise<void> {
  const { journey, name, expected, relationship } = visit;
  if (relationship) await storeAnswers(page, { caregiver: { relationship } });
  await walk(page, journey, manner);
  await expectRecord(page, name, expected);
}

/** Signs up in one window and follows the link to the lead in another. */
export async function followLink(
  page: Page,
  { earlier, later }: ReturnType<typeof linked>,
  manner: Partial<Manner> = {},
): Promise<void> {
  const first = await page.context().newPage();
  await walk(first, earlier.journey);
  // The tab notes it a moment after the step has opened.
  await expect.poll(() => slugOf(first)).toBeDefined();
  const slug = await slugOf(first);
  // Answers stored by the tab must not be taken for those that the link loads.
  await first.evaluate(() => localStorage.clear());
  await first.close();
  await makeVisit(page, later(slug), manner);
}
