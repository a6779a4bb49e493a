import { defineSpec } from '#src/kit/spec.ts';

/** Reasons to think of a study. They promise no cure and no payment: that is for each study to say. */
export const spec = defineSpec({
  description: 'Why people choose clinical trials: a list of reasons with icons, for a landing page.',
  answers: [],
  options: {},
  requiredByDefault: false,
  reads: [],
  below: true,
  messages: {
    en: {
      title: 'Why choose a clinical trial?',
      lead: 'People take part for many reasons. These are some of them.',
      options: 'Another option',
      optionsText: 'A study may give access to a treatment that doctors cannot prescribe yet.',
      attention: 'Close attention',
      attentionText:
        'Doctors and nurses of the study follow each participant’s health from the first visit to the last.',
      cost: 'Little or no cost',
      costText:
        'Study visits, tests and the study treatment are usually free. Some studies also pay for time and travel.',
      others: 'Help for others',
      othersText: 'What doctors learn in a study may help people with the same condition, today and years from now.',
    },
    es: {
      title: '¿Por qué elegir un estudio clínico?',
      lead: 'Las personas participan por muchas razones. Estas son algunas de ellas.',
      options: 'Una opción más',
      optionsText: 'Un estudio puede dar acceso a un tratamiento que los médicos aún no pueden recetar.',
      attention: 'Atención cercana',
      attentionText:
        'Los médicos y enfermeros del estudio siguen la salud de cada participante desde la primera visita hasta la última.',
      cost: 'Poco o ningún costo',
      costText:
        'Las visitas, las pruebas y el tratamiento del estudio suelen ser gratis. Algunos estudios también pagan por el tiempo y los traslados.',
      others: 'Ayuda para otras personas',
      othersText:
        'Lo que los médicos aprenden en un estudio puede ayudar a personas con la misma afección, hoy y en el futuro.',
    },
  },
});
