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

  test.each([
    ['en', 'en-US'],
    ['es', 'es-US'],
  ] as const)('writes every sum in %s as those who speak it do', (locale, tag) => {
    const style = { style: 'currency', currency: 'USD', trailingZeroDisplay: 'stripIfInteger' } as const;
    const format = new Intl.NumberFormat(tag, style);
    for (const sum of [0, 0.5, 7, 12.05, 99.99, 100, 999, 1_000, 9_999.9, 10_000, 123_456, 1_000_000, 12_345_678.25])
      expect(
        compensationText({ patientCompensationAmount: sum, patientCompensationAmountAvailable: true }, locale),
      ).toBe(format.format(sum));
  });
});
