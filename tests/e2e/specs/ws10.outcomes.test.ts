import { expectOneLead } from '#tests/e2e/support/leads.ts';
import { screen } from '#tests/e2e/journeys/screener.ts';
import { rosa, type ScreenerVisitor } from '#tests/e2e/journeys/screenerVisitor.ts';
import { waitUntilIdle } from '#tests/e2e/support/waitForPage.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { texts } from '#tests/e2e/support/texts.ts';

test('a visitor of a study for women is asked the questions for women', async ({ page }) => {
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
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.en.congratulations);
  await expectOneLead(visitor.name, { qualified: true });
  await page.goto('/signup/ws10/health-thank-you?studyId=2');
  await waitUntilIdle(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you!');
  await expect(page.getByRole('link', { name: texts.en.find })).toHaveCount(0);
});

for (const [outcome, birthDate] of [
  ['who does not qualify', '03/14/1920'],
  ['who may qualify', '03/14/1980'],
] as const)
  test(`a visitor ${outcome} reads the same after a look at the search`, async ({ page }) => {
    await screen(page, { ...rosa, name: 'Rosa Looks Around', phone: '3125550186', birthDate });
    await waitUntilIdle(page);
    const heading = page.getByRole('heading', { level: 1 });
    const said = await heading.textContent();
    const outcomeAddress = page.url();
    await page.goto('/signup/study-search/home?ps=ws10');
    await waitUntilIdle(page);
    await page.goBack();
    await expect(page).toHaveURL(outcomeAddress);
    await waitUntilIdle(page);
    await expect(heading).toHaveText(said ?? '');
  });
