import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { contrastOf } from '#src/domain/readableColor.ts';
import { brandNames, brandServerFacts } from './index.ts';

const fileAt = (path: string) => readFileSync(new URL(path, import.meta.url));

/** The colors of all brands, light and then dark. */
const [lightTokens = '', darkTokens = ''] = fileAt('../../ui/css/tokens.css')
  .toString()
  .split('@media screen and (prefers-color-scheme: dark)');
const colorsIn = (css: string) =>
  Object.fromEntries([...css.matchAll(/(--[\w-]+): (#[\da-f]+);/g)].map((m) => m.slice(1)));
const shared = { light: colorsIn(lightTokens), dark: { ...colorsIn(lightTokens), ...colorsIn(darkTokens) } };

const looks = brandNames.flatMap((brand) => {
  const { colors, darkColors } = brandServerFacts[brand];
  return [
    { name: `${brand}, light`, colors: { ...shared.light, ...colors } },
    { name: `${brand}, dark`, colors: { ...shared.dark, ...colors, ...darkColors } },
  ];
});

/** Texts by their grounds. */
const texts = {
  '--surface': ['--ink', '--ink-soft', '--primary-deep', '--error', '--success'],
  '--ground': ['--ink', '--ink-soft', '--primary-deep'],
  '--primary-tint': ['--ink', '--ink-soft', '--primary-deep'],
  '--error-tint': ['--ink', '--error'],
  '--success-tint': ['--ink', '--success'],
  '--button': ['--button-ink'],
  '--button-deep': ['--button-ink'],
  '--primary-deep': ['--on-deep'],
  '--success': ['--on-deep'],
} as const;
/** Edges of controls, what is chosen and what has the focus. */
const edges = {
  '--surface': ['--line-strong', '--primary-deep', '--focus', '--error'],
  '--primary-tint': ['--primary-deep', '--focus'],
  '--error-tint': ['--error'],
} as const;

describe.each(looks)('$name', ({ colors }) => {
  const faint = (pairs: Readonly<Record<string, readonly string[]>>, least: number) =>
    Object.entries(pairs).flatMap(([ground, inks]) =>
      inks.flatMap((ink) => {
        const contrast = contrastOf(colors[ink] ?? '', colors[ground] ?? '') ?? 0;
        return contrast < least ? [`${ink} on ${ground}: ${contrast.toFixed(2)}`] : [];
      }),
    );

  test('every text has a contrast of 4.5 with its ground', () => {
    expect(faint(texts, 4.5)).toEqual([]);
  });

  test('every edge of a control has a contrast of 3 with its ground', () => {
    expect(faint(edges, 3)).toEqual([]);
  });
});

test('no style sheet gives a text or a ground a color that is none of the brand', () => {
  const sheets = globSync(['src/ui/css/*.css', 'widgets/**/*.css']).filter((path) => !path.endsWith('tokens.css'));
  const own = sheets.filter((path) =>
    /^\s*(color|background|border)[\w-]*: [^;]*#[\da-f]/m.test(readFileSync(path, 'utf8')),
  );
  expect(sheets.length).toBeGreaterThan(20);
  expect(own).toEqual([]);
});

test.each(brandNames)('the typeface of %s is at most 30 kB', (brand) => {
  expect(fileAt(`../../generated/typefaces/${brand}.woff2`).length).toBeLessThan(30_000);
});
