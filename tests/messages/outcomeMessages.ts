import { ApiError } from '#src/api/apiError.ts';
import type { Slot } from '#src/generated/api.ts';
import { Booking } from '#widgets/Booking/Booking.tsx';
import { Indications } from '#widgets/Indications/Indications.tsx';
import { OtherConditions } from '#widgets/OtherConditions/OtherConditions.tsx';
import { ScreenerResult } from '#widgets/ScreenerResult/ScreenerResult.tsx';
import { search, type Message, type Screen } from './message.ts';

const taken = new ApiError({ status: 409, code: 'taken', message: 'Taken.' });
const broken = new ApiError({ status: 500, code: 'internal', message: 'Broken.' });
const noon: Slot = {
  start: new Date(2026, 5, 16, 12).toISOString(),
  end: new Date(2026, 5, 16, 12, 30).toISOString(),
  resources: [{ id: 'r1', name: 'Nurse', timezone: 'UTC' }],
};
const answers = { firstName: 'Ana', lastName: 'Perez', phone: '+12125550123', email: 'ana@example.com' };
const booking = { answers, facts: { study: {} } };

async function book(screen: Screen): Promise<void> {
  // Of the week, and of the cards below it.
  await screen
    .getByRole('button', { name: /\b16\b/ })
    .first()
    .click();
  await screen.getByRole('table').getByRole('button').first().click();
  await screen.getByRole('button', { name: /^(Book Appointment|Reservar cita)$/ }).click();
}

const notBooked = {
  en: 'We are sorry, an error occurred during booking creation. Please try again later or try to select a different booking day',
  es: 'Lo sentimos, ocurrió un error al crear la reserva. Inténtelo de nuevo más tarde o elija otro día para la cita',
};
const noSlots = {
  en: 'We are really sorry but there are no available slots for the next 7 days.',
  es: 'Lo sentimos mucho, pero no hay horarios disponibles en los próximos 7 días.',
};
const noMatch = {
  en: 'No conditions matched your search.',
  es: 'Ninguna afección coincide con su búsqueda.',
};
const categories = {
  indicationCategories: [
    { name: 'Lungs', indications: [{ id: 1, name: 'Asthma', showForSignup: true, kind: 'chronic' as const }] },
  ],
};

/** Messages for an outcome, a booking or a search. */
export const outcomeMessages: readonly Message[] = [
  {
    when: 'a booking fails',
    ...notBooked,
    widget: Booking,
    situation: { ...booking, replies: { availability: [noon], book: taken } },
    enter: book,
  },
  { when: 'no time is free', ...noSlots, widget: Booking, situation: { ...booking, replies: { availability: [] } } },
  {
    when: 'free times cannot be had',
    ...noSlots,
    widget: Booking,
    situation: { ...booking, replies: { availability: broken } },
  },
  {
    when: 'the visitor does not qualify',
    en: "Sorry, you didn't qualify for this study",
    es: 'Lo sentimos, usted no calificó para este estudio',
    widget: ScreenerResult,
    situation: { facts: { study: { minAge: 18 }, site: {} }, answers: { age: 17 } },
  },
  {
    when: 'there is no site',
    en: 'Sorry, there is no study site near you available right now',
    es: 'Lo sentimos, en este momento no hay ningún centro del estudio disponible cerca de usted',
    widget: ScreenerResult,
    situation: { facts: { study: {}, siteSearch: 'none' } },
  },
  {
    when: 'there is no site, and what follows from that',
    en: 'We will contact you if one becomes available. Until then, another study may be closer to you.',
    es: 'Nos comunicaremos con usted si alguno está disponible. Mientras tanto, es posible que otro estudio le quede más cerca.',
    widget: ScreenerResult,
    situation: { facts: { study: {}, siteSearch: 'none' } },
  },
  {
    when: 'nobody could look for a site',
    en: 'We could not check whether a study site is near you',
    es: 'No pudimos comprobar si hay un centro del estudio cerca de usted',
    widget: ScreenerResult,
    situation: { facts: { study: {}, siteSearch: 'failed' } },
  },
  {
    when: 'nobody could look for a site, and what follows from that',
    en: 'We have your answers. We will contact you if a study site near you is available.',
    es: 'Tenemos sus respuestas. Nos comunicaremos con usted si hay un centro del estudio disponible cerca de usted.',
    widget: ScreenerResult,
    situation: { facts: { study: {}, siteSearch: 'failed' } },
  },
  ...[Indications, OtherConditions].map((widget) => ({
    when: 'no condition has what was typed in its name',
    ...noMatch,
    widget,
    situation: { replies: categories },
    enter: search('zzzz'),
  })),
];
