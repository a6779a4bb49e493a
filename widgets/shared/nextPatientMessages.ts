/** Messages of the button that begins with the next patient, for the kinds that show it. */
export const nextPatientMessages = {
  en: {
    next: 'Next patient',
    unsaved: 'What was entered in this call is not saved. Remove it and begin with the next patient?',
    discard: 'Yes, remove it',
    stay: 'No, stay with this call',
    close: 'Close',
  },
  es: {
    next: 'Siguiente paciente',
    unsaved: 'Lo que se ingresó en esta llamada no está guardado. ¿Quitarlo y comenzar con el siguiente paciente?',
    discard: 'Sí, quitarlo',
    stay: 'No, seguir con esta llamada',
    close: 'Cerrar',
  },
} as const;
