import { describe, expect, test } from 'vitest';
import { renderWidget } from '#tests/support/renderWidget.tsx';
import { testWidget } from '#tests/support/widgetSuite.tsx';
import { CouldQualify } from './CouldQualify.tsx';

testWidget('CouldQualify', CouldQualify);

describe('CouldQualify', () => {
  test('it explains in three steps how to find out', async () => {
    const { screen } = await renderWidget(CouldQualify);
    const block = screen.getByRole('region', { name: 'You could qualify for a study' });
    expect(block.getByRole('listitem').elements()).toHaveLength(3);
  });

  test('its button opens the next step as Next does, without an answer', async () => {
    const { screen, answers, events } = await renderWidget(CouldQualify, { locale: 'es' });
    const button = screen.getByRole('button', { name: 'Responder las preguntas' });
    // The call to action of the page is the question that it opens with.
    await expect.element(button).toHaveClass('button-secondary');
    await button.click();
    expect([answers(), events]).toEqual([{}, ['next']]);
  });

  test('to a caregiver it speaks of the participant', async () => {
    const { screen } = await renderWidget(CouldQualify, { facts: { path: { hasCaregiver: true } } });
    await expect
      .element(screen.getByRole('heading', { name: 'The person you care for could qualify for a study' }))
      .toBeVisible();
  });
});
