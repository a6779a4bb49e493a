import { defineSpec } from '#src/kit/spec.ts';

/** What happens in the study, in the words of its landing copy. Nothing shows where the copy is silent. */
export const spec = defineSpec({
  description: 'What happens in the study: the title and items of its landing copy.',
  answers: [],
  options: {},
  requiredByDefault: false,
  showsLanding: ['studyDesign'],
  reads: [],
  below: true,
  messages: {
    en: { title: 'What happens in the study' },
    es: { title: 'Qué sucede en el estudio' },
  },
});
