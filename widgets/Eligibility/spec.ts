import { defineSpec } from '#src/kit/spec.ts';

/** Who may take part, in the words of the landing copy, and whether that takes travelling. Nothing shows where both are silent. */
export const spec = defineSpec({
  description: 'Who may take part: the title and items of the landing copy.',
  answers: [],
  options: {},
  requiredByDefault: false,
  showsLanding: ['eligibility'],
  reads: [],
  below: true,
  messages: {
    en: { title: 'Who may take part', travel: 'You need a way to travel to the study site.' },
    es: { title: 'Quiénes pueden participar', travel: 'Necesita tener cómo llegar al centro del estudio.' },
  },
});
