import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderWidget } from '#tests/support/renderWidget.tsx';
import { testWidget } from '#tests/support/widgetSuite.tsx';
import { GenderHome } from './GenderHome.tsx';

testWidget('GenderHome', GenderHome);

const study = {
  title: 'Asthma study',
  description: 'For adults who cough.',
  patientCompensationAmount: 1200,
  patientCompensationAmountAvailable: true,
};

describe('GenderHome', () => {
  it.each([
    ['Male', 'male'],
    ['Female', 'female'],
    ['Non-Binary', 'other'],
  ])('stores %s and moves on at once', async (name, gender) => {
    const { screen, answers, events } = await renderWidget(GenderHome);
    await expect.element(screen.getByText('or', { exact: true }).first()).toBeVisible();
    await screen.getByRole('button', { name, exact: true }).click();
    expect([answers(), events]).toEqual([{ gender }, ['next']]);
  });

  it('on a phone says "or" before the last, too, in a row of its own', async () => {
    await page.viewport(390, 840);
    const { screen } = await renderWidget(GenderHome);
    const button = screen.getByRole('button', { name: 'Non-Binary' });
    await expect.element(button).toBeVisible();
    const last = screen.getByText('or', { exact: true }).nth(1).element().getBoundingClientRect();
    const before = screen.getByRole('button', { name: 'Female', exact: true }).element().getBoundingClientRect();
    expect(last.top).toBeGreaterThan(before.bottom);
    expect(last.bottom).toBeLessThan(button.element().getBoundingClientRect().top);
  });

  it('moves on without a gender by the Find button', async () => {
    const { screen, answers, events } = await renderWidget(GenderHome);
    await screen.getByRole('button', { name: 'Find Studies' }).click();
    expect([answers(), events]).toEqual([{}, ['next']]);
  });

  it('links to the study search where its campaign asks for it', async () => {
    const { screen, events } = await renderWidget(GenderHome, { options: { findLeadsTo: 'studySearch' } });
    await screen.getByRole('link', { name: 'Find Studies' }).click();
    expect(events).toEqual(['navigate /signup/study-search/home']);
  });

  it('shows the study of the visit with what it pays', async () => {
    const { screen } = await renderWidget(GenderHome, { facts: { study } });
    const card = screen.getByRole('region', { name: 'Asthma study' });
    await expect.element(card.getByText('For adults who cough.')).toBeVisible();
    await expect.element(card.getByText('Compensation: $1,200')).toBeVisible();
    expect(card.getByText(/travel|Where/).query()).toBeNull();
  });

  it.each([
    ['en', 'Where: Chicago, IL', 'You need a way to travel to the study site.'],
    ['es', 'Lugar: Chicago, IL', 'Necesita tener cómo llegar al centro del estudio.'],
  ] as const)('says in %s where the study is and that one must travel there', async (locale, place, travel) => {
    const there = { ...study, city: 'Chicago', state: 'IL', transportationRequired: true };
    const { screen } = await renderWidget(GenderHome, { facts: { study: there }, locale });
    await expect.element(screen.getByText(place)).toBeVisible();
    await expect.element(screen.getByText(travel)).toBeVisible();
  });

  it.each([
    ['ours', study, 'Asthma study', /^\/signup\/.*screener.*psr=1/, null],
    [
      'its own, in another tab',
      { ...study, webScreenerUrl: 'https://asthma.example/screener' },
      'Asthma study (opens in a new tab)',
      /^https:\/\/asthma\.example\/screener/,
      '_blank',
    ],
  ] as const)('the title of the study leads to its screener: %s', async (_, of, name, href, target) => {
    const { screen } = await renderWidget(GenderHome, { facts: { study: of } });
    const link = screen.getByRole('link', { name });
    await expect.element(link).toBeVisible();
    expect(link.element().getAttribute('href')).toMatch(href);
    expect(link.element().getAttribute('target')).toBe(target);
  });

  it('shows no study where the visit is about none', async () => {
    const { screen } = await renderWidget(GenderHome);
    expect(screen.getByText('Featured study').query()).toBeNull();
    expect(screen.getByText('Loading…').query()).toBeNull();
  });

  it('shows a placeholder for the study until it is loaded', async () => {
    const facts = { path: { loadingStudy: true }, study };
    const { screen } = await renderWidget(GenderHome, { facts });
    await expect.element(screen.getByText('Loading…')).toBeVisible();
    expect(screen.getByText('Asthma study').query()).toBeNull();
  });

  it('shows no placeholder for a study that was not requested: the content below would move', async () => {
    const { screen } = await renderWidget(GenderHome, { facts: { path: { loadingInitialPayload: true } } });
    await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible();
    expect(screen.getByText('Loading…').query()).toBeNull();
  });

  it('asks a caregiver about the participant', async () => {
    const { screen } = await renderWidget(GenderHome, {
      facts: { path: { hasCaregiver: true } },
      answers: { caregiver: { relationship: 'Friend' } },
    });
    await expect.element(screen.getByRole('group', { name: "What is the participant's gender?" })).toBeVisible();
  });
});
