import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderWidget, type Situation } from '#tests/support/renderWidget.tsx';
import { testWidget } from '#tests/support/widgetSuite.tsx';
import { ConditionChips } from './ConditionChips.tsx';

const condition = (id: number, name: string, showForSignup = true) =>
  ({ id, name, showForSignup, kind: 'chronic' }) as const;
const healthy = 900;
const replies = {
  indicationCategories: [
    { name: 'Lungs', indications: [condition(1, 'Asthma'), condition(2, 'Hidden asthma', false)] },
    { name: 'Other', indications: [condition(3, 'Diabetes'), condition(healthy, 'Healthy volunteer')] },
  ],
};
const show = (situation: Situation = {}) => renderWidget(ConditionChips, { replies, ...situation });
const namesOf = ({ screen }: Awaited<ReturnType<typeof show>>) =>
  screen
    .getByRole('listitem')
    .elements()
    .map((item) => item.textContent);

testWidget('ConditionChips', ConditionChips, { replies });

describe('ConditionChips', () => {
  test('conditions are buttons to press; that of healthy volunteers is chosen from the start and has none', async () => {
    const rendered = await show();
    await expect.element(rendered.screen.getByRole('button', { name: 'Asthma' })).toBeVisible();
    expect(namesOf(rendered)).toEqual(['Asthma', 'Diabetes']);
    expect(rendered.answers().indicationIds).toEqual([healthy]);
    expect(rendered.drafts()).toEqual({ addedCondition: String(healthy) });
  });

  test('a button is pressed and released by mouse and by keyboard, which holds the results', async () => {
    const { screen, answers, search } = await show();
    const asthma = screen.getByRole('button', { name: 'Asthma' });
    await asthma.click();
    await expect.element(asthma).toHaveAttribute('aria-pressed', 'true');
    expect([answers().indicationIds, search().isHeld]).toEqual([[healthy, 1], true]);
    await expect
      .element(screen.getByText('Your choice has changed. Press “Show Matching Studies” to see them.'))
      .toBeVisible();
    await userEvent.keyboard(' ');
    await expect.element(asthma).toHaveAttribute('aria-pressed', 'false');
    await userEvent.keyboard('{Enter}{Tab}{Enter}');
    expect(answers().indicationIds).toEqual([healthy, 1, 3]);
  });

  test('who has entered no postal code reads that it is missing', async () => {
    const { screen } = await show();
    await screen.getByRole('button', { name: 'Show Matching Studies' }).click();
    await expect.element(screen.getByRole('status')).toHaveTextContent('Tell us above where you live to see them.');
  });

  test('the results show once they are asked for', async () => {
    const { screen, answers, search } = await show({ answers: { postalCode: '60601' } });
    await screen.getByRole('button', { name: 'Diabetes' }).click();
    await screen.getByRole('button', { name: 'Show Matching Studies' }).click();
    expect([answers().indicationIds, search().isHeld]).toEqual([[healthy, 3], false]);
    await expect.element(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  test('none of them gives up every condition, and shows the results of all', async () => {
    const { screen, answers, search } = await show({ answers: { indicationIds: [healthy, 1] } });
    await expect.element(screen.getByRole('button', { name: 'Asthma' })).toHaveAttribute('aria-pressed', 'true');
    await screen.getByRole('button', { name: 'None of these apply to me' }).click();
    await expect.element(screen.getByRole('button', { name: 'Asthma' })).toHaveAttribute('aria-pressed', 'false');
    expect([answers().indicationIds, search().isHeld]).toEqual([[], false]);
  });

  test('conditions of the address are pressed, with that of healthy volunteers beside them', async () => {
    const { screen, answers } = await show({ answers: { indicationIds: [3] } });
    await expect.element(screen.getByRole('button', { name: 'Diabetes' })).toHaveAttribute('aria-pressed', 'true');
    expect(answers().indicationIds).toEqual([healthy, 3]);
  });

  test('before the flow has begun nothing is chosen for the visitor', async () => {
    const { answers } = await show({ facts: { path: { loadingInitialPayload: true } } });
    expect(answers().indicationIds).toBeUndefined();
  });

  test('of many conditions twenty show, and those that were chosen; the others at a press', async () => {
    const many = Array.from({ length: 60 }, (_, index) => condition(index + 1, `Condition ${index + 1}`));
    const rendered = await show({
      replies: { indicationCategories: [{ name: 'All', indications: many }] },
      answers: { indicationIds: [healthy, 42] },
    });
    await expect.element(rendered.screen.getByRole('button', { name: 'Condition 42' })).toBeVisible();
    expect(namesOf(rendered)).toHaveLength(21);
    await rendered.screen.getByRole('button', { name: 'Show all 60 conditions' }).click();
    expect(namesOf(rendered)).toHaveLength(60);
    await expect.element(rendered.screen.getByRole('button', { name: 'Condition 21' })).toHaveFocus();
  });

  test('conditions that cannot be loaded can be tried again, and the results asked for without them', async () => {
    const { screen, search } = await renderWidget(ConditionChips);
    await expect.element(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
    await screen.getByRole('button', { name: 'None of these apply to me' }).click();
    expect(search().isHeld).toBe(false);
  });

  test('a caregiver is asked about the participant', async () => {
    const { screen } = await show({
      facts: { path: { hasCaregiver: true } },
      answers: { caregiver: { relationship: 'Friend' } },
    });
    await expect.element(screen.getByText('Which of these conditions does the participant have?')).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'None of these apply to the participant' })).toBeVisible();
  });
});
