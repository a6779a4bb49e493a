import type { Typeface } from '#src/domain/brands/brand.ts';
import { brandNames, brandServerFacts, defaultBrand, type Brand } from '#src/domain/brands/index.ts';
import { typefaceFolder } from './typefaces.ts';

const declarations = (values: object) =>
  Object.entries(values)
    .map(([name, value]) => `${name}: ${value};`)
    .join(' ');

/** Typefaces that devices have, by the name of the stand-in made of them, and their mean widths in widths of Arial. */
const onDevices = {
  'Stand-in': {
    width: 1,
    names: ['Arial', 'Liberation Sans', 'Roboto'],
    boldWidth: 1.075,
    boldNames: ['Arial Bold', 'Liberation Sans Bold', 'Roboto Bold'],
  },
  'Wide Stand-in': {
    width: 1.18,
    names: ['DejaVu Sans', 'Verdana'],
    boldWidth: 1.345,
    boldNames: ['DejaVu Sans Bold', 'Verdana Bold'],
  },
} as const;

const standInsOf = (family: string) => Object.keys(onDevices).map((name) => `'${family} ${name}'`);

const face = (values: Readonly<Record<string, string>>) => `@font-face { ${declarations(values)} }`;

const percent = (share: number) => `${(share * 100).toFixed(1)}%`;

/** A typeface, and those that stand in for it until it has loaded: of its widths and with its lines, so that nothing moves. */
function facesOf(brand: Brand, { family, width, boldWidth, ascent, descent }: Typeface): string[] {
  const standIn = (name: string, weight: string, names: readonly string[], size: number) =>
    face({
      'font-family': `'${family} ${name}'`,
      'font-weight': weight,
      src: names.map((local) => `local('${local}')`).join(', '),
      'size-adjust': percent(size),
      'ascent-override': percent(ascent / size),
      'descent-override': percent(descent / size),
      'line-gap-override': '0%',
    });
  const standIns = Object.entries(onDevices).flatMap(([name, device]) => [
    standIn(name, '400', device.names, width / device.width),
    standIn(name, '700', device.boldNames, boldWidth / device.boldWidth),
  ]);
  const src = `url('${typefaceFolder}${brand}.woff2') format('woff2')`;
  return [face({ 'font-family': `'${family}'`, 'font-weight': '400 700', 'font-display': 'swap', src }), ...standIns];
}

function rulesOf(brand: Brand): string[] {
  const { typeface, colors, darkColors, shape } = brandServerFacts[brand];
  const selector = `html[data-brand='${brand}']`;
  const all = brand === defaultBrand ? `html:not([data-brand]), ${selector}` : selector;
  const fonts = { '--typeface': `'${typeface.family}'`, '--stand-ins': standInsOf(typeface.family).join(', ') };
  return [
    `${all} { ${declarations({ ...colors, ...shape, ...fonts })} }`,
    `@media screen and (prefers-color-scheme: dark) { ${all} { ${declarations(darkColors)} } }`,
  ];
}

/** The style sheet with the look of each brand. An element `html` without a brand has that of the default brand. */
export function brandStyles(): string {
  const brands = brandNames.toSorted((a, b) => Number(b === defaultBrand) - Number(a === defaultBrand));
  const faces = brands.flatMap((brand) => facesOf(brand, brandServerFacts[brand].typeface));
  const rules = brands.flatMap(rulesOf);
  return `/* Generated from src/domain/brands, never edited. */\n${faces.join('\n')}\n@layer tokens {\n${rules.join('\n')}\n}\n`;
}
