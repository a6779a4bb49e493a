import { defineSpec } from '#src/kit/spec.ts';

export const spec = defineSpec({
  description: 'End of a flow: thanks in plain words, without asking anything of the server.',
  answers: [],
  options: {
    text: { type: 'text', description: 'What happens now; without it a general sentence.' },
  },
  requiredByDefault: false,
  messages: {
    en: {
      heading: 'Thank you, {name}',
      headingWithoutName: 'Thank you',
      text: 'We have received your information. We will contact you when there is a study that may fit.',
    },
    es: {
      heading: 'Gracias, {name}',
      headingWithoutName: 'Gracias',
      text: 'Hemos recibido su información. Nos comunicaremos con usted cuando haya un estudio adecuado.',
    },
  },
});
