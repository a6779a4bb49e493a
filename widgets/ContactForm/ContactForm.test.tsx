import { describe, expect, it } from 'vitest';
import { renderWidget } from '#tests/support/renderWidget.tsx';
import { testWidget } from '#tests/support/widgetSuite.tsx';
import { ContactForm } from './ContactForm.tsx';
import { spec } from './spec.ts';

testWidget('ContactForm', ContactForm);

describe('ContactForm', () => {
  it.each([
    ['the visitor', {}, 'Your contact information'],
    // The name is of one, the number of the other.
    ['a caregiver', { path: { hasCaregiver: true } }, 'Contact information'],
  ])('is titled for %s', async (_, facts, title) => {
    const { screen } = await renderWidget(ContactForm, { facts });
    await expect.element(screen.getByRole('heading', { level: 2 })).toHaveTextContent(title);
  });

  it.each([
    ['asks for the age, and the email may stay empty', {}, 'Age', false],
    ['that updates a lead asks for the birth date and needs the email', { updatesLead: true }, 'BirthDate', true],
  ])('%s', (_, options, birth, isEmailRequired) => {
    const parts = spec.parts?.(options) ?? [];
    const asked = ['FullName', 'PostalCode', birth, 'Gender', 'Phone', 'Email'];
    expect(parts.map(({ kind }) => kind)).toEqual([...asked, 'IndicationMultiSelect', 'GenericConsent']);
    expect(spec.parts?.({ ...options, conditions: 'search' }).map(({ kind }) => kind)).toContain('Indications');
    expect(parts.find(({ kind }) => kind === 'Email')?.required).toBe(isEmailRequired);
  });
});
