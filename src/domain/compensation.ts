import { locales } from '#src/generated/locales.ts';
import type { Locale, Study } from './facts.ts';

type Paid = Pick<
  Study,
  | 'patientCompensationAmount'
  | 'patientCompensationAmountAvailable'
  | 'patientCompensationAmountOverride'
  | 'patientCompensationNote'
>;

/**
 * An amount as the locale writes it, without zero cents: `$1,200`. Not by `Intl`, whose first use keeps a slow phone busy for
 * about 60 ms while the page opens.
 */
function dollars(amount: number, locale: Locale): string {
  const { text, thousands, cents } = locales[locale].dollars;
  const [whole = '', rest] = amount.toFixed(2).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, thousands);
  return text.replace('{sum}', rest === '00' ? grouped : `${grouped}${cents}${rest}`);
}

/**
 * The compensation text of a study: its own wording, else the amount where it may be shown, then the note; undefined
 * without any.
 */
export function compensationText(study: Paid, locale: Locale): string | undefined {
  const { patientCompensationAmount: amount, patientCompensationAmountAvailable: available } = study;
  const sum = available === true && amount !== undefined ? dollars(amount, locale) : '';
  const wording = study.patientCompensationAmountOverride?.trim() || sum;
  return [wording, study.patientCompensationNote?.trim()].filter(Boolean).join(' – ') || undefined;
}
