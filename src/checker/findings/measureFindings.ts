import type { Finding } from '#src/checker/finding.ts';
import { onceForTexts } from '#src/checker/onceFor.ts';
import { units } from './measureWords.ts';
import { foundIn, type Written } from './wordFindings.ts';

/** What one of each unit comes to: meters, kilograms or days. A month and a year are those of a calendar, on average. */
const sizes: readonly Readonly<Record<string, number>>[] = [
  { miles: 1609.344, kilometers: 1000, meters: 1, centimeters: 0.01, feet: 0.3048, inches: 0.0254 },
  { pounds: 0.4536, kilograms: 1, grams: 0.001, milligrams: 0.000_001 },
  { minutes: 1 / 1440, hours: 1 / 24, days: 1, weeks: 7, months: 30.44, years: 365.25 },
];

/** Product constant: the part by which a measure in another unit may be off: people write round numbers. */
const ROUND = 0.1;

const number = String.raw`\d{1,3}(?:[.,]\d{3})+|\d+(?:[.,]\d{1,2})?`;
const anyUnit = Object.values(units).join('|');
const about =
  '(?:(?:or |o )?(?:about|around|approx(?:\\.|imately)?|roughly|some|unos|unas|cerca de|aprox(?:\\.|imadamente)?) )?';
const feet = String.raw`(?<feet>\d)\s?(?:${units['feet']}|['’′])(?:\s|,|and|y)*(?<inches>\d{1,2})\s?(?:${units['inches']}|in\.?|["”″])`;

/** A measure, and behind it the same in brackets in another unit. */
const twice = new RegExp(
  String.raw`(?<![\p{L}\d.,-])(?:${feet}|(?<first>${number})[\s\u00A0\u202F-]?(?<firstUnit>${anyUnit}))[\s\u00A0]*\([\s\u00A0]*${about}(?<second>${number})[\s\u00A0\u202F]?(?<secondUnit>${anyUnit})\)`,
  'giu',
);

/** The number that is written, with a comma or a point before three digits or before a fraction. */
const valueOf = (written: string): number =>
  Number(/[.,]\d{3}$/.test(written) ? written.replaceAll(/[.,]/g, '') : written.replace(',', '.'));

const nameOf = (written: string): string =>
  Object.keys(units).find((name) => new RegExp(`^(?:${units[name]})$`, 'iu').test(written)) ?? '';

/** What one of a unit comes to in another one; undefined where they do not measure the same. */
function ratioOf(from: string, to: string): number | undefined {
  const [one, other] = sizes.map((size) => [size[from], size[to]]).find(([first]) => first !== undefined) ?? [];
  return one === undefined || other === undefined || from === to ? undefined : one / other;
}

/** The first measure of a text that its brackets tell otherwise, and how much it is in their unit. */
const unequalIn = onceForTexts((_, text): string | undefined => {
  for (const { 0: written, groups = {} } of text.matchAll(twice)) {
    const { feet: high, inches = '', first = '', firstUnit = '', second = '', secondUnit = '' } = groups;
    const [amount, from] =
      high === undefined ? [valueOf(first), nameOf(firstUnit)] : [Number(high) * 12 + Number(inches), 'inches'];
    const exact = amount * (ratioOf(from, nameOf(secondUnit)) ?? Number.NaN);
    const off = Math.abs(valueOf(second) - exact);
    // A number below ten may be rounded by more.
    if (off > exact * ROUND && off > 0.5) {
      const shown = exact < 10 ? exact.toFixed(1).replace('.0', '') : String(Math.round(exact));
      return `"${written}" is not so: it is about ${shown} ${secondUnit}`;
    }
  }
  return undefined;
});

/** Measures that are told in two units which do not agree: the same in each language is one mistake. */
export const measureFindings = (texts: readonly (readonly Written[])[]): Finding[] =>
  texts.flatMap((inLanguages) =>
    inLanguages
      .flatMap((one): Finding[] => {
        const message = unequalIn(one.locale, one.text);
        return message === undefined ? [] : [foundIn(one, 'C131', message)];
      })
      .slice(0, 1),
  );
