import { describe, expect, test } from 'vitest';
import { renderWidget } from '#tests/support/renderWidget.tsx';
import { testWidget } from '#tests/support/widgetSuite.tsx';
import { HowHeard } from './HowHeard.tsx';

testWidget('HowHeard', HowHeard);

describe('HowHeard', () => {
  test('the key of the choice is stored with the other additional answers', async () => {
    const { screen, answers } = await renderWidget(HowHeard, { answers: { additional: { income: '0-15k' } } });
    await screen.getByRole('combobox').selectOptions('A search engine');
    expect(answers().additional).toEqual({ income: '0-15k', referringGroup: 'engine' });
  });

  test('a choice may be taken back', async () => {
    const { screen, answers } = await renderWidget(HowHeard, { answers: { additional: { referringGroup: 'doctor' } } });
    await screen.getByRole('combobox').selectOptions('Choose one');
    expect(answers().additional).toEqual({});
  });

  test('seven ways are offered and none is needed', async () => {
    const { screen, submit } = await renderWidget(HowHeard, { locale: 'es' });
    expect(screen.getByRole('option').elements()).toHaveLength(8);
    await expect.element(screen.getByRole('combobox', { name: /¿Cómo se enteró de nosotros?/ })).toBeVisible();
    expect(await submit()).toEqual([]);
  });
});
