import { defineSpec } from '#src/kit/spec.ts';

/** Who may take part, in the words of the landing copy. Nothing shows where the copy is silent. */
export const spec = defineSpec({
  description: 'Who may take part: the title and items of the landing copy.',
  answers: [],
  options: {},
  requiredByDefault: false,
  below: true,
  messages: {
    en: { title: 'Who may take part' },
    es: { title: 'Quiénes pueden participar' },
  },
});
