import { defineSpec } from '#src/kit/spec.ts';
import { unsavedMessages } from '#widgets/shared/unsavedMessages.ts';

export const spec = defineSpec({
  description: 'End of a flow: thanks in plain words, without asking anything of the server.',
  answers: [],
  options: {
    text: { type: 'text', description: 'What happens now; without it a general sentence.' },
    findStudies: { type: 'boolean', default: false, description: 'A button that leads to the study search.' },
  },
  requiredByDefault: false,
  headsPage: () => true,
  reads: ['consents'],
  messages: {
    en: {
      ...unsavedMessages.en,
      heading: 'Thank you, {name}',
      headingWithoutName: 'Thank you',
      find: 'Find {Product}',
      text: 'We have received your information. We will contact you when there is a study that may fit.',
    },
    es: {
      ...unsavedMessages.es,
      heading: 'Gracias, {name}',
      headingWithoutName: 'Gracias',
      find: 'Buscar {product}',
      text: 'Hemos recibido su información. Nos comunicaremos con usted cuando haya un estudio adecuado.',
    },
  },
});
