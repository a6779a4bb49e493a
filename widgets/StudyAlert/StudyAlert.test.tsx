import { describe, expect, test } from 'vitest';
import { ApiError } from '#src/api/apiError.ts';
import { renderWidget, type Situation } from '#tests/support/renderWidget.tsx';
import { testWidget } from '#tests/support/widgetSuite.tsx';
import { StudyAlert } from './StudyAlert.tsx';

const answers = { phone: '+13125550123', email: 'ana@example.com', postalCode: '60601' };
const situation: Situation = { facts: { study: {} }, answers };
const agreeBox = { name: 'I agree to be told about new studies.' };

testWidget('StudyAlert', StudyAlert, situation);

async function opened(more: Situation = {}) {
  const rendered = await renderWidget(StudyAlert, { ...situation, ...more });
  await rendered.screen.getByText('Tell me about new studies').click();
  return rendered;
}

describe('StudyAlert', () => {
  test.each([
    ['en', 'We can tell you when a new study about the same condition as “The asthma study” opens near 60601.'],
    [
      'es',
      'Podemos avisarle cuando abra cerca del código postal 60601 un estudio nuevo sobre la misma afección que «The asthma study».',
    ],
  ] as const)('names the study whose condition it means, in %s', async (locale, words) => {
    const facts = { study: { title: 'The asthma study' } };
    const { screen } = await renderWidget(StudyAlert, { ...situation, facts, locale });
    await expect.element(screen.getByText(words)).toBeVisible();
  });

  test('asks by the way and the distance that the visitor chooses, with the words that they agree to', async () => {
    const asked: unknown[] = [];
    const { screen, events } = await opened({ replies: { askForAlert: (input) => (asked.push(input), null) } });
    await expect.element(screen.getByText('Consent studyAlerts')).toBeVisible();
    await screen.getByRole('radio', { name: /^By text message to \(312\)\s555-.?0123$/ }).click();
    await screen.getByRole('combobox', { name: 'How far would you go?' }).selectOptions('Up to 25 miles');
    await screen.getByRole('checkbox', agreeBox).click();
    await screen.getByRole('button', { name: 'Tell me' }).click();
    await expect.element(screen.getByText(/^We will tell you/)).toHaveFocus();
    expect(asked).toEqual([
      {
        body: {
          slug: 'slug-of-the-lead',
          channel: 'text',
          radiusKm: 40,
          text: 'Consent studyAlerts',
          locale: 'en',
          country: 'US',
          campaign: expect.any(String) as string,
          clientTime: expect.any(String) as string,
        },
      },
    ]);
    expect(events).toEqual(['count alert_asked']);
  });

  test.each([
    ['en', /^We will tell you when we find a new study/],
    ['es', /^Le avisaremos cuando encontremos un estudio nuevo/],
  ] as const)('who has asked in this tab is not asked again, in %s', async (locale, words) => {
    const facts = { study: { id: 7 } };
    const drafts = { alertAsked: 'slug-of-the-lead 7' };
    const { screen } = await renderWidget(StudyAlert, { ...situation, facts, drafts, locale });
    await expect.element(screen.getByText(words)).toBeVisible();
    expect(screen.getByText(words).element()).not.toBe(document.activeElement);
    expect(screen.getByRole('group').elements()).toEqual([]);
  });

  test('offers the distances of the country, also when that is learned later', async () => {
    const { screen, change } = await opened();
    const distance = screen.getByRole('combobox', { name: 'How far would you go?' });
    await expect.element(distance).toHaveDisplayValue('Up to 50 miles');
    change({ country: 'IE' });
    await expect.element(distance).toHaveDisplayValue('Up to 50 km');
    await distance.selectOptions('Up to 10 km');
    await expect.element(distance).toHaveDisplayValue('Up to 10 km');
  });

  test('asks for nothing while the box is not checked, and says so at the box', async () => {
    const asked: unknown[] = [];
    const { screen } = await opened({ replies: { askForAlert: (input) => (asked.push(input), null) } });
    const box = screen.getByRole('checkbox', agreeBox);
    await expect.element(box).not.toBeChecked();
    await screen.getByRole('button', { name: 'Tell me' }).click();
    await expect.element(box).toHaveAccessibleErrorMessage(/^Check the box/);
    expect(asked).toEqual([]);
    await box.click();
    await expect.element(box).not.toHaveAttribute('aria-invalid');
  });

  test('two presses at once ask once', async () => {
    let asked = 0;
    const { screen, events } = await opened({ replies: { askForAlert: () => ((asked += 1), null) } });
    await screen.getByRole('checkbox', agreeBox).click();
    const button = screen.getByRole('button', { name: 'Tell me' }).element() as HTMLElement;
    button.click();
    button.click();
    await expect.element(screen.getByText(/^We will tell you/)).toHaveFocus();
    expect(asked).toBe(1);
    expect(events).toEqual(['count alert_asked']);
  });

  test('whoever gave no email address is asked about texts alone', async () => {
    const { screen } = await opened({ answers: { ...answers, email: undefined } });
    expect(screen.getByRole('radio').elements()).toHaveLength(1);
    await expect.element(screen.getByRole('radio', { name: /^By text message/ })).toBeChecked();
  });

  test('what could not be saved is said, and can be tried again', async () => {
    let isAway = true;
    const { screen } = await opened({
      replies: {
        askForAlert: () => {
          if (isAway) throw new ApiError({ status: 400, code: 'x', message: 'x' });
          return null;
        },
      },
    });
    await screen.getByRole('checkbox', agreeBox).click();
    await screen.getByRole('button', { name: 'Tell me' }).click();
    await expect.element(screen.getByRole('alert').getByText(/^This could not be saved/)).toBeVisible();
    isAway = false;
    await screen.getByRole('button', { name: 'Tell me' }).click();
    await expect.element(screen.getByText(/^We will tell you/)).toBeVisible();
  });

  test.each([
    ['en', 'We can tell you when a new study about the conditions you chose opens near 60601.'],
    [
      'es',
      'Podemos avisarle cuando abra un estudio nuevo sobre las afecciones que eligió cerca del código postal 60601.',
    ],
  ] as const)(
    'who signed up without a study is asked about the conditions they chose, in %s',
    async (locale, words) => {
      const own = { facts: {}, answers: { ...answers, indicationIds: [101] }, locale };
      const { screen } = await renderWidget(StudyAlert, own);
      await expect.element(screen.getByText(words)).toBeVisible();
    },
  );

  test('is offered as soon as the lead is saved', async () => {
    let slug: string | undefined;
    const { screen, learnSlug } = await renderWidget(StudyAlert, {
      ...situation,
      surroundings: { leadSlug: () => slug },
    });
    expect(screen.getByRole('heading').elements()).toEqual([]);
    slug = 'slug-of-the-lead';
    learnSlug(slug);
    await expect.element(screen.getByRole('heading', { name: 'Hear about new studies' })).toBeVisible();
  });

  test.each([
    ['whose lead is not saved', { surroundings: { leadSlug: () => undefined } }],
    ['without a study or a condition', { facts: {} }],
  ] satisfies [string, Situation][])('a visitor %s is offered nothing', async (_, more) => {
    const { screen } = await renderWidget(StudyAlert, { ...situation, ...more });
    expect(screen.getByRole('heading').elements()).toEqual([]);
  });
});
