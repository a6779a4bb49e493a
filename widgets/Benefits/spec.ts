import { defineSpec } from '#src/kit/spec.ts';

/** What taking part gives. Compensation is named only where the study pays it. */
export const spec = defineSpec({
  description: 'The benefits of taking part, with icons: no cost, compensation where available, advancing medicine.',
  answers: [],
  options: {},
  requiredByDefault: false,
  reads: [],
  below: true,
  messages: {
    en: {
      title: 'Benefits of taking part',
      noCost: 'No cost to you',
      noCostText: 'Study visits, tests and the study treatment are provided at no cost.',
      compensation: 'Compensation',
      compensationText: 'You may be paid for your time and travel.',
      advance: 'Advance medicine',
      advanceText: 'What we learn may help others with the same condition.',
    },
    es: {
      title: 'Beneficios de participar',
      noCost: 'Sin costo para usted',
      noCostText: 'Las visitas, las pruebas y el tratamiento del estudio no tienen ningún costo.',
      compensation: 'Compensación',
      compensationText: 'Es posible que reciba un pago por su tiempo y sus traslados.',
      advance: 'Avance de la medicina',
      advanceText: 'Lo que aprendamos con su ayuda puede servir a otras personas con la misma afección.',
    },
  },
});
