/** Red, green and blue, each 0 to 255. */
type Rgb = readonly [red: number, green: number, blue: number];

/** Least contrast of a text and its ground: level AA of the Web Content Accessibility Guidelines, success criterion 1.4.3. */
export const MIN_CONTRAST = 4.5;
const white: Rgb = [255, 255, 255];
/** What each step leaves of the light of a color that is too faint on white. */
const STEP = 0.95;

/** The parts of `#abc` or `#aabbcc`; undefined for any other text. */
function rgbOf(text: string): Rgb | undefined {
  const [, short, long] = /^#(?:([\da-f]{3})|([\da-f]{6}))$/i.exec(text.trim()) ?? [];
  const digits = long ?? short?.replace(/./g, '$&$&');
  if (digits === undefined) return undefined;
  const at = (from: number) => Number.parseInt(digits.slice(from, from + 2), 16);
  return [at(0), at(2), at(4)];
}

const hexOf = (color: Rgb) => `#${color.map((part) => part.toString(16).padStart(2, '0')).join('')}`;

/** Relative luminance as the guidelines define it, 0 for black to 1 for white. */
function luminanceOf(color: Rgb): number {
  const [red, green, blue] = color.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number]; // It has the parts of `color`.
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function ratioOf(one: Rgb, other: Rgb): number {
  const [dark = 0, light = 0] = [luminanceOf(one), luminanceOf(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** The contrast of two colors written as `#rgb` or `#rrggbb`, 1 to 21. Undefined for colors written otherwise. */
export function contrastOf(one: string, other: string): number | undefined {
  const [first, second] = [rgbOf(one), rgbOf(other)];
  return first && second ? ratioOf(first, second) : undefined;
}

/**
 * A ground as `#rrggbb` with the text color, black or white, that can be read on it: every color contrasts with one of the
 * two. Undefined for a color that is not written as `#rgb` or `#rrggbb`.
 */
export function groundWithInk(color = ''): { ground: string; ink: '#000000' | '#ffffff' } | undefined {
  const ground = rgbOf(color);
  if (ground === undefined) return undefined;
  return { ground: hexOf(ground), ink: ratioOf(ground, white) >= MIN_CONTRAST ? '#ffffff' : '#000000' };
}

/** The color as `#rrggbb`, darkened until it can be read on white. Undefined as for `groundWithInk`. */
export function inkOnWhite(color = ''): string | undefined {
  let ink = rgbOf(color);
  if (ink === undefined) return undefined;
  while (ratioOf(ink, white) < MIN_CONTRAST) {
    const [red, green, blue]: Rgb = ink;
    ink = [Math.floor(red * STEP), Math.floor(green * STEP), Math.floor(blue * STEP)];
  }
  return hexOf(ink);
}
