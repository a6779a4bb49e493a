/** That a consent was withdrawn elsewhere, for the kinds whose box gives it again. */
export const withdrawnMessages = {
  en: { withdrawn: 'You withdrew this on another page. Check the box only if you agree again.' },
  es: { withdrawn: 'Usted retiró esto en otra página. Marque la casilla solo si acepta de nuevo.' },
} as const;
