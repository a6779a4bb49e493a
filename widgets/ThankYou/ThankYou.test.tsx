import { describe, expect, it } from 'vitest';
import { renderWidget } from '#tests/support/renderWidget.tsx';
import { testWidget } from '#tests/support/widgetSuite.tsx';
import { ThankYou } from './ThankYou.tsx';

testWidget('ThankYou', ThankYou, { options: { findStudies: true } });

describe('ThankYou', () => {
  it.each([
    ['by name', { firstName: 'Ana' }, 'Thank you, Ana'],
    ['without a name too', {}, 'Thank you'],
  ])('thanks %s', async (_, answers, heading) => {
    const { screen } = await renderWidget(ThankYou, { answers });
    await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent(heading);
  });

  it('leads to the study search where its campaign wants that', async () => {
    const { screen, events } = await renderWidget(ThankYou, { options: { findStudies: true } });
    await screen.getByRole('link', { name: 'Find Studies' }).click();
    expect(events).toEqual(['navigate /signup/study-search/home']);
  });

  it('shows the texts of its campaign', async () => {
    const { screen } = await renderWidget(ThankYou, { options: { text: { en: 'A link follows.' } } });
    await expect.element(screen.getByText('A link follows.')).toBeVisible();
  });
});
