import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Widget } from '#src/kit/widget.ts';
import { EsignConsent } from '#widgets/EsignConsent/EsignConsent.tsx';
import { HealthDataConsent } from '#widgets/HealthDataConsent/HealthDataConsent.tsx';
import { renderWidget } from '#tests/support/renderWidget.tsx';

async function buttonsOf(widget: Widget) {
  const { screen } = await renderWidget(widget);
  const buttons = screen.getByRole('button', { name: /consent$/ }).elements();
  const looks = buttons.map((button) => {
    const { width, height } = button.getBoundingClientRect();
    return [button.textContent, width, height, getComputedStyle(button).fontSize];
  });
  await screen.unmount();
  return looks;
}

test.each([390, 1280])('at %i px the buttons of both consents to health data look alike', async (width) => {
  await page.viewport(width, 900);
  const buttons = await buttonsOf(HealthDataConsent);
  expect(buttons).toHaveLength(2);
  expect(await buttonsOf(EsignConsent)).toEqual(buttons);
});
