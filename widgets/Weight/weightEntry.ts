import { countryOf } from '#src/domain/countries/countryOf.ts';
import type { CountryCode } from '#src/domain/facts.ts';
import { enteredNumber, isKilograms, isPounds, kgFromLb, lbFromKg } from '#src/domain/units.ts';

type WeightUnit = 'kg' | 'lbs';
type Drafts = Readonly<Record<string, string>>;

/** The unit the visitor chose, else the one of the country. */
export function weightUnit(drafts: Drafts, country: CountryCode): WeightUnit {
  if (drafts.weightUnit === 'kg' || drafts.weightUnit === 'lbs') return drafts.weightUnit;
  return countryOf(country).useMetricSystem ? 'kg' : 'lbs';
}

/** What the box shows: what was typed, else the stored weight in whole units. */
export function weightText(unit: WeightUnit, weightKg: number | undefined, drafts: Drafts): string {
  if (drafts.weight) return drafts.weight;
  if (weightKg === undefined) return '';
  return String(unit === 'kg' ? Math.round(weightKg) : lbFromKg(weightKg));
}

/** The weight in kilograms that a text gives in its unit, if it gives one. */
export function weightOf(unit: WeightUnit, text: string): number | undefined {
  const typed = enteredNumber(text);
  if (unit === 'lbs') return isPounds(typed) ? kgFromLb(typed) : undefined;
  return isKilograms(typed) ? Math.round(typed * 100) / 100 : undefined;
}
