import { describe, expect, it } from 'vitest';
import { renderWidget, type Situation } from '#tests/support/renderWidget.tsx';
import { testWidget } from '#tests/support/widgetSuite.tsx';
import { ThankYouPage } from './ThankYouPage.tsx';

testWidget('ThankYouPage', ThankYouPage);

const answers = { firstName: 'Ana', lastName: 'Perez', indicationIds: [1], postalCode: '90210' };
const options = { healthQuestionsStep: 'healthQuestions' };
const now: Situation = { answers, options, replies: { canCallNow: { callNow: true } } };
const later: Situation = { answers, options, replies: { canCallNow: { callNow: false } } };

const show = (situation: Situation) => renderWidget(ThankYouPage, situation);

/** The links to further pages; the number to call is above them. */
const linksOf = (container: Element) =>
  [...container.querySelectorAll('.button-row a:not([href^="tel:"])')].map(({ textContent }) => textContent);

describe('ThankYouPage', () => {
  it('thanks by first name', async () => {
    const { screen } = await show(now);
    await expect.element(screen.getByRole('heading', { name: 'Ana, thank you for your interest' })).toBeVisible();
  });

  it('thanks without a name too', async () => {
    const { screen } = await show({});
    await expect.element(screen.getByRole('heading', { name: 'Thank you for your interest' })).toBeVisible();
  });

  it('thanks the caregiver, not the participant', async () => {
    const facts = { path: { hasCaregiver: true } };
    const caregiver = { firstName: 'Luis', lastName: 'Perez' };
    const { screen } = await show({ ...now, facts, answers: { ...answers, caregiver } });
    await expect.element(screen.getByRole('heading', { name: 'Luis, thank you for your interest' })).toBeVisible();
    await expect.element(screen.getByText(/The participant meets the initial qualifications/)).toBeVisible();
  });

  it('asks whether a call can be made now', async () => {
    const asked: unknown[] = [];
    const canCallNow = (input: unknown) => ({ callNow: asked.push(input) > 0 });
    const { screen } = await show({ answers, replies: { canCallNow } });
    await expect.element(screen.getByText(/available now/)).toBeVisible();
    expect(asked).toEqual([{ query: { 'indicationIds[]': [1], country: 'US', postalCode: '90210' } }]);
  });

  it('gives the number when a coordinator is there, with the health questions first', async () => {
    const { screen } = await show(now);
    await expect.element(screen.getByText(/You meet the initial qualifications/)).toBeVisible();
    const number = screen.getByRole('link', { name: '1-800-555-0101' });
    await expect.element(number).toHaveAttribute('href', 'tel:18005550101');
    expect(linksOf(screen.container)).toEqual(['Answer Health Questions', 'Find Studies']);
  });

  it.each([
    ['no coordinator is available', later],
    ['it could not be found out', { ...later, replies: {} }],
  ])('promises a call when %s, with the health questions last', async (_, situation) => {
    const { screen } = await show(situation);
    await expect.element(screen.getByText(/no clinical trials immediately available/)).toBeVisible();
    await expect.element(screen.getByText(/will call you when there is a match/)).toBeVisible();
    await expect.element(screen.getByText(/contact your doctor/)).toBeVisible();
    await expect.element(screen.getByRole('link', { name: '1-800-555-0101' })).toBeVisible();
    expect(linksOf(screen.container)).toEqual(['Find Studies', 'Answer Health Questions']);
  });

  it.each<[string, Situation, string[]]>([
    ['in Spanish: no search', { locale: 'es' }, ['Responder preguntas de salud']],
    ['to a caregiver: no health questions', { facts: { path: { hasCaregiver: true } } }, ['Find Studies']],
    [
      'after a lead update: no health questions',
      { facts: { campaign: { campaignType: 'leadUpdate' } } },
      ['Find Studies'],
    ],
    ['without such a step: no health questions', { options: {} }, ['Find Studies']],
  ])('offers %s', async (_, situation, links) => {
    const { screen } = await show({ ...later, ...situation });
    await expect.poll(() => linksOf(screen.container)).toEqual(links);
  });

  it('links to the health questions', async () => {
    const { screen, events } = await show(now);
    await screen.getByRole('link', { name: 'Answer Health Questions' }).click();
    expect(events).toEqual(['navigate /signup/flow/healthQuestions']);
  });

  it('announces that it is checking until the reply arrives', async () => {
    const { screen } = await show({ ...now, replies: { canCallNow: () => new Promise(() => undefined) as never } });
    await expect.element(screen.getByText('Checking whether someone can speak with you now…')).toBeVisible();
    expect(linksOf(screen.container)).toEqual([]);
  });
});
