import { describe, expect, test } from 'vitest';
import { renderWidget } from '#tests/support/renderWidget.tsx';
import { testWidget } from '#tests/support/widgetSuite.tsx';
import { PartnerConsent } from './PartnerConsent.tsx';

testWidget('PartnerConsent', PartnerConsent);

const connect = 'May I connect you to the study team?';
const transfer = 'May I also pass your information on to the study team?';
const yes = { name: 'Yes', exact: true };
const no = { name: 'No', exact: true };
const goodbye = '“That is fine. Thank you for your time, and have a good day.”';

describe('PartnerConsent', () => {
  test('the wording is read out, and the second question follows a yes to the first', async () => {
    const { screen, answers, submit } = await renderWidget(PartnerConsent);
    await expect.element(screen.getByText('Consent contact')).toBeVisible();
    expect(screen.getByRole('group', { name: transfer }).elements()).toHaveLength(0);
    await screen.getByRole('group', { name: connect }).getByRole('button', yes).click();
    expect(await submit()).toEqual(['choose']);
    await screen.getByRole('group', { name: transfer }).getByRole('button', yes).click();
    expect(answers().partnerConsent).toEqual({ connect: true, transfer: true });
    expect(await submit()).toEqual([]);
  });

  test.each([
    ['to the call', undefined, connect, { connect: false }],
    ['to passing the information on', { connect: true }, transfer, { connect: true, transfer: false }],
    ['to the call after all', { connect: true, transfer: true }, connect, { connect: false }],
  ])('after a no %s only the note that ends the call remains', async (_, given, question, stored) => {
    const { screen, answers, submit } = await renderWidget(PartnerConsent, {
      ...(given && { answers: { partnerConsent: given } }),
    });
    await screen.getByRole('group', { name: question }).getByRole('button', no).click();
    expect(answers().partnerConsent).toEqual(stored);
    await expect.element(screen.getByText(goodbye)).toHaveFocus();
    expect(screen.getByRole('group').elements()).toHaveLength(0);
    expect(await submit()).toEqual(['refused']);
  });

  test('a no may be changed', async () => {
    const { screen, answers } = await renderWidget(PartnerConsent, { answers: { partnerConsent: { connect: false } } });
    await screen.getByRole('button', { name: 'Change the answer' }).click();
    expect(answers().partnerConsent).toBeUndefined();
    await expect.element(screen.getByRole('group', { name: connect })).toBeVisible();
  });

  test('where the campaign asks for the health answers alone, one yes is enough', async () => {
    const { screen, answers, submit } = await renderWidget(PartnerConsent, { options: { asks: 'healthData' } });
    expect(screen.getByRole('group', { name: connect }).elements()).toHaveLength(0);
    await screen.getByRole('button', yes).click();
    expect(answers().partnerConsent).toEqual({ healthData: true });
    expect(await submit()).toEqual([]);
  });

  test('the next candidate follows the note, unless something would be lost', async () => {
    const { screen, events } = await renderWidget(PartnerConsent, {
      answers: { partnerConsent: { connect: false } },
      losesAnswers: true,
    });
    await screen.getByRole('button', { name: 'Next candidate' }).click();
    await expect.element(screen.getByRole('dialog')).toBeVisible();
    await screen.getByRole('button', { name: 'No, stay with this call' }).click();
    expect(events).toEqual(['startOver']);
    await screen.getByRole('button', { name: 'Next candidate' }).click();
    await screen.getByRole('button', { name: 'Yes, remove it' }).click();
    expect(events).toEqual(['startOver', 'startOver', 'startOver discarding']);
  });
});
