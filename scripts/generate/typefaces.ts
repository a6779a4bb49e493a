import { readFileSync } from 'node:fs';
import subsetFont from 'subset-font';
import { brandNames, brandServerFacts } from '#src/domain/brands/index.ts';

/** Where the typefaces are, seen from the style sheet of the brands. */
export const typefaceFolder = './typefaces/';

const charactersBetween = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join('');

/** Every character that English, Spanish and the names of their speakers are written with, and signs of our texts. */
const characters = `${charactersBetween(0x20, 0x7e)}${charactersBetween(0xa0, 0xff)}–—‘’“”•…€™−×`;

/** The weights that pages use. */
const weights = { min: 400, max: 700 } as const;

/** Entries of its table of names that its licence wants in every copy: copyright, licence and the address of that. */
const namesToKeep = [0, 13, 14];

/** The typeface of each brand by its path from the root, with no more characters and weights than pages have. */
export async function typefaces(): Promise<[path: string, content: Buffer][]> {
  return Promise.all(
    brandNames.map(async (brand): Promise<[string, Buffer]> => {
      const { source } = brandServerFacts[brand].typeface;
      const file = import.meta.resolve(`@fontsource-variable/${source}/files/${source}-latin-wght-normal.woff2`);
      const options = {
        targetFormat: 'woff2' as const,
        variationAxes: { wght: weights },
        preserveNameIds: namesToKeep,
      };
      return [
        `src/generated/typefaces/${brand}.woff2`,
        await subsetFont(readFileSync(new URL(file)), characters, options),
      ];
    }),
  );
}
