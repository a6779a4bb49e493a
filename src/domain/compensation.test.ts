import { describe, expect, test } from 'vitest';
import { compensationText } from './compensation.ts';

describe('what a study pays', () => {
  const amount = { patientCompensationAmount: 1200, patientCompensationAmountAvailable: true };
  test.each([
    ['its own wording before the amount', { ...amount, patientCompensationAmountOverride: 'Up to $2k' }, 'Up to $2k'],
    ['the amount where it may be shown', amount, '$1,200'],
    ['cents only where there are some', { ...amount, patientCompensationAmount: 12.5 }, '$12.50'],
    ['no amount that is not known', { patientCompensationAmountAvailable: true }, undefined],
    [
      'its wording and its note without spaces around',
      { patientCompensationAmountOverride: ' Up to $2k ', patientCompensationNote: ' per visit ' },
      'Up to $2k – per visit',
    ],
    ['nothing where it may not', { patientCompensationAmount: 1200 }, undefined],
    ['the note after it', { ...amount, patientCompensationNote: 'paid per visit' }, '$1,200 – paid per visit'],
    ['the note alone', { patientCompensationNote: 'Travel is paid' }, 'Travel is paid'],
    ['nothing at all', {}, undefined],
  ])('shows %s', (_sentence, study, text) => {
    expect(compensationText(study, 'en')).toBe(text);
  });

  test('reads alike in Spanish, and in the currency of the study', () => {
    expect(compensationText(amount, 'es')).toBe('$1,200');
    expect(compensationText(amount, 'en', 'GBP')).toBe('£1,200');
  });
});
