import type { Locale, Study } from './facts.ts';

type Paid = Pick<
  Study,
  | 'patientCompensationAmount'
  | 'patientCompensationAmountAvailable'
  | 'patientCompensationAmountOverride'
  | 'patientCompensationNote'
>;

/** American wording of sums in both languages: `$1,200`. */
const regions: Record<Locale, string> = { en: 'en-US', es: 'es-US' };

function money(amount: number, locale: Locale, currency: string): string {
  const style = { style: 'currency', currency, trailingZeroDisplay: 'stripIfInteger' } as const;
  return new Intl.NumberFormat(regions[locale], style).format(amount);
}

/** What a study pays: its own wording, else the amount where it may be shown, then the note. Undefined for nothing. */
export function compensationText(study: Paid, locale: Locale, currency = 'USD'): string | undefined {
  const { patientCompensationAmount: amount, patientCompensationAmountAvailable: available } = study;
  const sum = available === true && amount !== undefined ? money(amount, locale, currency) : '';
  const said = study.patientCompensationAmountOverride?.trim() || sum;
  return [said, study.patientCompensationNote?.trim()].filter(Boolean).join(' – ') || undefined;
}
