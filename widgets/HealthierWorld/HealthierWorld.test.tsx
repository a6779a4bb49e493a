import { describe, expect, test } from 'vitest';
import { renderWidget } from '#tests/support/renderWidget.tsx';
import { testWidget } from '#tests/support/widgetSuite.tsx';
import { HealthierWorld } from './HealthierWorld.tsx';

testWidget('HealthierWorld', HealthierWorld);

describe('HealthierWorld', () => {
  test.each([
    ['en', 'Together for a healthier world', /volunteers have helped to test/],
    ['es', 'Juntos por un mundo más sano', /personas voluntarias ayudan a probarlos/],
  ] as const)('in %s it says what studies are for', async (locale, name, words) => {
    const { screen } = await renderWidget(HealthierWorld, { locale });
    await expect.element(screen.getByRole('region', { name }).getByText(words)).toBeVisible();
  });
});
