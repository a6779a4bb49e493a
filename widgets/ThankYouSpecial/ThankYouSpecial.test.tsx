import { describe, expect, it } from 'vitest';
import { renderWidget } from '#tests/support/renderWidget.tsx';
import { asthmaStudy, foundNear } from '#tests/support/studies.ts';
import { testWidget } from '#tests/support/widgetSuite.tsx';
import { ThankYouSpecial } from './ThankYouSpecial.tsx';

testWidget('ThankYouSpecial', ThankYouSpecial);

describe('ThankYouSpecial', () => {
  it.each([
    ['by name', { firstName: 'Ana' }, 'Ana, this study is looking for people like you!'],
    ['without a name too', {}, 'This study is looking for people like you!'],
  ])('thanks %s', async (_, answers, heading) => {
    const { screen } = await renderWidget(ThankYouSpecial, { answers });
    await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent(heading);
  });

  it('asks to call now while somebody answers', async () => {
    const { screen } = await renderWidget(ThankYouSpecial, { replies: { canCallNow: { callNow: true } } });
    await expect.element(screen.getByText(/^Call this number now\./)).toBeVisible();
    const text = screen.container.textContent;
    const [hours, later] = [
      'Study advisors answer calls Monday',
      'If you do not call, we will call you in these hours.',
    ];
    expect([text.indexOf(hours) > 0, text.indexOf(later) > text.indexOf(hours)]).toEqual([true, true]);
    const number = screen.getByRole('link', { name: '1-800-555-0102' });
    await expect.element(number).toHaveAttribute('href', 'tel:18005550102');
  });

  it('asks nobody to call now while nobody answers, and says when that is', async () => {
    const canCallNow = { callNow: false, opens: '2026-06-15T13:00:00Z' };
    const { screen } = await renderWidget(ThankYouSpecial, { replies: { canCallNow } });
    await expect.element(screen.getByText(/^You do not need to call/)).toBeVisible();
    await expect.element(screen.getByText(/We open Monday at 8:00\u00a0AM Central Time/)).toBeVisible();
    const text = screen.container.textContent;
    expect(text.indexOf('we will call you in these hours')).toBeGreaterThan(text.indexOf('We open Monday'));
    await expect.element(screen.getByRole('link', { name: '1-800-555-0102' })).toBeVisible();
    expect(screen.container.textContent).not.toContain('Call this number now');
  });

  it.each(['en', 'es'] as const)('shows studies near, in %s', async (locale) => {
    const answers = { postalCode: '60601', indicationIds: [1] };
    const replies = { studySearch: foundNear(asthmaStudy) };
    const { screen } = await renderWidget(ThankYouSpecial, { locale, answers, replies });
    await expect.element(screen.getByRole('heading', { name: 'The asthma study' })).toBeVisible();
    await expect.element(screen.getByRole('link', { name: /^(See all|Ver todos)/ })).toBeVisible();
  });

  it('speaks to a caregiver of the participant', async () => {
    const facts = { path: { hasCaregiver: true, caregiverType: 'parent_child' } } as const;
    const answers = { firstName: 'Leo', caregiver: { firstName: 'Rosa', relationship: 'Friend' } } as const;
    const { screen } = await renderWidget(ThankYouSpecial, { facts, answers });
    await expect
      .element(screen.getByRole('heading'))
      .toHaveTextContent('Rosa, this study is looking for people like the participant!');
  });
});
