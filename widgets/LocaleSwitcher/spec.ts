import { defineSpec } from '#src/kit/spec.ts';

export const spec = defineSpec({
  description: 'Links to this page in each language.',
  answers: [],
  live: true,
  options: {},
  requiredByDefault: false,
  reads: [],
  messages: {
    en: { languages: 'Language' },
    es: { languages: 'Idioma' },
  },
});
