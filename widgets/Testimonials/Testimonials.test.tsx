import { describe, expect, test } from 'vitest';
import { renderWidget } from '#tests/support/renderWidget.tsx';
import { testWidget } from '#tests/support/widgetSuite.tsx';
import { Testimonials } from './Testimonials.tsx';

testWidget('Testimonials', Testimonials);

describe('Testimonials', () => {
  test('three examples show, and are marked as examples', async () => {
    const { screen } = await renderWidget(Testimonials);
    expect(screen.getByRole('listitem').elements()).toHaveLength(3);
    await expect.element(screen.getByText(/not the words of real participants/)).toBeVisible();
  });

  test('a review takes the place of the examples', async () => {
    const { screen } = await renderWidget(Testimonials, {
      options: { review: { en: 'They listened to me.' }, reviewBy: { en: 'A participant from Ohio' } },
    });
    await expect.element(screen.getByText('They listened to me.')).toBeVisible();
    await expect.element(screen.getByText('A participant from Ohio')).toBeVisible();
    expect(screen.getByRole('listitem').elements()).toHaveLength(0);
    expect(screen.container.textContent).not.toContain('examples');
  });
});
