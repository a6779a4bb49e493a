/** In place of a call that is promised, for whoever took back that they may be called. */
export const notCalledMessages = {
  en: { notCalled: 'You withdrew your consent, so nobody will call you.' },
  es: { notCalled: 'Usted retiró su consentimiento, así que nadie le llamará.' },
};

/** Before the number that they may call themselves. */
export const changedMindMessages = {
  en: { changedMind: 'If you change your mind, call:' },
  es: { changedMind: 'Si cambia de opinión, llame al:' },
};
