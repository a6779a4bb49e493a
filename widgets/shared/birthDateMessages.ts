import { birthDateFault, isBirthDate, MAX_BIRTH_AGE } from '#src/domain/dates.ts';
import type { Facts } from '#src/domain/facts.ts';
import type { Problem } from '#src/kit/spec.ts';

/** Messages about a birth date that is none, for the kinds that ask for one. */
export const birthDateMessages = {
  en: {
    incomplete: 'Please enter a valid birth date, with the month, the day and a year of four digits',
    noSuchDay: 'Please enter a valid birth date: this date does not exist',
    future: 'Please enter a valid birth date: this one is in the future',
    tooLongAgo: 'Please enter a valid birth date: this one is more than {years} years ago',
  },
  es: {
    incomplete: 'Ingrese una fecha de nacimiento válida, con el día, el mes y el año de cuatro cifras',
    noSuchDay: 'Ingrese una fecha de nacimiento válida: esta fecha no existe',
    future: 'Ingrese una fecha de nacimiento válida: esta fecha es futura',
    tooLongAgo: 'Ingrese una fecha de nacimiento válida: esta fecha es de hace más de {years} años',
  },
} as const;

type Entered = { birthDate: string | undefined; draft: string | undefined };

/** What is wrong with a birth date, of which only a plausible one is stored and any other remains as typed. */
export function birthDateProblem(
  { birthDate = '', draft = '' }: Entered,
  { country, today }: Pick<Facts, 'country' | 'today'>,
): Problem<keyof typeof birthDateMessages.en> | undefined {
  if (isBirthDate(birthDate, today)) return undefined;
  // A text that was no date where it was typed may be one in another country: it is to be typed anew.
  return { message: birthDateFault(draft, country, today) ?? 'incomplete', values: { years: MAX_BIRTH_AGE } };
}
