import { describe, expect, test } from 'vitest';
import { page, userEvent, type Locator } from 'vitest/browser';
import type { Criterion } from '#src/domain/facts.ts';
import { renderWidget } from '#tests/support/renderWidget.tsx';
import { testWidget } from '#tests/support/widgetSuite.tsx';
import { QualificationQuestions } from './QualificationQuestions.tsx';

const yesNo = (id: number, more: Partial<Criterion> = {}): Criterion => ({
  id,
  questionId: id,
  question: `Question about ${id}?`,
  questionType: 'yes_no_unsure',
  gender: 'any',
  responses: [
    { id: id * 10 + 3, text: 'Unsure', position: 'C', qualifies: false },
    { id: id * 10 + 1, text: 'Yes', position: 'A', qualifies: true },
    { id: id * 10 + 2, text: 'No', position: 'B', qualifies: false },
  ],
  ...more,
});
const several = yesNo(2, {
  questionType: 'select_multiple',
  responses: [
    { id: 21, text: 'Metformin', position: '1', qualifies: true },
    { id: 22, text: 'Insulin', position: '2', qualifies: true },
  ],
});
const flags = { shouldNumberQuestions: true, criteriaQuestionOffset: 3, shouldUseYNUButtons: true };
const facts = { criteria: [yesNo(1), several], campaign: { webScreenerProps: flags } };

const answerOf = (question: number, name: string) =>
  page.getByRole('radiogroup', { name: new RegExp(`about ${question}\\?`) }).getByRole('radio', { name });

// Every control of the questions is an element of HTML.
const focus = (control: Locator) => (control.element() as HTMLElement).focus();

testWidget('QualificationQuestions', QualificationQuestions, { facts });

