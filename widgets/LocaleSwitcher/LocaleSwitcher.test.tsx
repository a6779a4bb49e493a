import { describe, expect, it } from 'vitest';
import { renderWidget } from '#tests/support/renderWidget.tsx';
import { testWidget } from '#tests/support/widgetSuite.tsx';
import { LocaleSwitcher } from './LocaleSwitcher.tsx';

testWidget('LocaleSwitcher', LocaleSwitcher);

describe('LocaleSwitcher', () => {
  it('links to the same page in each language, named in that language', async () => {
    const { screen } = await renderWidget(LocaleSwitcher, { locale: 'es' });
    const spanish = screen.getByRole('link', { name: 'Español' });
    await expect.element(spanish).toHaveAttribute('aria-current', 'true');
    await expect.element(screen.getByRole('link', { name: 'English' })).toHaveAttribute('href', '/signup/en');
    await expect.element(screen.getByRole('link', { name: 'English' })).toHaveAttribute('lang', 'en');
  });
});
