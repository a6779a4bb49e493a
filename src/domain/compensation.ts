import { locales } from '#src/generated/locales.ts';
import type { Locale, Study } from './facts.ts';

type Paid = Pick<
  Study,
  | 'patientCompensationAmount'
  | 'patientCompensationAmountAvailable'
  | 'patientCompensationAmountOverride'
  | 'patientCompensationNote'
>;

/** An amount in the format of the locale, without zero cents: `$1,200`. */
function money(amount: number, locale: Locale, currency: string): string {
  const style = { style: 'currency', currency, trailingZeroDisplay: 'stripIfInteger' } as const;
  return new Intl.NumberFormat(locales[locale].money, style).format(amount);
}

/**
 * The compensation text of a study: its own wording, else the amount where it may be shown, then the note; undefined
 * without any. `currency` is ISO 4217.
 */
export function compensationText(study: Paid, locale: Locale, currency = 'USD'): string | undefined {
  const { patientCompensationAmount: amount, patientCompensationAmountAvailable: available } = study;
  const sum = available === true && amount !== undefined ? money(amount, locale, currency) : '';
  const wording = study.patientCompensationAmountOverride?.trim() || sum;
  return [wording, study.patientCompensationNote?.trim()].filter(Boolean).join(' – ') || undefined;
}
