import { fillScreener, screenerHome } from '#tests/e2e/journeys/screener.ts';
import { lucia, rosa } from '#tests/e2e/journeys/screenerVisitor.ts';
import { violationsOf } from '#tests/e2e/support/accessibility.ts';
import { expectOneLead } from '#tests/e2e/support/leads.ts';
import { openStudy, operate } from '#tests/e2e/support/operator.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { texts } from '#tests/e2e/support/texts.ts';

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
