import { describe, expect, it } from 'vitest';
import { renderWidget } from '#tests/support/renderWidget.tsx';
import { testWidget } from '#tests/support/widgetSuite.tsx';
import { Diagnosis } from './Diagnosis.tsx';

const facts = { path: { indication: { id: 5, name: 'Asthma' } } };

testWidget('Diagnosis', Diagnosis, { facts });

describe('Diagnosis', () => {
  it.each([
    ['Yes', { diagnosed: true, indicationIds: [5] }],
    ['No', { diagnosed: false, indicationIds: [] }],
  ])('stores what %s means and moves on', async (name, expected) => {
    const { screen, answers, events } = await renderWidget(Diagnosis, { facts, answers: { indicationIds: [7] } });
    await screen.getByRole('button', { name }).click();
    expect([answers(), events]).toEqual([expected, ['next']]);
  });

  it.each([
    ['the visitor', {}, 'Have you been diagnosed with asthma?'],
    ['a caregiver', { hasCaregiver: true }, 'Has the participant been diagnosed with asthma?'],
    [
      'somebody who came for no condition',
      { indication: undefined },
      'Have you been diagnosed with the condition that this study is about?',
    ],
  ])('asks %s', async (_, path, question) => {
    const { screen } = await renderWidget(Diagnosis, {
      facts: { path: { ...facts.path, ...path } },
      answers: { caregiver: { relationship: 'Friend' } },
    });
    await expect.element(screen.getByRole('group', { name: question })).toBeVisible();
  });

  it('asks nothing before the condition is known', async () => {
    const { screen } = await renderWidget(Diagnosis, { facts: { path: { loadingInitialPayload: true } } });
    await expect.element(screen.getByText('Loading…')).toBeVisible();
    expect(screen.container.querySelector('button')).toBeNull();
  });
});
