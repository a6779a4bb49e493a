import { defineSpec } from '#src/kit/spec.ts';

/** What studies are for, beyond the visitor. */
export const spec = defineSpec({
  description: 'A few words on how people who take part make the world healthier, for a landing page.',
  answers: [],
  options: {},
  requiredByDefault: false,
  reads: [],
  below: true,
  messages: {
    en: {
      title: 'Together for a healthier world',
      past: 'New medicines and vaccines reach people only after volunteers have helped to test them.',
      future:
        'When people of every age, background and neighborhood take part, doctors learn what works for all of us.',
    },
    es: {
      title: 'Juntos por un mundo más sano',
      past: 'Los nuevos medicamentos y vacunas llegan a la gente solo después de que personas voluntarias ayudan a probarlos.',
      future:
        'Cuando participan personas de todas las edades, orígenes y comunidades, los médicos aprenden qué nos sirve a todos.',
    },
  },
});
