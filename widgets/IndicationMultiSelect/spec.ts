import { defineSpec } from '#src/kit/spec.ts';

export const spec = defineSpec({
  description: 'The conditions of the visitor as checkboxes, by category.',
  answers: ['indicationIds'],
  options: {
    showTitle: { type: 'boolean', default: true, description: 'The question above the lists.' },
    twoColumns: { type: 'boolean', default: false, description: 'Two columns where there is room.' },
  },
  requiredByDefault: false,
  live: true,
  reads: [],
  messages: {
    en: {
      self: 'Do you have any of these conditions?',
      child: 'Does your child have any of these conditions?',
      participant: 'Does the participant have any of these conditions?',
      hint: 'Check all that apply.',
      goOn: 'You can go on without them; we will ask you when we call.',
    },
    es: {
      self: '¿Tiene alguna de estas afecciones?',
      child: '¿Tiene su hijo o hija alguna de estas afecciones?',
      participant: '¿Tiene el participante alguna de estas afecciones?',
      hint: 'Marque todas las que correspondan.',
      goOn: 'Puede continuar sin indicarlas; se lo preguntaremos cuando le llamemos.',
    },
  },
  isEmpty: () => false,
  check: ({ indicationIds = [] }, { required }) =>
    required && indicationIds.length === 0 ? 'selectOption' : undefined,
});
