import { walk, type Manner } from '#tests/e2e/journey.ts';
import { expectRecord, slugOf } from '#tests/e2e/record.ts';
import type { Page } from '#tests/e2e/test.ts';
import type { linked } from './update.ts';
import type { Visit } from './visit.ts';

/** An earlier visit has left what its visitor is to the participant, where the product keeps it. */
const tell = (page: Page, relationship: string) =>
  page.addInitScript((told) => {
    const key = 'openscreener.personal';
    const now = Date.now();
    const left = { startedAt: now, savedAt: now, answers: { caregiver: { relationship: told } } };
    if (!localStorage.getItem(key)) localStorage.setItem(key, JSON.stringify(left));
  }, relationship);

/** Goes a visit to its end, where the database holds what was typed. */
export async function makeVisit(page: Page, visit: Visit, manner: Partial<Manner> = {}): Promise<void> {
  const { journey, name, expected, relationship } = visit;
  if (relationship) await tell(page, relationship);
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
  const slug = await slugOf(first);
  // What the tab has kept of the visitor is not what the link brings.
  await first.evaluate(() => localStorage.clear());
  await first.close();
  await makeVisit(page, later(slug), manner);
}
