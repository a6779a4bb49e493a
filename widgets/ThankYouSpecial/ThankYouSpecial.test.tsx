import { describe, expect, it } from 'vitest';
import { renderWidget } from '#tests/support/renderWidget.tsx';
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

  it('gives the number to call', async () => {
    const { screen } = await renderWidget(ThankYouSpecial);
    await expect
      .element(screen.getByRole('link', { name: '1-800-555-0102' }))
      .toHaveAttribute('href', 'tel:18005550102');
  });

  it('speaks to a caregiver of the participant', async () => {
    const facts = { path: { hasCaregiver: true, caregiverType: 'parent_child' } } as const;
    const answers = { firstName: 'Leo', caregiver: { firstName: 'Rosa' } };
    const { screen } = await renderWidget(ThankYouSpecial, { facts, answers });
    await expect
      .element(screen.getByRole('heading'))
      .toHaveTextContent('Rosa, this study is looking for people like the participant!');
  });
});
