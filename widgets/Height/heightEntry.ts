import { countryOf } from '#src/domain/countries/countryOf.ts';
import type { CountryCode } from '#src/domain/facts.ts';
import { cmFromFeet, enteredNumber, feetFromCm, isFeet, isHeightCm, isInches } from '#src/domain/units.ts';

type HeightUnit = 'cm' | 'ft';
type Drafts = Readonly<Record<string, string>>;

/** The unit the visitor chose, else the one of the country. */
export function heightUnit(drafts: Drafts, country: CountryCode): HeightUnit {
  if (drafts.heightUnit === 'cm' || drafts.heightUnit === 'ft') return drafts.heightUnit;
  return countryOf(country).useMetricSystem ? 'cm' : 'ft';
}

/** What the boxes of a unit show: what was typed, else the stored height in whole units. */
export function heightTexts(heightCm: number | undefined, drafts: Drafts) {
  const imperial = heightCm === undefined ? undefined : feetFromCm(heightCm);
  const hasFeet = Boolean(drafts.heightFt || drafts.heightIn);
  return {
    cm: drafts.heightCm || (heightCm === undefined ? '' : String(Math.round(heightCm))),
    ft: hasFeet ? (drafts.heightFt ?? '') : String(imperial?.ft ?? ''),
    in: hasFeet ? (drafts.heightIn ?? '') : String(imperial?.in ?? ''),
  };
}

/** The height in centimetres that the texts of a unit give, if they give one. */
export function heightOf(unit: HeightUnit, texts: { cm: string; ft: string; in: string }): number | undefined {
  const [feet, inches] = [enteredNumber(texts.ft), enteredNumber(texts.in)];
  const cm =
    unit === 'cm' ? enteredNumber(texts.cm) : isFeet(feet) && isInches(inches) ? cmFromFeet(feet, inches) : NaN;
  return isHeightCm(cm) ? Math.round(cm * 100) / 100 : undefined;
}

/** Whether nothing is typed or stored. */
export function isHeightEmpty(heightCm: number | undefined, drafts: Drafts): boolean {
  return heightCm === undefined && !`${drafts.heightCm ?? ''}${drafts.heightFt ?? ''}${drafts.heightIn ?? ''}`.trim();
}
