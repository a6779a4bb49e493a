/** Said where an appointment is confirmed while it is not known what has become of a change of it. */
export const unsettledMessages = {
  en: {
    unsettled:
      'We do not know yet whether your change was made: our calendar has not answered. We keep asking, and this page then shows the time that counts. You can also call us:',
  },
  es: {
    unsettled:
      'Todavía no sabemos si se hizo su cambio: nuestro calendario no ha respondido. Seguimos preguntando, y después verá en esta página el horario que vale. También puede llamarnos:',
  },
};
