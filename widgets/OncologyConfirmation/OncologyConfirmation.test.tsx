import { describe, expect, it } from 'vitest';
import { renderWidget } from '#tests/support/renderWidget.tsx';
import { testWidget } from '#tests/support/widgetSuite.tsx';
import { OncologyConfirmation } from './OncologyConfirmation.tsx';

testWidget('OncologyConfirmation', OncologyConfirmation);

describe('OncologyConfirmation', () => {
  it.each([
    ['by name', { firstName: 'Ana' }, 'Ana, thank you for your answers'],
    ['without a name too', {}, 'Thank you for your answers'],
  ])('thanks %s', async (_, answers, heading) => {
    const { screen } = await renderWidget(OncologyConfirmation, { answers });
    await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent(heading);
  });

  it.each([
    ['the oncology team', {}, '1-800-555-0105'],
    ['the number of its campaign', { number: '1-800-555-0199' }, '1-800-555-0199'],
  ])('gives %s', async (_, options, number) => {
    const { screen } = await renderWidget(OncologyConfirmation, { options });
    await expect.element(screen.getByRole('link', { name: number })).toBeVisible();
  });

  it('links to three sites about cancer, each in a tab of its own', async () => {
    const { screen } = await renderWidget(OncologyConfirmation);
    const links = screen.getByRole('listitem').getByRole('link').elements();
    expect(
      links.map((link) => [link.getAttribute('target'), link.getAttribute('href')?.startsWith('https://')]),
    ).toEqual(Array.from({ length: 3 }, () => ['_blank', true]));
  });
});
