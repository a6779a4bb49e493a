import { describe, expect, test } from 'vitest';
import { renderWidget } from '#tests/support/renderWidget.tsx';
import { testWidget } from '#tests/support/widgetSuite.tsx';
import { QuickLinks } from './QuickLinks.tsx';

testWidget('QuickLinks', QuickLinks);

const sections = ['#why-trials', '#could-qualify', '#healthier-world', '#testimonials'];
const policies = ['/privacy-policy', '/terms-of-use', '/consumer-health-data-privacy-notice'];
const search = '/signup/study-search/home';
const child = '/signup/flow/home?cg=1';

describe('QuickLinks', () => {
  test.each([
    ['all of them', {}, {}, [...sections, search, child, ...policies]],
    [
      'only sections that the step has',
      { whyTrials: false, testimonials: false },
      {},
      ['#could-qualify', '#healthier-world', search, child, ...policies],
    ],
    ['none for a child where nobody answers for another', { child: false }, {}, [...sections, search, ...policies]],
    [
      'none for a child where the visitor answers for one already',
      {},
      { path: { hasCaregiver: true } },
      [...sections, search, ...policies],
    ],
  ])('%s', async (_, options, facts, addresses) => {
    const { screen } = await renderWidget(QuickLinks, { options, facts });
    const links = screen.getByRole('navigation', { name: 'Quick links' }).getByRole('link').elements();
    expect(links.map((link) => link.getAttribute('href'))).toEqual(addresses);
  });

  test('a step without sections has no heading for them', async () => {
    const options = { whyTrials: false, couldQualify: false, healthierWorld: false, testimonials: false };
    const { screen } = await renderWidget(QuickLinks, { options });
    await expect.element(screen.getByRole('heading', { name: 'Find a study' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'On this page' }).elements()).toHaveLength(0);
  });

  test('a link to a section moves focus there', async () => {
    const { screen } = await renderWidget(QuickLinks);
    const section = document.createElement('section');
    section.id = 'testimonials';
    section.tabIndex = -1;
    screen.container.append(section);
    await screen.getByRole('link', { name: 'What taking part can be like' }).click();
    expect(document.activeElement).toBe(section);
  });

  test('the study search is followed inside the application, policies open a tab of their own', async () => {
    const { screen, events } = await renderWidget(QuickLinks, { locale: 'es' });
    await screen.getByRole('link', { name: 'Buscar entre todos los estudios' }).click();
    expect(events).toEqual([`navigate ${search}`]);
    await expect
      .element(screen.getByRole('link', { name: 'Términos de uso (se abre en una pestaña nueva)' }))
      .toHaveAttribute('target', '_blank');
  });
});
