import { describe, expect, it } from 'vitest';
import { renderWidget } from '#tests/support/renderWidget.tsx';
import { testWidget } from '#tests/support/widgetSuite.tsx';
import { Email } from './Email.tsx';

testWidget('Email', Email);

describe('Email', () => {
  it('invites to be notified of new trials', async () => {
    const { screen } = await renderWidget(Email);
    await expect.element(screen.getByRole('heading', { name: /notified of new trials/ })).toBeVisible();
  });

  it('stores an address trimmed', async () => {
    const { screen, answers } = await renderWidget(Email, { options: { label: 'short' } });
    await screen.getByLabelText('Email').fill(' ana@example.com ');
    expect(answers()).toEqual({ email: 'ana@example.com' });
  });

  it('takes an address copied from a list of contacts, without its invisible characters', async () => {
    const { screen, answers } = await renderWidget(Email, { options: { label: 'short' } });
    await screen.getByLabelText('Email').fill('\u202aana@example.com\u202c');
    expect(answers()).toEqual({ email: 'ana@example.com' });
  });

  it('shows an invalid address as typed and refuses it', async () => {
    const { screen, answers, drafts, submit } = await renderWidget(Email, { required: false });
    await screen.getByRole('textbox').fill('a@b');
    expect([answers(), drafts()]).toEqual([{}, { email: 'a@b' }]);
    expect(await submit()).toEqual(['invalid']);
    await expect.element(screen.getByText('Please enter a valid email address')).toBeVisible();
  });

  it('may stay empty where it is optional, and is marked as optional', async () => {
    const { screen, submit } = await renderWidget(Email, { required: false });
    await expect.element(screen.getByText('(optional)')).toBeVisible();
    expect(await submit()).toEqual([]);
  });
});
