import { describe, expect, it } from 'vitest';
import { renderWidget } from '#tests/support/renderWidget.tsx';
import { testWidget } from '#tests/support/widgetSuite.tsx';
import { OncologyQuestions } from './OncologyQuestions.tsx';

testWidget('OncologyQuestions', OncologyQuestions);

describe('OncologyQuestions', () => {
  it('stores the three answers together', async () => {
    const { screen, answers, submit } = await renderWidget(OncologyQuestions);
    await screen.getByRole('combobox').selectOptions('lung');
    await screen.getByText('Stage II', { exact: true }).click();
    await screen.getByText('In treatment').click();
    expect(answers()).toEqual({
      oncologyResponse: { cancerType: 'lung', cancerStage: 'II', treatmentStatus: 'in_treatment' },
    });
    expect(await submit()).toEqual([]);
  });

  it('names each question that is not answered', async () => {
    const { screen, submit } = await renderWidget(OncologyQuestions);
    await screen.getByText('Stage II', { exact: true }).click();
    expect(await submit()).toEqual(['answerQuestion', 'answerQuestion']);
  });

  it('accepts empty answers where the campaign makes it optional', async () => {
    const { submit } = await renderWidget(OncologyQuestions, { required: false });
    expect(await submit()).toEqual([]);
  });
});
