import { expectAccessible, expectFits } from '#tests/e2e/support/accessibility.ts';
import { layoutShift } from '#scripts/looks/layoutShift.ts';
import { rosa, signupStep } from '#tests/e2e/journeys/signup.ts';
import { expect, test, type Page } from '#tests/e2e/support/test.ts';

const landings = {
  en: {
    blocks: [
      'The Open Air Asthma Study (demo)',
      'Why choose a clinical trial?',
      'You could qualify for a study',
      'Together for a healthier world',
      'What taking part can be like',
    ],
    sections: ['Why choose a clinical trial', 'Who could qualify', 'A healthier world', 'What taking part can be like'],
    quickLinks: 'Quick links',
    start: 'Answer the questions',
    search: 'Search all studies',
    child: 'Find a study for your child',
    someone: 'Find a clinical study for someone you care for',
    ofReader: /your health|learn with you|you could qualify/i,
    policies: ['Privacy policy', 'Terms of use', 'Consumer health data privacy notice'],
    data: 'See or erase your data',
    dataTitle: 'Ask for a link to your data',
  },
  es: {
    blocks: [
      'Estudio Aire Libre sobre el asma (demostración)',
      '¿Por qué elegir un estudio clínico?',
      'Usted podría calificar para un estudio',
      'Juntos por un mundo más sano',
      'Así puede ser participar',
    ],
    sections: [
      'Por qué elegir un estudio clínico',
      'Quién podría calificar',
      'Un mundo más sano',
      'Así puede ser participar',
    ],
    quickLinks: 'Enlaces rápidos',
    start: 'Responder las preguntas',
    search: 'Buscar entre todos los estudios',
    child: 'Encontrar un estudio para su hijo o hija',
    someone: 'Encuentre un estudio clínico para una persona a su cuidado',
    ofReader: /su salud|con usted|usted podría calificar/i,
    policies: ['Política de privacidad', 'Términos de uso', 'Aviso de privacidad de datos de salud del consumidor'],
    data: 'Ver o borrar sus datos',
    dataTitle: 'Pida un enlace a sus datos',
  },
} as const;

const levelsOf = (page: Page) =>
  page.locator('h1, h2, h3, h4').evaluateAll((headings) => headings.map(({ tagName }) => Number(tagName.slice(1))));

for (const language of ['en', 'es'] as const) {
  const t = landings[language];
  const home = (query: string) => signupStep({ ...rosa, language, query }, 'home');
  const linkOf = (page: Page, name: string) =>
    page.getByRole('navigation', { name: t.quickLinks }).getByRole('link', { name });

  test(`the landing home in ${language} has every block, in order, for everybody`, async ({ page }) => {
    await page.goto(home('?studyId=1'));
    for (const name of t.blocks) await expect(page.getByRole('region', { name, exact: true })).toBeVisible();
    const levels = await levelsOf(page);
    expect(levels[0]).toBe(1);
    for (const [place, level] of levels.entries()) expect(level - (levels[place - 1] ?? 0)).toBeLessThanOrEqual(1);
    await expectAccessible(page, 'the landing home', [390, 1280]);
    await expectFits(page, 'the landing home');
  });

  test(`the links of the landing home in ${language} open what they name`, async ({ page }) => {
    const isOpen = page.waitForResponse(/initial_payload/);
    await page.goto(home(''));
    await isOpen;
    expect(await layoutShift(page)).toBeLessThan(0.01);
    for (const [place, name] of t.sections.entries()) {
      await linkOf(page, name).click();
      await expect(page.getByRole('region', { name: t.blocks[place + 1] })).toBeFocused();
    }
    for (const name of t.policies) {
      const opened = page.waitForEvent('popup');
      await linkOf(page, name).click();
      await expect((await opened).getByRole('heading', { level: 1 })).toContainText(name);
    }
    const data = page.waitForEvent('popup');
    await page.getByRole('contentinfo').getByRole('link', { name: t.data }).click();
    await expect((await data).getByRole('heading', { level: 1, name: t.dataTitle })).toBeVisible();
    await linkOf(page, t.search).click();
    await expect(page).toHaveURL(home('?ps=s6').replace('/s6/', '/study-search/'));
    await page.goBack();
    await linkOf(page, t.child).click();
    await expect(page.getByRole('heading', { level: 1, name: t.someone })).toBeVisible();
    // It is the child who would take part.
    await expect(page.getByRole('main')).not.toContainText(t.ofReader);
    await expect(linkOf(page, t.search)).toBeVisible();
    await expect(linkOf(page, t.child)).toHaveCount(0);
    await page.getByRole('button', { name: t.start }).click();
    await expect(page).toHaveURL(signupStep({ ...rosa, language, query: '?cg=1' }, 'postal'));
  });
}
