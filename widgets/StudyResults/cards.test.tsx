import { describe, expect, it } from 'vitest';
import { renderWidget } from '#tests/support/renderWidget.tsx';
import { StudyResults } from './StudyResults.tsx';
import { asthma, finding } from './testing/findStudies.ts';

describe('the card of a study found', () => {
  it.each([
    ['en', '1 mile'],
    ['es', '1 milla'],
  ] as const)('a site one mile away is that, in %s', async (locale, said) => {
    const { screen } = await renderWidget(StudyResults, { ...finding([{ ...asthma, distance: 1.62 }]), locale });
    await expect.element(screen.getByText(said, { exact: true })).toBeVisible();
  });

  it.each([
    ['en', ['7\u00a0more\u00a0sites', 'Ages\u00a018\u00a0to\u00a065']],
    ['es', ['7\u00a0centros\u00a0más', 'De\u00a018\u00a0a\u00a065\u00a0años']],
  ] as const)('no line ends between a number and what it counts, in %s', async (locale, kept) => {
    const { screen } = await renderWidget(StudyResults, { ...finding([{ ...asthma, siteCount: 8 }]), locale });
    const card = screen.getByRole('listitem', { name: 'The asthma study' });
    await expect.element(card).toBeVisible();
    for (const words of kept) expect(card.element().textContent).toContain(words);
  });

  it('says in plain words what a study is about', async () => {
    const { screen } = await renderWidget(StudyResults, finding([asthma]));
    const card = screen.getByRole('listitem', { name: 'The asthma study' });
    for (const text of [
      '10 miles',
      'It compares two inhalers.',
      'Asthma',
      'Ages 18 to 65',
      'At the study site',
      '$600',
    ])
      await expect.element(card.getByText(text, { exact: true })).toBeVisible();
  });

  it.each([
    ['is for others by age', { age: 70 }, 'For people up to age 65'],
    ['is for others by age', { age: 12 }, 'For people aged 18 and over'],
    ['suits by age', { age: 40 }, 'It takes people aged 40'],
    ['is about a condition chosen', { indicationIds: [1] }, 'It is about asthma'],
    ['looks for healthy people', { indicationIds: [900] }, 'It takes healthy volunteers'],
  ])('marks a study that %s', async (_, answers, text) => {
    const forHealthy = [...asthma.associatedIndications, { id: 900, name: 'Healthy volunteer' }];
    const { screen } = await renderWidget(StudyResults, {
      ...finding([{ ...asthma, associatedIndications: forHealthy }]),
      answers: { postalCode: '60601', ...answers },
    });
    await expect.element(screen.getByText(text)).toBeVisible();
  });

  it.each([
    ['en', 'Keep for later: The asthma study', 'Kept in your list'],
    ['es', 'Guardar para después: The asthma study', 'Guardado en su lista'],
  ] as const)('keeps a study for later, says where, and lets it go again, in %s', async (locale, name, kept) => {
    const { screen } = await renderWidget(StudyResults, { ...finding([asthma]), locale });
    const keep = screen.getByRole('button', { name });
    // It is there before it says anything: what comes with its text may not be announced.
    const card = screen.getByRole('listitem', { name: 'The asthma study' });
    const status = card.getByRole('status');
    await expect.element(status).toHaveTextContent('');
    await keep.click();
    await expect.element(keep).toHaveAttribute('aria-pressed', 'true');
    await expect.element(status).toHaveTextContent(kept);
    await expect.element(status.getByRole('link')).toHaveAttribute('href', '#short-list');
    // Whoever speaks to the page says what they read, whether it is pressed or not.
    expect(keep.element().getAttribute('aria-label')).toContain(keep.element().textContent);
    await keep.click();
    await expect.element(keep).toHaveAttribute('aria-pressed', 'false');
    await expect.element(status).toHaveTextContent('');
  });
});