describe('QualificationQuestions', () => {
  test('one answer replaces the other, several can be chosen together', async () => {
    const { screen, answers } = await renderWidget(QualificationQuestions, { facts });
    await screen.getByRole('radio', { name: 'No' }).click();
    await screen.getByRole('radio', { name: 'Yes' }).click();
    await screen.getByRole('checkbox', { name: 'Insulin' }).click();
    await screen.getByRole('checkbox', { name: 'Metformin' }).click();
    expect(answers().responses).toEqual({ 1: [11], 2: [21, 22] });
    await screen.getByRole('checkbox', { name: 'Insulin' }).click();
    expect(answers().responses).toEqual({ 1: [11], 2: [21] });
  });

  test('an answer that excludes the others takes their place, and any other takes its', async () => {
    const none = { id: 23, text: 'None of these', position: '3', qualifies: true, exclusive: true };
    const criteria = [{ ...several, responses: [...several.responses, none] }];
    const { screen, answers } = await renderWidget(QualificationQuestions, { facts: { ...facts, criteria } });
    await screen.getByRole('checkbox', { name: 'Insulin' }).click();
    await screen.getByRole('checkbox', { name: 'Metformin' }).click();
    await screen.getByRole('checkbox', { name: 'None of these' }).click();
    await expect.element(screen.getByRole('checkbox', { name: 'Insulin' })).not.toBeChecked();
    expect(answers().responses).toEqual({ 2: [23] });
    await screen.getByRole('checkbox', { name: 'Insulin' }).click();
    await expect.element(screen.getByRole('checkbox', { name: 'None of these' })).not.toBeChecked();
    expect(answers().responses).toEqual({ 2: [22] });
  });

  test('yes comes before no, and no before unsure', async () => {
    const { screen } = await renderWidget(QualificationQuestions, { facts });
    const order = screen.getByRole('radio').elements();
    expect(order.map((radio) => radio.closest('label')?.textContent)).toEqual(['Yes', 'No', 'Unsure']);
  });

  test('the numbers start after the offset', async () => {
    const { screen } = await renderWidget(QualificationQuestions, { facts });
    await expect.element(screen.getByRole('radiogroup', { name: '4. Question about 1?' })).toBeVisible();
    await expect.element(screen.getByRole('group', { name: '5. Question about 2?' })).toBeVisible();
  });

  test.each([
    ['yes and no are buttons side by side', { shouldUseYNUButtons: true }, 1300, 'radio', true],
    ['yes and no are a list', {}, 1300, 'radio', false],
    ['several answers are laid out in two columns', { twoColumnMultiSelect: true }, 1300, 'checkbox', true],
    [
      'several answers are laid out in one column where there is no room',
      { twoColumnMultiSelect: true },
      1299,
      'checkbox',
      false,
    ],
    ['several answers are laid out in one column', {}, 1300, 'checkbox', false],
    ['questions are laid out in one column', { isSingleColumn: true }, 1300, 'group', false],
    ['questions are laid out in two columns', {}, 1300, 'group', true],
    ['questions are laid out in one column where there is no room', {}, 1299, 'group', false],
  ] as const)('as the campaign says, %s', async (_, webScreenerProps, width, role, areBeside) => {
    await page.viewport(width, 900);
    const criteria = role === 'group' ? [several, { ...several, id: 3 }] : facts.criteria;
    const { screen } = await renderWidget(QualificationQuestions, {
      facts: { criteria, campaign: { webScreenerProps } },
    });
    const [first, second] = screen.getByRole(role).elements();
    expect(first?.getBoundingClientRect().top === second?.getBoundingClientRect().top).toBe(areBeside);
  });

  test('questions are numbered only where the campaign sets it', async () => {
    const { screen } = await renderWidget(QualificationQuestions, { facts: { criteria: [yesNo(1)] } });
    await expect.element(screen.getByRole('radiogroup', { name: 'Question about 1?', exact: true })).toBeVisible();
  });

  test('every unanswered question shows a message, and answering one leaves those of the others', async () => {
    const { screen, submit } = await renderWidget(QualificationQuestions, { facts });
    expect(await submit()).toEqual(['answerQuestion', 'answerQuestion']);
    expect(screen.getByText('This question must be answered').elements()).toHaveLength(2);
    await screen.getByRole('radio', { name: 'Yes' }).click();
    await expect.poll(() => screen.getByText('This question must be answered').elements()).toHaveLength(1);
  });

  test('a question that is only passed shows no message', async () => {
    const criteria = [1, 2, 3].map((id) => yesNo(id));
    const { screen } = await renderWidget(QualificationQuestions, { facts: { criteria } });
    await answerOf(1, 'Yes').click();
    focus(answerOf(2, 'Unsure'));
    await userEvent.keyboard('{Tab}');
    await expect.element(answerOf(3, 'Yes')).toHaveFocus();
    await answerOf(3, 'No').click();
    expect(screen.getByText('This question must be answered').elements()).toHaveLength(0);
  });

  test('a question whose answers were all taken back shows a message once it is left, the others show none', async () => {
    const criteria = [yesNo(1), several, yesNo(3)];
    const { screen } = await renderWidget(QualificationQuestions, { facts: { criteria } });
    const messages = screen.getByText('This question must be answered');
    const insulin = screen.getByRole('checkbox', { name: 'Insulin' });
    await insulin.click();
    await insulin.click();
    expect(messages.elements()).toHaveLength(0);
    await userEvent.keyboard('{Tab}');
    await expect.element(answerOf(3, 'Yes')).toHaveFocus();
    expect(messages.elements().map((one) => one.closest('.question')?.textContent)).toEqual([
      expect.stringContaining('Question about 2?'),
    ]);
    await insulin.click();
    await expect.poll(() => messages.elements()).toHaveLength(0);
  });

  test.each([
    ['questions for women are not asked of men', 'male', 1],
    ['they are asked of women', 'female', 2],
    ['they are not asked before the gender is known', undefined, 1],
  ] as const)('%s', async (_, gender, count) => {
    const criteria = [yesNo(1), yesNo(3, { gender: 'female' })];
    const { screen } = await renderWidget(QualificationQuestions, { facts: { criteria }, answers: { gender } });
    expect(screen.getByRole('radiogroup').elements()).toHaveLength(count);
  });

  test('a hint opens where the study gives one, and is counted', async () => {
    const criteria = [yesNo(1), yesNo(3, { questionHintText: 'A short explanation.' })];
    const { screen, events } = await renderWidget(QualificationQuestions, { facts: { criteria } });
    await screen.getByRole('button', { name: 'What does this mean?' }).click();
    await expect.element(screen.getByText('A short explanation.')).toBeVisible();
    expect(events).toEqual(['count hint']);
  });

  test.each([
    ['no site serves the visitor', 'none'],
    ['nobody could say which sites there are', 'failed'],
  ] as const)('nothing is needed when %s', async (_why, siteSearch) => {
    const { submit } = await renderWidget(QualificationQuestions, { facts: { ...facts, siteSearch } });
    expect(await submit()).toEqual([]);
  });

  test('while the study is loading no half of it shows, and the visitor cannot go past it', async () => {
    const loading = { path: { loadingStudy: true } };
    const { screen, submit } = await renderWidget(QualificationQuestions, { facts: { ...facts, ...loading } });
    await expect.element(screen.getByText('Loading…')).toBeVisible();
    expect(screen.getByRole('radio').elements()).toHaveLength(0);
    expect(await submit()).toEqual(['notLoaded']);
  });

  test('a study without questions shows nothing and asks for nothing', async () => {
    const { screen, submit } = await renderWidget(QualificationQuestions);
    expect(screen.getByRole('heading').elements()).toHaveLength(0);
    expect(await submit()).toEqual([]);
  });

  test.each([
    ['answering is the consent in the US', 'US', /By answering, you agree/],
    ['elsewhere the box on the page is', 'GB', /only with the consent that you give/],
  ] as const)('%s', async (_, country, notice) => {
    const { screen } = await renderWidget(QualificationQuestions, { facts: { ...facts, country } });
    await expect.element(screen.getByText(notice)).toBeVisible();
    const link = screen.getByRole('link', { name: /Consumer Health Data Privacy Notice/ });
    await expect.element(link).toHaveAttribute('target', '_blank');
    await expect.element(link).toHaveAttribute('rel', 'noopener');
  });

  test.each([
    ['en', 'US', /your health information|you may qualify/],
    ['en', 'GB', /your health information|you may qualify/],
    ['es', 'US', /su información de salud/],
    ['es', 'GB', /su información de salud/],
  ] as const)('nobody agrees for their own health where a child takes part: %s in %s', async (locale, country, own) => {
    const path = { hasCaregiver: true, caregiverType: 'parent_child' } as const;
    const { screen } = await renderWidget(QualificationQuestions, { facts: { ...facts, country, path }, locale });
    await expect.element(screen.getByRole('link')).toBeVisible();
    expect(screen.container.textContent).not.toMatch(own);
  });

  test('answering one of forty questions renders none of them, and writes nothing into the page', async () => {
    const rendered: number[] = [];
    const criteria = Array.from({ length: 40 }, (_, index) => ({
      ...yesNo(index + 1),
      // Whoever renders a question reads its words.
      get question() {
        rendered.push(index + 1);
        return `Question about ${index + 1}?`;
      },
    }));
    const { screen } = await renderWidget(QualificationQuestions, { facts: { criteria } });
    const radio = screen.getByRole('radio', { name: 'Yes' }).nth(20);
    await radio.click();
    expect(new Set(rendered).size).toBe(40);
    rendered.length = 0;
    const written = new MutationObserver(() => undefined);
    written.observe(screen.container, { subtree: true, childList: true, attributes: true });
    await screen.getByRole('radio', { name: 'No' }).nth(20).click();
    await expect.element(radio).not.toBeChecked();
    expect(rendered).toEqual([]);
    expect(written.takeRecords()).toEqual([]);
  });

  test('answers that another field clears leave the questions, though these were not rendered for them', async () => {
    const { screen, change, answers } = await renderWidget(QualificationQuestions, { facts });
    const radio = answerOf(1, 'Yes');
    await userEvent.click(radio);
    await screen.getByRole('checkbox', { name: 'Metformin' }).click();
    expect(answers().responses).toEqual({ 1: [11], 2: [21] });
    change({ responses: undefined });
    await expect.element(radio).not.toBeChecked();
    await expect.element(screen.getByRole('checkbox', { name: 'Metformin' })).not.toBeChecked();
  });

  describe('with number keys', () => {
    const keyed = { facts: { ...facts, criteria: [yesNo(1), several, yesNo(3)] }, options: { numberKeys: true } };
    test('a number answers the question that has the focus, and the next one gets it', async () => {
      const { screen, answers } = await renderWidget(QualificationQuestions, keyed);
      focus(answerOf(1, 'Yes'));
      await userEvent.keyboard('2');
      expect(answers().responses).toEqual({ 1: [12] });
      await expect.element(screen.getByRole('checkbox', { name: 'Metformin' })).toHaveFocus();
      await userEvent.keyboard('12');
      expect(answers().responses).toEqual({ 1: [12], 2: [21, 22] });
      await expect.element(screen.getByRole('checkbox', { name: 'Insulin' })).toHaveFocus();
      await userEvent.keyboard('{Tab}3');
      expect(answers().responses).toEqual({ 1: [12], 2: [21, 22], 3: [33] });
      await expect.element(answerOf(3, 'Unsure')).toHaveFocus();
    });

    test('a number that no answer has, one with a key held, and one outside of a question do nothing', async () => {
      const { answers } = await renderWidget(QualificationQuestions, keyed);
      focus(answerOf(1, 'Yes'));
      await userEvent.keyboard('4');
      await userEvent.keyboard('{Control>}1{/Control}');
      await expect.element(answerOf(1, 'Yes')).toHaveFocus();
      page
        .getByRole('link', { name: /Privacy Notice/ })
        .element()
        .focus();
      await userEvent.keyboard('1');
      expect(answers().responses).toBeUndefined();
    });

    test('elsewhere numbers do nothing', async () => {
      const { answers } = await renderWidget(QualificationQuestions, { facts });
      focus(answerOf(1, 'Yes'));
      await userEvent.keyboard('2');
      expect(answers().responses).toBeUndefined();
    });
  });
});
