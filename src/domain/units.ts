/** Product constant: pounds in a kilogram. */
const LB_PER_KG = 2.20462;
/** Product constant: centimetres in a foot. */
const CM_PER_FOOT = 30.48;
/** Product constant: centimetres in an inch. */
const CM_PER_INCH = 2.54;
/** Inches in a foot. */
const INCHES_PER_FOOT = 12;

// Product constants: least and greatest values that a visitor may enter, both included.

/** Height in centimetres. */
const HEIGHT_CM = { min: 91, max: 244 } as const;
/** Feet of a height. */
const FEET = { min: 3, max: 8 } as const;
/** Inches of a height, beside its feet. */
const INCHES = { min: 0, max: 11 } as const;
/** Weight in pounds. */
const POUNDS = { min: 0, max: 1500 } as const;
/** Weight in kilograms. */
const KILOGRAMS = { min: 0, max: 681 } as const;

/** The number that a text gives, with a point or a comma before its decimals and no sign; NaN for anything else. */
export function enteredNumber(text = ''): number {
  return /^\d+([.,]\d+)?$/.test(text.trim()) ? Number(text.trim().replace(',', '.')) : Number.NaN;
}

type Limits = { min: number; max: number };

function isWithin(value: number, { min, max }: Limits): boolean {
  return value >= min && value <= max;
}

function twoDecimals(value: number): number {
  return Math.round(value * 100) / 100;
}

/** Whether the height is from 91 to 244 cm. */
export function isHeightCm(cm: number): boolean {
  return isWithin(cm, HEIGHT_CM);
}

/** Whether the feet are whole and from 3 to 8. */
export function isFeet(feet: number): boolean {
  return Number.isInteger(feet) && isWithin(feet, FEET);
}

/** Whether the inches are whole and from 0 to 11. */
export function isInches(inches: number): boolean {
  return Number.isInteger(inches) && isWithin(inches, INCHES);
}

/** Whether the weight is from 0 to 1500 lb. */
export function isPounds(pounds: number): boolean {
  return isWithin(pounds, POUNDS);
}

/** Whether the weight is from 0 to 681 kg. */
export function isKilograms(kilograms: number): boolean {
  return isWithin(kilograms, KILOGRAMS);
}

/** Centimetres to two decimals, as stored. */
export function cmFromFeet(feet: number, inches: number): number {
  return twoDecimals(feet * CM_PER_FOOT + inches * CM_PER_INCH);
}

/** Feet and whole inches, as shown: twelve inches carry over to the next foot. */
export function feetFromCm(cm: number): { ft: number; in: number } {
  const inches = Math.round(cm / CM_PER_INCH);
  return { ft: Math.floor(inches / INCHES_PER_FOOT), in: inches % INCHES_PER_FOOT };
}

/** Kilograms to two decimals, as stored. */
export function kgFromLb(pounds: number): number {
  return twoDecimals(pounds / LB_PER_KG);
}

/** Whole pounds, as shown. */
export function lbFromKg(kilograms: number): number {
  return Math.round(kilograms * LB_PER_KG);
}
