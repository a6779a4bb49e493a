import { defineCheck } from '#src/kit/check.ts';

/** Number of characters as people count them: an accented letter is one, surrounding spaces are none. */
const charactersIn = (text: string) => Array.from(text.normalize('NFC').trim()).length;

const characters = { type: 'integer', required: true, description: 'Number of characters.' } as const;

const noNumber = (number: number) => (number < 1 ? `${number} is no number of characters: at least 1` : undefined);

export const length = defineCheck({
  description: 'The answer has exactly so many characters.',
  params: { length: characters },
  reads: 'textOf',
  messages: {
    en: '{field} must have exactly {length} characters',
    es: '{field}: escriba exactamente {length} caracteres',
  },
  holds: (text, { length: wanted }) => charactersIn(text) === wanted,
  wrong: ({ length: wanted }) => noNumber(wanted),
  bounds: ({ length: wanted }) => ({ least: wanted, most: wanted }),
});

export const min = defineCheck({
  description: 'The answer has so many characters at least.',
  params: { length: characters },
  reads: 'textOf',
  messages: {
    en: '{field} must have at least {length} characters',
    es: '{field}: escriba al menos {length} caracteres',
  },
  holds: (text, { length: fewest }) => charactersIn(text) >= fewest,
  wrong: ({ length: fewest }) => noNumber(fewest),
  bounds: ({ length: least }) => ({ least }),
});

export const max = defineCheck({
  description: 'The answer has so many characters at most.',
  params: { length: characters },
  reads: 'textOf',
  messages: {
    en: '{field} must have at most {length} characters',
    es: '{field}: escriba como máximo {length} caracteres',
  },
  holds: (text, { length: most }) => charactersIn(text) <= most,
  wrong: ({ length: most }) => noNumber(most),
  bounds: ({ length: most }) => ({ most }),
});
