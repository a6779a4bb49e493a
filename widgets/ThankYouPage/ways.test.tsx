import { describe, expect, it } from 'vitest';
import type { Situation } from '#tests/support/renderWidget.tsx';
import { answers, buttonsOf, closed, found, none, open, show } from './testing/shown.ts';

const adult = { hasCaregiver: true, caregiverType: 'adult' } as const;

describe('the ways on from ThankYouPage', () => {
  it.each<[string, Situation, string[]]>([
    ['who can call: the health questions first', { replies: { ...open, ...found } }, ['health', 'find']],
    ['who cannot: the health questions last', {}, ['find', 'health']],
    ['in Spanish: no search button', { locale: 'es' }, ['salud']],
    ['to a caregiver: no health questions', { facts: { path: { hasCaregiver: true } } }, ['find']],
    ['who answers for themselves where caregivers may', { facts: { path: adult } }, ['find', 'health']],
    [
      'who answers for another adult',
      { facts: { path: adult }, answers: { ...answers, participant: 'someone_else' } },
      ['find'],
    ],
    ['after a lead update: no health questions', { facts: { campaign: { campaignType: 'leadUpdate' } } }, ['find']],
    ['without such a step: no health questions', { options: {} }, ['find']],
  ])('offers %s', async (_, situation, links) => {
    const names = {
      health: 'Answer Background and Health Questions',
      find: 'Find Studies',
      salud: 'Responder preguntas de salud y datos demográficos',
    };
    const { screen } = await show({ ...closed, ...none }, situation);
    await expect
      .poll(() => buttonsOf(screen.container))
      .toEqual(links.map((link) => names[link as keyof typeof names]));
  });

  it('leads to the search in Spanish too, with or without a study', async () => {
    const without = await show({ ...closed, ...none }, { locale: 'es' });
    await expect.element(without.screen.getByRole('link', { name: /^Buscar estudios más lejos/ })).toBeVisible();
    const withOne = await show({ ...closed, ...found }, { locale: 'es' });
    await expect.element(withOne.screen.getByRole('link', { name: /^Ver todos los estudios cerca/ })).toBeVisible();
  });

  it('offers the health questions before it tells of them: those of the coordinator are named above', async () => {
    const { screen } = await show({ ...open, ...found });
    await expect.element(screen.getByText(/^If you like, you can answer a few more questions\./)).toBeVisible();
  });

  it('tells of the health questions above their own button, not above that of the search', async () => {
    const { screen } = await show({ ...closed, ...found });
    const why = screen.getByText(/^If you like, you can answer a few more questions\./);
    await expect.element(why).toBeVisible();
    const isBelow = (name: string) =>
      why.element().compareDocumentPosition(screen.getByRole('link', { name }).element()) ===
      Node.DOCUMENT_POSITION_FOLLOWING;
    expect(['Find Studies', 'Answer Background and Health Questions'].map(isBelow)).toEqual([false, true]);
  });

  it('links to the health questions', async () => {
    const { screen, events } = await show({ ...open, ...found });
    await screen.getByRole('link', { name: 'Answer Background and Health Questions' }).click();
    expect(events).toEqual(['navigate /signup/flow/healthQuestions']);
  });
});
