import { describe, expect, it } from 'vitest';
import { renderWidget } from '#tests/support/renderWidget.tsx';
import { testWidget } from '#tests/support/widgetSuite.tsx';
import { Confirmation } from './Confirmation.tsx';

const options = { answer: 'email' };

testWidget('Confirmation', Confirmation, { options });

describe('Confirmation', () => {
  it('stores what is typed as a draft, and no answer', async () => {
    const { screen, answers, drafts, submit } = await renderWidget(Confirmation, { options });
    await screen.getByLabelText('Email address, once more').fill('rosa@example.com');
    expect([answers(), drafts()]).toEqual([{}, { emailAgain: 'rosa@example.com' }]);
    expect(await submit()).toEqual([]);
  });

  it('asks for a phone number with the keys of a phone, and may stay empty where it is optional', async () => {
    const { screen, submit } = await renderWidget(Confirmation, { options: { answer: 'phone' }, required: false });
    await expect
      .element(screen.getByRole('textbox', { name: /^Phone number, once more/ }))
      .toHaveAttribute('type', 'tel');
    // As wide as the box that it repeats.
    await expect.element(screen.getByRole('textbox')).toHaveClass('text-input-sized');
    expect(await submit()).toEqual([]);
  });
});
