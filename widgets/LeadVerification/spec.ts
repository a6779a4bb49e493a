import { defineSpec } from '#src/kit/spec.ts';

export const spec = defineSpec({
  description: 'What is known of the visitor already, to confirm or to change.',
  answers: ['firstName', 'lastName', 'phone', 'email', 'postalCode', 'birthDate'],
  live: true,
  options: {
    changeStep: { type: 'string', required: true, description: 'Name of the step where it can be changed.' },
    showTitle: {
      type: 'boolean',
      default: true,
      description: 'Title above the list; off where other fields stand between a heading and the list.',
    },
    part: {
      type: 'string',
      enum: ['all', 'list', 'buttons'],
      default: 'all',
      description: 'Two fields, of the list and of its buttons, let others stand between them, such as a consent.',
    },
  },
  requiredByDefault: false,
  meantFor: () => ({ rule: 'leadIsKnown' }),
  headsPage: ({ showTitle = true }) => showTitle,
  leadsOn: ({ part }) => part !== 'list',
  messages: {
    en: {
      title: 'Is this still correct?',
      name: 'Name',
      phone: 'Phone number',
      email: 'Email',
      birthDate: 'Date of birth',
      missing: 'Not given yet',
      confirm: 'This is correct',
      change: 'Change',
    },
    es: {
      title: '¿Sigue siendo correcta esta información?',
      name: 'Nombre',
      phone: 'Número de teléfono',
      email: 'Correo electrónico',
      birthDate: 'Fecha de nacimiento',
      missing: 'Sin respuesta',
      confirm: 'Es correcta',
      change: 'Cambiar',
    },
  },
});
