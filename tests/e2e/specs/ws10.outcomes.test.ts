import { expectOneLead } from '#tests/e2e/support/leads.ts';
import { rosa, screen, type ScreenerVisitor } from '#tests/e2e/journeys/screenerVisitor.ts';
import { settled } from '#tests/e2e/support/waitForPage.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { words } from '#tests/e2e/support/texts.ts';

test('a visitor of a study for women is asked what women are asked', async ({ page }) => {
  const visitor: ScreenerVisitor = {
    ...rosa,
    studyId: 2,
    name: 'Wanda Women Diaz',
    gender: 'female',
    answers: {
      'On how many days a month do you have a migraine?': '4 to 14',
      'What comes with your migraine?': ['Nausea'],
      'Are you pregnant, breastfeeding, or planning a pregnancy in the next 12 months?': 'No',
    },
  };
  await screen(page, visitor);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.en.congratulations);
  await expectOneLead(visitor.name, { qualified: true });
  await page.goto('/signup/ws10/health-thank-you?studyId=2');
  await settled(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you!');
  await expect(page.getByRole('link', { name: words.en.find })).toHaveCount(0);
});
