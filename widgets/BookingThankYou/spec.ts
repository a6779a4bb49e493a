import { advisorHours } from '#src/kit/advisorHours.ts';
import { defineSpec } from '#src/kit/spec.ts';

/** Confirms the appointment of this visit, names the number that calls, and offers it to the visitor's calendar. */
export const spec = defineSpec({
  description: 'Confirms the booked appointment: when it is, which number calls, and how it gets into a calendar.',
  answers: [],
  options: {},
  requiredByDefault: false,
  messages: {
    en: {
      title: 'Your appointment is booked',
      appointment: '{date} at {time}',
      incoming: 'The appointment is by phone. We will call you from this number:',
      change: 'If you need to change it, please call the same number.',
      changeHere: 'You can move or cancel the appointment here until it is over, or call the same number.',
      move: 'Change the time',
      cancel: 'Cancel the appointment',
      hours: advisorHours.en,
      addToCalendar: 'Add to calendar',
      apple: 'Apple Calendar',
      google: 'Google Calendar',
      noneTitle: 'You have no appointment yet',
      cancelledTitle: 'Your appointment is cancelled',
      cancelled: 'We will not call you at that time. You can go on.',
      none: 'You can go on. A study coordinator may call you to find a time.',
    },
    es: {
      title: 'Su cita está reservada',
      appointment: '{date}, {time}',
      incoming: 'La cita es por teléfono. Le llamaremos desde este número:',
      change: 'Si necesita cambiarla, llame a ese mismo número.',
      changeHere: 'Puede cambiar o cancelar la cita aquí hasta que pase, o llamar a ese mismo número.',
      move: 'Cambiar el horario',
      cancel: 'Cancelar la cita',
      hours: advisorHours.es,
      addToCalendar: 'Agregar al calendario',
      apple: 'Calendario de Apple',
      google: 'Calendario de Google',
      noneTitle: 'Todavía no tiene una cita',
      cancelledTitle: 'Su cita está cancelada',
      cancelled: 'No le llamaremos a esa hora. Puede continuar.',
      none: 'Puede continuar. Es posible que un coordinador del estudio le llame para encontrar un horario.',
    },
  },
});
