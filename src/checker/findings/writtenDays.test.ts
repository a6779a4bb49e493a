import { expect, test } from 'vitest';
import { writtenDayFindings } from './writtenDays.ts';

const at = { source: { file: 'spring.json', text: '{}' }, offset: 0, length: 2 };
const found = (locale: 'en' | 'es', text: string) =>
  writtenDayFindings([[{ locale, text, at: () => at }]], '2026-11-01').map(({ code, message }) => `${code} ${message}`);

test.each<['en' | 'es', string, string]>([
  ['en', 'Join us by March 31, 2026.', 'C102 March 31, 2026 is over'],
  ['en', 'Open until 31st of October 2026', 'C102 31st of October 2026 is over'],
  ['en', 'It ends on Oct. 1, 2026', 'C102 Oct. 1, 2026 is over'],
  ['es', 'Únase antes del 31 de marzo de 2026', 'C102 31 de marzo de 2026 is over'],
  ['es', 'Abierto hasta el 31 de octubre del 2026', 'C102 31 de octubre del 2026 is over'],
  ['en', 'Our clinic opens on March 3, 2026', 'C102 March 3, 2026 is over'],
  ['es', 'El estudio comienza el 3 de marzo de 2026', 'C102 3 de marzo de 2026 is over'],
  ['en', 'On February 30, 2027 we begin', 'C102 There is no February 30, 2027'],
  ['en', 'See you on Tuesday, May 3, 2027', 'C102 May 3, 2027 is another day of the week'],
  ['es', 'Le esperamos el domingo 3 de mayo de 2027', 'C102 3 de mayo de 2027 is another day of the week'],
  ['en', 'Join us until 2026-10-31', 'C102 2026-10-31 is over'],
  ['en', 'We begin on 2027-02-30', 'C102 There is no 2027-02-30'],
  ['en', 'Call between 8:00 and 25:00.', 'C102 No clock shows 25:00'],
  ['en', 'Call until 13 p.m. on weekdays', 'C102 No clock shows 13 p.m.'],
  ['es', 'Llame hasta las 17:30 p. m.', 'C102 No clock shows 17:30 p. m.'],
  ['en', 'Call at 9:75 am', 'C102 No clock shows 9:75 am'],
  ['es', 'El 31 de abril de 2027', 'C102 There is no 31 de abril de 2027'],
])('%s: %s', (locale, text, expected) => {
  expect(found(locale, text)).toEqual([expected]);
});

test.each<['en' | 'es', string]>([
  ['en', 'Join us by November 1, 2026.'],
  ['en', 'Approved on March 3, 2020'],
  ['en', 'It opened on March 3, 2020, and opens again on May 3, 2027'],
  ['en', 'See you on Monday, the 3rd of May 2027, or on Sunday, May 9, 2027'],
  ['es', 'Le esperamos el lunes 3 de mayo de 2027'],
  ['en', 'For those born before 2008, or by March 2020'],
  ['es', 'Aprobado el 3 de marzo de 2020'],
  ['es', 'Únase antes del 29 de febrero de 2028'],
  ['en', 'Join us until 2026-11-01; study 2020-01-01 of 30 people'],
  ['en', 'From 8:00 to 24:00, 12:59 p.m., 9 am; a titer of 1:80, 30 minutes'],
  ['es', 'De 8:00 a. m. a 5:30 p. m., 100 m'],
])('%s: %s has no finding', (locale, text) => {
  expect(found(locale, text)).toEqual([]);
});
