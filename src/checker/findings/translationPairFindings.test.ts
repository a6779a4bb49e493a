import { expect, test } from 'vitest';
import { differences } from './translationPairFindings.ts';

const at = { source: { file: 'sound.json', text: '' }, offset: 0, length: 0 };
const found = (english: string, translation: string) =>
  differences({ english, translation, translationAt: at }).map(({ code }) => code);

test.each([
  ['6 visits', 'seis visitas'],
  ['Six visits', '6 visitas'],
  ['1 visit', 'una visita'],
  ['Receive $1,200', 'Reciba $1.200'],
  ['Call until 5:30 PM', 'Llame hasta las 17:30'],
  ['Call from 9 a.m. to 5:00 p.m.', 'Llame de 9 a 17 h'],
  ['Call until 5:30 PM', 'Llame hasta las 5:30 p. m.'],
  ['Call from 08:00 to 12:00 PM', 'Llame de 8:00 a 12:00'],
  ['For 18 or more', 'De 18 a más'],
])('%j and %j say the same numbers', (english, translation) => {
  expect(found(english, translation)).toEqual([]);
});

test.each([
  ['6 visits', 'siete visitas'],
  ['6 visits', 'varias visitas'],
  ['Call until 5:30 PM', 'Llame hasta las 5:30'],
  ['Call until 5:30 PM', 'Llame hasta las 18:30'],
  ['Receive $1,200', 'Reciba $2,100'],
])('%j and %j do not', (english, translation) => {
  expect(found(english, translation)).toEqual(['C077']);
});
