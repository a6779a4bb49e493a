/** In place of what follows, and of thanks for what was received, while nothing is known to have been. */
export const unsavedMessages = {
  en: { unsaved: 'What happens next is shown here once your answers have reached us.' },
  es: { unsaved: 'Aquí verá los próximos pasos en cuanto hayamos recibido sus respuestas.' },
};
