import { fillScreener, screenerHome } from '#tests/e2e/journeys/screener.ts';
import { rosa } from '#tests/e2e/journeys/screenerVisitor.ts';
import { expectOneLead } from '#tests/e2e/support/leads.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { texts } from '#tests/e2e/support/texts.ts';

test.use({ expectedErrors: /Failed to load resource/ });

for (const [flow, language, button, wrong] of [
  ['ws10', 'en', 'Finish', 'Something went wrong. Please try again.'],
  ['ps1', 'es', 'Siguiente', 'Algo salió mal. Inténtelo de nuevo.'],
] as const)
  test(`${flow} is not left while a part of its first page is missing, which the next try loads, in ${language}`, async ({
    page,
  }) => {
    const parts = '**/js/{beside,PartnerConsent}-*.js';
    const visitor = { ...rosa, flow, name: 'Paula Parts Diaz' };
    const t = texts[language];
    const name = page.getByRole('textbox', { name: t.fullName, exact: true });
    const leave = page.getByRole('button', { name: button, exact: true });
    await page.route(parts, (route) => route.abort());
    await page.goto(screenerHome({ ...visitor, language }));
    await name.fill(visitor.name);
    await leave.click({ force: true });
    const said = page.getByRole('alert').filter({ hasText: wrong });
    await expect(said.getByRole('link', { name: '1-800-555-0100' })).toBeVisible();
    await expect(said).toBeInViewport({ ratio: 1 });
    await expect(name).toHaveValue(visitor.name);
    await page.unroute(parts);
    await leave.click({ force: true });
    await expect(page.getByRole('textbox', { name: t.feet })).toBeVisible();
    await expect(said).toHaveCount(0);
    if (flow !== 'ws10') return;
    await fillScreener(page, visitor);
    await leave.click();
    await expect(page).toHaveURL(/\/indications\?/);
    await expectOneLead(visitor.name, { qualified: true });
  });
