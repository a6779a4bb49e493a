import { describe, expect, test } from 'vitest';
import * as units from './units.ts';

describe('a measure within its limits', () => {
  const table: [name: string, check: (value: number) => boolean, valid: number[], invalid: number[]][] = [
    ['centimetres', units.isHeightCm, [91, 170.5, 244], [90, 90.99, 245]],
    ['feet', units.isFeet, [3, 8], [2, 9, 5.5]],
    ['inches', units.isInches, [0, 11], [-1, 12, 5.5]],
    ['pounds', units.isPounds, [0, 154.5, 1500], [-1, 1501]],
    ['kilograms', units.isKilograms, [0, 70.5, 681], [-1, 682]],
  ];
  test.each(table)('in %s', (_name, check, valid, invalid) => {
    expect(valid.filter((value) => !check(value))).toEqual([]);
    expect([...invalid, Number.NaN, Infinity].filter(check)).toEqual([]);
  });
});

describe('a height', () => {
  test.each([
    [6, 0, 182.88],
    [5, 11, 180.34],
    [3, 0, 91.44],
  ])('of %i ft %i in is %s cm', (feet, inches, cm) => {
    expect(units.cmFromFeet(feet, inches)).toBe(cm);
  });

  test.each([
    [180, 5, 11],
    [182.88, 6, 0],
    [182.5, 6, 0],
    [91, 3, 0],
    [244, 8, 0],
  ])('of %s cm is %i ft %i in, twelve inches carried', (cm, ft, inches) => {
    expect(units.feetFromCm(cm)).toEqual({ ft, in: inches });
  });

  test('in feet and inches comes back from centimetres as it was', () => {
    for (let inches = 36; inches <= 96; inches += 1) {
      const [ft, rest] = [Math.floor(inches / 12), inches % 12];
      expect(units.feetFromCm(units.cmFromFeet(ft, rest))).toEqual({ ft, in: rest });
    }
  });
});

describe('a weight', () => {
  test('of 70 kg is shown as 154 lb, and 154 lb are stored as 69.85 kg', () => {
    expect(units.lbFromKg(70)).toBe(154);
    expect(units.kgFromLb(154)).toBe(69.85);
  });

  test('in whole pounds comes back from kilograms as it was, and is allowed there', () => {
    for (let pounds = 0; pounds <= 1500; pounds += 1) {
      expect(units.lbFromKg(units.kgFromLb(pounds))).toBe(pounds);
      expect(units.isKilograms(units.kgFromLb(pounds))).toBe(true);
    }
  });
});

test.each([
  ['7', 7],
  [' 70.5 ', 70.5],
  ['70,5', 70.5],
  ['007', 7],
  ['', Number.NaN],
  [undefined, Number.NaN],
  ['-1', Number.NaN],
  ['1e3', Number.NaN],
  ['1,000.5', Number.NaN],
  ['70.25', 70.25],
  ['70,255', 70.255],
  ['seven', Number.NaN],
])('"%s" gives %d', (text, number) => {
  expect(units.enteredNumber(text)).toBe(number);
});
