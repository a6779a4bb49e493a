/** Messages that every kind may use without declaring them. A campaign overrides them as `common.<key>`. */
export const commonMessages = {
  en: {
    required: 'This field is required',
    completeFields: 'Please complete the required fields.',
    selectOption: 'Please select at least one option',
    selectOneOption: 'Please select one option',
    answerQuestion: 'This question must be answered',
    optional: 'optional',
    loading: 'Loading…',
    retry: 'Try again',
    loadFailed: 'Something went wrong. Please try again.',
    newTab: 'opens in a new tab',
  },
  es: {
    required: 'Este campo es obligatorio',
    completeFields: 'Complete los campos obligatorios.',
    selectOption: 'Seleccione al menos una opción',
    selectOneOption: 'Seleccione una opción',
    answerQuestion: 'Debe responder a esta pregunta',
    optional: 'opcional',
    loading: 'Cargando…',
    retry: 'Intentar de nuevo',
    loadFailed: 'Algo salió mal. Inténtelo de nuevo.',
    newTab: 'se abre en una pestaña nueva',
  },
} as const;

export type CommonMessage = keyof (typeof commonMessages)['en'];
