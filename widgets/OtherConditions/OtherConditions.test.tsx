import { describe, expect, test } from 'vitest';
import { ApiError } from '#src/api/apiError.ts';
import { renderWidget } from '#tests/support/renderWidget.tsx';
import { testWidget } from '#tests/support/widgetSuite.tsx';
import { OtherConditions } from './OtherConditions.tsx';

const condition = (id: number, name: string, showForSignup = true) =>
  ({ id, name, showForSignup, kind: 'chronic' }) as const;
const indicationCategories = [
  { name: 'Lungs', indications: [condition(1, 'Asthma'), condition(2, 'Hidden asthma', false)] },
  { name: 'Hormones', indications: [condition(3, 'Diabetes'), condition(4, 'Candidate for asthma surgery')] },
];
const replies = { indicationCategories };
const question = /Do you have any other conditions/;

testWidget('OtherConditions', OtherConditions, { replies });

describe('OtherConditions', () => {
  test('a condition is searched for, chosen and taken away again', async () => {
    const { screen, answers } = await renderWidget(OtherConditions, { replies });
    const search = screen.getByRole('combobox', { name: question });
    await search.fill('ast');
    await expect
      .poll(() =>
        screen
          .getByRole('option')
          .elements()
          .map((one) => one.textContent),
      )
      .toEqual(['Asthma']);
    await screen.getByRole('option', { name: 'Asthma' }).click();
    expect(answers().indicationIds).toEqual([1]);
    await expect.element(search).toHaveValue('');
    await screen.getByRole('button', { name: 'Remove Asthma' }).click();
    expect(answers().indicationIds).toEqual([]);
    expect(document.activeElement).toBe(search.element());
  });

  test('the box renders before its conditions are loaded, and matches what was typed once they are', async () => {
    const gate = new EventTarget();
    const reply = () =>
      new Promise<typeof indicationCategories>((resolve) =>
        gate.addEventListener('open', () => resolve(indicationCategories), { once: true }),
      );
    const { screen } = await renderWidget(OtherConditions, { replies: { indicationCategories: reply } });
    const search = screen.getByRole('combobox', { name: question });
    await search.fill('asth');
    await expect.element(screen.getByText('Loading…')).toBeVisible();
    await expect.element(screen.getByText('No conditions matched your search.').first()).not.toBeVisible();
    gate.dispatchEvent(new Event('open'));
    await expect.element(screen.getByRole('option', { name: 'Asthma', exact: true })).toBeVisible();
    await expect.element(search).toHaveValue('asth');
  });

  test('choosing a condition twice does not remove it', async () => {
    const { screen, answers } = await renderWidget(OtherConditions, { replies, answers: { indicationIds: [1] } });
    await screen.getByRole('combobox', { name: question }).fill('asthma');
    await screen.getByRole('option', { name: 'Asthma' }).click();
    expect(answers().indicationIds).toEqual([1]);
  });

  test('a parent is asked about their child', async () => {
    const path = { hasCaregiver: true, caregiverType: 'parent_child' } as const;
    const situation = { replies, facts: { path }, answers: { indicationIds: [1] } };
    const { screen } = await renderWidget(OtherConditions, situation);
    await expect.element(screen.getByRole('heading', { name: 'Your child’s conditions' })).toBeVisible();
    await expect.element(screen.getByRole('combobox', { name: /^Does your child have any other/ })).toBeVisible();
  });

  test('a search without a match shows a message', async () => {
    const { screen } = await renderWidget(OtherConditions, { replies });
    await screen.getByRole('combobox', { name: question }).fill('zzzz');
    await expect.element(screen.getByText('No conditions matched your search.').first()).toBeVisible();
  });

  test('focus goes to the title of the others when one is taken away', async () => {
    const { screen } = await renderWidget(OtherConditions, { replies, answers: { indicationIds: [3, 1] } });
    await screen.getByRole('button', { name: 'Remove Diabetes' }).click();
    expect(document.activeElement?.textContent).toBe('Your conditions');
  });

  test('conditions that cannot be had may be asked for again, and nothing is needed', async () => {
    const failed = new ApiError({ status: 500, code: 'internal', message: 'Broken.' });
    const answers = [failed, indicationCategories];
    const reply = () => {
      const next = answers.shift() ?? indicationCategories;
      if (next instanceof ApiError) throw next;
      return next;
    };
    const { screen, submit } = await renderWidget(OtherConditions, { replies: { indicationCategories: reply } });
    await screen.getByRole('button', { name: 'Try again' }).click();
    await expect.element(screen.getByRole('combobox', { name: question })).toBeVisible();
    await expect.element(screen.getByRole('region')).toHaveFocus();
    expect(await submit()).toEqual([]);
  });
});
