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
  ['en', 'Enrolling until October 2026.', 'C102 October 2026 is over'],
  ['en', 'Join the study by the end of Sept. 2026', 'C102 Sept. 2026 is over'],
  ['en', 'Recruiting through 2025', 'C102 2025 is over'],
  ['en', 'You can sign up until the summer of 2025', 'C102 summer of 2025 is over'],
  ['es', 'Inscripción abierta hasta octubre de 2026.', 'C102 octubre de 2026 is over'],
  ['es', 'Participe hasta el verano de 2025', 'C102 verano de 2025 is over'],
  ['es', 'Inscríbase hasta finales de 2025', 'C102 2025 is over'],
  [
    'en',
    'The study runs from June 30, 2027 to March 1, 2027.',
    'C102 June 30, 2027 to March 1, 2027 ends before it begins',
  ],
  ['en', 'Closed 2027-06-30 – 2027-03-01', 'C102 2027-06-30 – 2027-03-01 ends before it begins'],
  [
    'es',
    'Del 30 de junio de 2027 al 1 de marzo de 2027',
    'C102 30 de junio de 2027 al 1 de marzo de 2027 ends before it begins',
  ],
  ['en', 'Our line is open from 8 pm to 5 pm.', 'C102 8 pm to 5 pm ends before it begins'],
  ['en', 'We call between 10:30 a.m. and 9 a.m.', 'C102 10:30 a.m. and 9 a.m. ends before it begins'],
  ['es', 'Atendemos de 8 p. m. a 5 p. m.', 'C102 8 p. m. a 5 p. m. ends before it begins'],
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
  ['en', 'Enrolling until November 2026, or through 2026'],
  ['en', 'Join those who took part in 2019, or in October 2025'],
  ['en', 'For people who were diagnosed by March 2020. Join now.'],
  ['en', 'Open since 2019. We have enrolled 500 people until 2025 ended'],
  ['en', 'Join us. The first study ran until October 2025.'],
  ['en', 'Enrolling people who smoked until 2020'],
  ['es', 'Buscamos personas que fumaron hasta 2020'],
  ['es', 'Buscamos personas nacidas antes de 2005'],
  ['es', 'Buscamos adultos diagnosticados antes de 2020'],
  ['en', 'We are looking for people vaccinated by 2021, or born before 2005'],
  ['en', 'You stay from 8 am until 7 am on the next day, or 8 pm to 7 pm the next evening'],
  ['es', 'De 9 a. m. a 8 a. m. de la mañana siguiente'],
  ['en', 'We moved your call from 3 pm to 1 pm'],
  ['es', 'Inscripción abierta hasta diciembre de 2026'],
  ['en', 'From March 1, 2027 to June 30, 2027; on June 30, 2027 and March 1, 2027'],
  ['en', 'It moved from June 30, 2027, to the other day, March 1, 2027'],
  ['es', 'Del 1 de marzo de 2027 al 30 de junio de 2027, o desde el 30 de junio de 2027'],
  ['en', 'From 12 pm to 5 pm, 8 am to 12 pm, 10 pm to 6 am, 9 am to 5 pm'],
  ['en', 'You stay from 8 pm to 5 pm the next day'],
  ['en', 'We call twice, at 5 pm and 2 pm'],
  ['en', 'Open 12:30 pm - 5 pm, 8:15 am–11:45 am'],
  ['es', 'De 12:30 p. m. a 5 p. m.; de 8 a. m. a 11 a. m.'],
])('%s: %s has no finding', (locale, text) => {
  expect(found(locale, text)).toEqual([]);
});
