import { expectAccessible, expectFits, resize } from '#tests/e2e/support/accessibility.ts';
import { keyboardOf } from '#tests/e2e/support/inputMethod.ts';
import { isPaged } from '#tests/e2e/journeys/screenerPages.ts';
import { walk } from '#tests/e2e/journeys/screenerJourney.ts';
import { flows, type Flow } from '#tests/e2e/support/flows.ts';
import { journeyOf } from '#tests/e2e/journeys/qualifyingJourney.ts';
import { expectRows } from '#tests/e2e/support/leadRows.ts';
import { waitUntilIdle } from '#tests/e2e/support/waitForPage.ts';
import { expect, test, type Page } from '#tests/e2e/support/test.ts';
import { texts } from '#tests/e2e/support/texts.ts';

test.use({ timezoneId: 'America/Chicago' });
test.setTimeout(120_000);

/** The steps that a flow does not take over unchanged from another one. */
const own: Readonly<Record<Flow, RegExp>> = {
  ws10: /./,
  ws11: /none/,
  ws15: /home/,
  ws16: /result/,
  ws17: /result/,
  ws18: /booking|thanks/i,
  ws19: /result/,
  ws20: /home/,
  ws21: /home|scheduling/i,
  // Every page but those after the questions.
  ws22: /^(?!indications|thanks|health-)/,
  ws23: /^(?!indications|thanks|health-)/,
};

/** A step as it opens, and where the button brings errors with them. Focus is then where a new step puts it. */
async function check(page: Page, step: string, width: number, button?: string): Promise<void> {
  await waitUntilIdle(page);
  await expectAccessible(page, step, [width]);
  if (button) {
    await page.getByRole('button', { name: button, exact: true }).press('Enter'); // It may be announced as disabled.
    await expect(page.locator('[aria-invalid=true]').first()).toBeVisible();
    await expectAccessible(page, `${step} with errors`, [width]);
  }
  await expectFits(page, step);
  await resize(page, width, 840);
  await page.getByRole('heading', { level: 1 }).first().focus();
}

for (const [index, flow] of flows.entries())
  test(`${flow} is completed by keyboard alone, and each of its own steps is accessible`, async ({ page }) => {
    // English has more steps, Spanish the longer texts. Phones have a confirmation and a signature of their own.
    const language = flow === 'ws10' ? 'en' : 'es';
    const width = index % 2 === 0 ? 390 : 1280;
    await page.setViewportSize({ width, height: 840 });
    const t = texts[language];
    const refusing: Readonly<Record<string, string>> = {
      home: isPaged(flow) ? t.next : t.finish,
      ...(isPaged(flow) && { you: t.next, health: t.next, contact: t.next, background: t.finish }),
    };
    const journey = journeyOf(flow, { language, width, who: 4 });
    await walk(page, journey, {
      input: keyboardOf(page),
      onOpen: async (step) => (own[flow].test(step) ? check(page, step, width, refusing[step]) : undefined),
    });
    await expectRows(page, journey.record);
  });
