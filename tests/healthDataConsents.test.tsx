import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { EsignConsent } from '#widgets/EsignConsent/EsignConsent.tsx';
import { HealthDataConsent } from '#widgets/HealthDataConsent/HealthDataConsent.tsx';
import { renderWidget } from '#tests/support/renderWidget.tsx';

test.each([390, 1280])('at %i px the buttons of both consents to health data look alike', async (width) => {
  await page.viewport(width, 900);
  const looks = async (widget: typeof EsignConsent) => {
    const { screen } = await renderWidget(widget);
    const found = screen.getByRole('button', { name: /consent$/ }).elements();
    const seen = found.map((button) => {
      const { width: across, height } = button.getBoundingClientRect();
      return [button.textContent, across, height, getComputedStyle(button).fontSize];
    });
    await screen.unmount();
    return seen;
  };
  const byButtons = await looks(HealthDataConsent);
  expect(byButtons).toHaveLength(2);
  expect(await looks(EsignConsent)).toEqual(byButtons);
});
