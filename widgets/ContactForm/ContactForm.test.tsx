import { describe, expect, it } from 'vitest';
import { renderWidget } from '#tests/support/renderWidget.tsx';
import { testWidget } from '#tests/support/widgetSuite.tsx';
import { ContactForm } from './ContactForm.tsx';

testWidget('ContactForm', ContactForm);

describe('ContactForm', () => {
  it.each([
    ['the visitor', {}, 'Your contact information'],
    ['the participant', { path: { hasCaregiver: true } }, 'Contact information of the participant'],
  ])('is titled for %s', async (_, facts, title) => {
    const { screen } = await renderWidget(ContactForm, { facts });
    await expect.element(screen.getByRole('heading', { level: 2 })).toHaveTextContent(title);
  });
});
