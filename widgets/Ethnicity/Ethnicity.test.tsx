import { describe, expect, test } from 'vitest';
import { renderWidget } from '#tests/support/renderWidget.tsx';
import { testWidget } from '#tests/support/widgetSuite.tsx';
import { Ethnicity } from './Ethnicity.tsx';

testWidget('Ethnicity', Ethnicity);

describe('Ethnicity', () => {
  test('several may be chosen', async () => {
    const { screen, answers } = await renderWidget(Ethnicity);
    await screen.getByLabelText('White', { exact: true }).click();
    await screen.getByLabelText('Hispanic or Latino').click();
    expect(answers().ethnicities).toEqual([6, 1]);
  });

  test('declining takes the place of the others, and another the place of declining', async () => {
    const { screen, answers } = await renderWidget(Ethnicity, { answers: { ethnicities: [1, 3] } });
    await screen.getByLabelText('Decline to Answer').click();
    expect(answers().ethnicities).toEqual([-1]);
    await screen.getByLabelText('Asian', { exact: true }).click();
    expect(answers().ethnicities).toEqual([3]);
  });

  test.each([
    ['White', 1],
    ['Black or African American', 2],
    ['Asian', 3],
    ['American Indian or Alaska Native', 5],
    ['Hispanic or Latino', 6],
    ['Native Hawaiian or Pacific Islander', 7],
    ['Middle Eastern or North African', 8],
    ['Decline to Answer', -1],
  ])('of eight options %s is stored as %i', async (name, id) => {
    const { screen, answers } = await renderWidget(Ethnicity);
    expect(screen.getByRole('checkbox').elements()).toHaveLength(8);
    await screen.getByRole('checkbox', { name, exact: true }).click();
    expect(answers().ethnicities).toEqual([id]);
  });

  test('an empty answer asks for one option', async () => {
    const { screen, submit } = await renderWidget(Ethnicity);
    expect(await submit()).toEqual(['selectOneOption']);
    await expect.element(screen.getByText('Please select one option')).toBeVisible();
  });
});
