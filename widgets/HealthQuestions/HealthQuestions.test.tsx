import { describe, expect, test } from 'vitest';
import { renderWidget } from '#tests/support/renderWidget.tsx';
import { testWidget } from '#tests/support/widgetSuite.tsx';
import { HealthQuestions } from './HealthQuestions.tsx';

testWidget('HealthQuestions', HealthQuestions);

const declined = { name: 'Prefer not to answer' };

describe('HealthQuestions', () => {
  test.each([
    ['a screener stores the text of an answer', { form: 'screener' }, 'Prefer not to answer', 'Some college'],
    ['a sign-up stores its key', { form: 'signup' }, 'prefer_not_to_answer', 'some_college'],
  ])('%s', async (_, options, insurance, education) => {
    const { screen, answers } = await renderWidget(HealthQuestions, { options });
    const group = screen.getByRole('radiogroup', { name: 'Do you have health insurance?' });
    await group.getByRole('radio', declined).click();
    await expect.element(group.getByRole('radio', declined)).toBeChecked();
    await screen.getByLabelText(/level of education/).selectOptions('Some college');
    expect(answers().additional).toEqual({ insurance, education });
  });

  test.each([
    ['the other language', { insurance: 'Sí', education: 'Maestría' }],
    ['a sign-up in the same tab', { insurance: 'yes', education: 'masters_degree' }],
  ])('answers stored by %s are shown', async (_, additional) => {
    const { screen } = await renderWidget(HealthQuestions, { answers: { additional } });
    const group = screen.getByRole('radiogroup', { name: 'Do you have health insurance?' });
    await expect.element(group.getByRole('radio', { name: 'Yes' })).toBeChecked();
    await expect.element(screen.getByLabelText(/level of education/)).toHaveDisplayValue('Master’s degree');
  });

  test('any of them may stay open', async () => {
    const { screen, submit } = await renderWidget(HealthQuestions);
    await screen.getByLabelText(/household income/).selectOptions('More than $200,000');
    expect(await submit()).toEqual([]);
  });

  test('all seven need an answer where the campaign says so', async () => {
    const { screen, submit } = await renderWidget(HealthQuestions, { required: true });
    expect(await submit()).toHaveLength(7);
    expect(screen.getByText('This question must be answered').elements()).toHaveLength(7);
    await screen.getByLabelText(/household income/).selectOptions('More than $200,000');
    await expect.poll(() => screen.getByText('This question must be answered').elements()).toHaveLength(6);
  });

  test('the lists offer nine levels of education and ten of income', async () => {
    const { screen } = await renderWidget(HealthQuestions);
    expect(
      screen
        .getByLabelText(/level of education/)
        .getByRole('option')
        .elements(),
    ).toHaveLength(1 + 9);
    expect(
      screen
        .getByLabelText(/household income/)
        .getByRole('option')
        .elements(),
    ).toHaveLength(1 + 10);
  });

  test('the type of disability is an eighth question that may stay open', async () => {
    const answered = 'yes';
    const { screen, submit } = await renderWidget(HealthQuestions, {
      options: { askDisability: true, form: 'signup' },
      answers: {
        additional: {
          insurance: answered,
          education: 'GED',
          income: '200k+',
          isLGBTQMember: answered,
          isVeteran: answered,
          mentalHealth: answered,
          physicalDisability: answered,
        },
      },
    });
    await expect.element(screen.getByRole('radiogroup', { name: /What type of disability/ })).toBeVisible();
    expect(await submit()).toEqual([]);
  });

  test('the title is left out where other fields come before the questions', async () => {
    const { screen } = await renderWidget(HealthQuestions, { options: { showTitle: false } });
    expect(screen.getByRole('heading').elements()).toHaveLength(0);
  });
});
