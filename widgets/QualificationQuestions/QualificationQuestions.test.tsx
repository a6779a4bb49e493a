import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderWidget } from '#tests/support/renderWidget.tsx';
import { testWidget } from '#tests/support/widgetSuite.tsx';
import { QualificationQuestions } from './QualificationQuestions.tsx';
import { answerOf, facts, several, yesNo } from './testing/questions.ts';

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
});
