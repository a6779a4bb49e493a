import { screen } from '#tests/e2e/journeys/screener.ts';
import { rosa } from '#tests/e2e/journeys/screenerVisitor.ts';
import { pickCondition } from '#tests/e2e/support/conditions.ts';
import { expectRows } from '#tests/e2e/support/leadRows.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { texts } from '#tests/e2e/support/texts.ts';

test('the answers alone decide in ws11, and other conditions are sent as its outcome is left', async ({ page }) => {
  await screen(page, { ...rosa, flow: 'ws11', name: 'Rosa Heavy Diaz', weight: { pounds: '400' } });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.en.congratulations);
  await pickCondition(page, texts.en.otherConditions, ['migr', 'Migraine']);
  const told = page.waitForRequest(/subreg\/indications$/);
  await page.getByRole('button', { name: texts.en.next, exact: true }).click();
  expect((await told).postDataJSON()).toMatchObject({ indications: [{ id: 401 }] });
  await expectRows(page, { lead: [{ indication_ids: [401], weight_kg: 181.44 }] });
});
