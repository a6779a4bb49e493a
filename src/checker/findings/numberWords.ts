/** The words for numbers in the languages that are shipped, by the number; some stand for it in feminine, or before a noun. */
const words: Readonly<Record<string, string>> = {
  0: 'zero cero',
  1: 'one un uno una',
  2: 'two dos',
  3: 'three tres',
  4: 'four cuatro',
  5: 'five cinco',
  6: 'six seis',
  7: 'seven siete',
  8: 'eight ocho',
  9: 'nine nueve',
  10: 'ten diez',
  11: 'eleven once',
  12: 'twelve doce',
  13: 'thirteen trece',
  14: 'fourteen catorce',
  15: 'fifteen quince',
  16: 'sixteen dieciséis',
  17: 'seventeen diecisiete',
  18: 'eighteen dieciocho',
  19: 'nineteen diecinueve',
  20: 'twenty veinte',
  30: 'thirty treinta',
  40: 'forty cuarenta',
  50: 'fifty cincuenta',
  60: 'sixty sesenta',
  70: 'seventy setenta',
  80: 'eighty ochenta',
  90: 'ninety noventa',
  100: 'hundred cien ciento',
  1000: 'thousand mil',
};

const numbers: ReadonlyMap<string, string> = new Map(
  Object.entries(words).flatMap(([number, all]) => all.split(' ').map((word) => [word, number] as const)),
);

/** The numbers that a text has in words, in whichever language. */
export const numbersInWords = (text: string): string[] =>
  (text.toLowerCase().match(/\p{L}+/gu) ?? []).flatMap((word) => numbers.get(word) ?? []);

/** An hour by the clock of twelve, with its minutes: `5:30 PM`, `9 a. m.` */
const ofTwelve = /\b(\d{1,2})(?::(\d{2}))?[\s\u00A0\u202F]*([ap])\.?[\s\u00A0\u202F]?m(?!\p{L})/giu;

/** The text with each time of day by the clock of 24 hours, and no minutes where the hour is full. */
export const withPlainTimes = (text: string): string =>
  text
    .replaceAll(ofTwelve, (_, hour: string, minutes: string | undefined, half: string) => {
      const plain = (Number(hour) % 12) + (half.toLowerCase() === 'p' ? 12 : 0);
      return minutes === undefined ? String(plain) : `${plain}:${minutes}`;
    })
    .replaceAll(/\b0?(\d{1,2}):(\d{2})\b/g, (_, hour: string, minutes: string) =>
      minutes === '00' ? hour : `${hour}:${minutes}`,
    );
