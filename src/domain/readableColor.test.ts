import { describe, expect, test } from 'vitest';
import { contrastOf, groundWithInk, inkOnWhite } from './readableColor.ts';

describe('groundWithInk', () => {
  test.each([
    ['white text on a dark color', '#0b5475', '#ffffff'],
    ['black text on a light one', '#ffd400', '#000000'],
    ['white on the darkest grey that asks for it', '#767676', '#ffffff'],
    ['black on the next lighter grey', '#777777', '#000000'],
    ['pure red', '#ff0000', '#000000'],
    ['black', '#000', '#ffffff'],
    ['white', '#FFF', '#000000'],
  ])('%s', (_sentence, color, ink) => {
    expect(groundWithInk(color)?.ink).toBe(ink);
  });

  test('short and long forms are one color', () => {
    expect(groundWithInk(' #1aF ')).toEqual(groundWithInk('#11aaff'));
    expect(groundWithInk('#1af')?.ground).toBe('#11aaff');
  });

  test.each([
    '',
    'red',
    '#12',
    '#1234',
    '#12345g',
    '#12345678',
    'rgb(1,2,3)',
    '#fff;background:url(x)',
    'url(#fff',
    undefined,
  ])('%o is no color', (text) => {
    expect([groundWithInk(text), inkOnWhite(text)]).toEqual([undefined, undefined]);
  });

  test('each of 4,096 colors has a text of contrast 4.5 or more', () => {
    const digits = Array.from({ length: 16 }, (_, digit) => digit.toString(16));
    const colors = digits.flatMap((r) => digits.flatMap((g) => digits.map((b) => `#${r}${g}${b}`)));
    const tooFaint = colors.filter((color) => {
      const { ground, ink } = groundWithInk(color) ?? { ground: '', ink: '' };
      return contrast(ground, ink) < 4.5 || contrast(inkOnWhite(color) ?? '', '#ffffff') < 4.5;
    });
    expect(tooFaint).toEqual([]);
  });
});

test('a contrast is that of two colors, whichever comes first', () => {
  expect(contrastOf('#000', '#ffffff')).toBeCloseTo(21);
  expect(contrastOf('#fff', '#000000')).toBeCloseTo(21);
  expect([contrastOf('red', '#fff'), contrastOf('#fff', 'red')]).toEqual([undefined, undefined]);
});

describe('inkOnWhite', () => {
  test.each([
    ['a color that can be read stays', '#0b5475', '#0b5475'],
    ['a faint one becomes darker', '#ffd400', '#8d7400'],
    ['white becomes grey', '#ffffff', '#717171'],
  ])('%s', (_sentence, color, ink) => {
    expect(inkOnWhite(color)).toBe(ink);
  });
});

/** Relative luminance of a color as `#rrggbb`, written down from the guidelines once more. */
function luminance(color: string): number {
  return [0.2126, 0.7152, 0.0722].reduce((sum, weight, index) => {
    const share = Number.parseInt(color.slice(1 + index * 2, 3 + index * 2), 16) / 255;
    return sum + weight * (share <= 0.04045 ? share / 12.92 : Math.pow((share + 0.055) / 1.055, 2.4));
  }, 0);
}

function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}
