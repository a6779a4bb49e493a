import type { CommonMessage } from '#src/i18n/locales/locale.ts';

/** Messages that every kind may use without declaring them. */
export const common: Readonly<Record<CommonMessage, string>> = {
  required: 'Este campo es obligatorio',
  completeFields: 'Faltan respuestas obligatorias.',
  selectOption: 'Seleccione al menos una opción',
  selectOneOption: 'Seleccione al menos una opción',
  answerQuestion: 'Debe responder a esta pregunta',
  optional: 'opcional',
  loading: 'Cargando…',
  slow: 'Está tardando más de lo normal. Sus respuestas se conservan.',
  retry: 'Intentar de nuevo',
  loadFailed: 'Algo salió mal. Inténtelo de nuevo.',
  newTab: 'se abre en una pestaña nueva',
};
