import { defineSpec } from '#src/kit/spec.ts';

/** What studies are for, beyond the visitor. */
export const spec = defineSpec({
  description: 'A few words on how people who take part make the world healthier, for a landing page.',
  answers: [],
  options: {},
  requiredByDefault: false,
  below: true,
  messages: {
    en: {
      title: 'Together for a healthier world',
      past: 'Every medicine and vaccine that protects people today was first tested with volunteers.',
      future:
        'When people of every age, background and neighborhood take part, doctors learn what works for all of us.',
    },
    es: {
      title: 'Juntos por un mundo más sano',
      past: 'Todos los medicamentos y vacunas que hoy protegen a las personas se probaron primero con voluntarios.',
      future:
        'Cuando participan personas de todas las edades, orígenes y comunidades, los médicos aprenden qué nos sirve a todos.',
    },
  },
});
