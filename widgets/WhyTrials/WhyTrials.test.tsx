import { describe, expect, test } from 'vitest';
import { renderWidget } from '#tests/support/renderWidget.tsx';
import { testWidget } from '#tests/support/widgetSuite.tsx';
import { WhyTrials } from './WhyTrials.tsx';

testWidget('WhyTrials', WhyTrials);

describe('WhyTrials', () => {
  test.each([
    [
      'en',
      'Why choose a clinical trial?',
      ['Another option', 'Close attention', 'Little or no cost', 'Help for others'],
    ],
    [
      'es',
      '¿Por qué elegir un estudio clínico?',
      ['Una opción más', 'Atención cercana', 'Poco o ningún costo', 'Ayuda para otras personas'],
    ],
  ] as const)('in %s it lists the reasons under a heading of its own', async (locale, title, reasons) => {
    const { screen } = await renderWidget(WhyTrials, { locale });
    const section = screen.getByRole('region', { name: title });
    const headings = section.getByRole('listitem').getByRole('heading', { level: 3 }).elements();
    expect(headings.map((heading) => heading.textContent)).toEqual(reasons);
  });
});
