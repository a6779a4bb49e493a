import { fillScreener, screenerHome } from '#tests/e2e/journeys/screener.ts';
import { lucia, rosa } from '#tests/e2e/journeys/screenerVisitor.ts';
import { violationsOf } from '#tests/e2e/support/accessibility.ts';
import { expectOneLead } from '#tests/e2e/support/leads.ts';
import { losAngeles, openStudy, operate } from '#tests/e2e/support/operator.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { texts } from '#tests/e2e/support/texts.ts';
import { waitUntilIdle } from '#tests/e2e/support/waitForPage.ts';

const words = {
  en: { closed: 'This study has closed.', saved: 'Your answers are saved.', find: 'Find Studies' },
  es: { closed: 'Este estudio ha cerrado.', saved: 'Sus respuestas están guardadas.', find: 'Buscar estudios' },
} as const;

for (const [example, number] of [
  [rosa, 'NCT70000001'],
  [lucia, 'NCT70000002'],
] as const)
  test(`a visitor whose study closes half-way is saved, reads so and is led to the search, in ${example.language}`, async ({
    page,
  }, testInfo) => {
    const studyId = await openStudy(number, testInfo.outputPath('study.json'));
    const visitor = { ...example, studyId, name: `${example.name} Closed`, answers: {} };
    const t = words[visitor.language];
    await page.goto(screenerHome(visitor));
    await fillScreener(page, visitor);
    await operate('close', String(studyId));
    await page.getByRole('button', { name: texts[visitor.language].finish }).click();
    const heading = page.getByRole('heading', { name: t.closed });
    await expect(heading).toBeFocused();
    await expect(page.getByText(t.saved)).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
    await expectOneLead(visitor.name, { qualified: null });

    await page.reload();
    await expect(heading).toBeVisible();
    await expect(page.getByText(t.saved)).toBeVisible();
    await page.getByRole('link', { name: t.find }).click();
    await expect(page).toHaveURL(/\/study-search\//);
    await expectOneLead(visitor.name, { qualified: null });
  });

const inBetween = {
  en: {
    card: /^See if you may join.*Made-up/,
    closed: 'The study that you are looking for is not open.',
    others: 'Here you can look for others near you.',
    near: /^\d+ studies near Los Angeles$/,
  },
  es: {
    card: /^Ver si puede participar.*Made-up/,
    closed: 'El estudio que busca no está abierto.',
    others: 'Aquí puede buscar otros cerca de usted.',
    near: /^\d+ estudios cerca de Los Angeles$/,
  },
} as const;

for (const [language, number] of [
  ['en', 'NCT70000003'],
  ['es', 'NCT70000004'],
] as const)
  test(`a study that closes between the list and the click leads to the others nearby, in ${language}`, async ({
    page,
  }, testInfo) => {
    const studyId = await openStudy(number, testInfo.outputPath('study.json'), losAngeles, true);
    const t = inBetween[language];
    await page.goto(`${texts[language].prefix}/study-search/home?words=made-up`);
    await page.getByRole('textbox', { name: texts[language].postal }).fill(losAngeles.zip);
    const card = page.getByRole('link', { name: t.card }).and(page.locator(`[href*="studyId=${studyId}&"]`));
    await expect(card).toBeVisible();
    await operate('close', String(studyId));
    await card.click();
    await expect(page).toHaveURL(new RegExp(`/ss6/home\\?.*studyId=${studyId}`));
    await expect(page.getByText(t.closed)).toBeVisible();
    await expect(page.getByText(t.others)).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: t.near })).toBeVisible();
    await expect(card).toHaveCount(0);
    expect(await violationsOf(page)).toEqual([]);
    expect(page.url()).not.toContain(losAngeles.zip);
  });

for (const language of ['en', 'es'] as const)
  test(`nothing goes on loading out of sight where there is no such study, in ${language}`, async ({ page }) => {
    await page.goto(`${texts[language].prefix}/ws10/home?studyId=999999`);
    await waitUntilIdle(page);
    // Nobody scrolled: somebody who jumps to the end passes by none of it.
    await expect(page.getByText(/Loading…|Cargando…/)).toHaveCount(0);
    await expect(page.locator('.skeleton')).toHaveCount(0);
  });

test('a study that was opened without questions stands in its page as that comes', async ({ request }, testInfo) => {
  const studyId = await openStudy('NCT70000007', testInfo.outputPath('study.json'));
  const html = await (await request.get(`/signup/ws10/home?studyId=${studyId}`)).text();
  expect(html).not.toMatch(/class="skeleton|Loading…/);
});
