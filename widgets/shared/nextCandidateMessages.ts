/** Messages of the button that begins with the next candidate, for the kinds that show it. */
export const nextCandidateMessages = {
  en: {
    next: 'Next candidate',
    unsaved: 'What was entered in this call is not saved. Remove it and begin with the next candidate?',
    discard: 'Yes, remove it',
    stay: 'No, stay with this call',
    close: 'Close',
  },
  es: {
    next: 'Siguiente candidato',
    unsaved: 'Lo que se ingresó en esta llamada no está guardado. ¿Borrarlo y comenzar con el siguiente candidato?',
    discard: 'Sí, borrarlo',
    stay: 'No, seguir con esta llamada',
    close: 'Cerrar',
  },
} as const;

export type NextCandidateMessage = keyof typeof nextCandidateMessages.en;
