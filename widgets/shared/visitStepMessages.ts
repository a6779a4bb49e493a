/** Messages of the three steps that follow for a visitor who qualifies, for the kinds that say them. */
export const visitStepMessages = {
  en: {
    nextTitle: 'What happens next',
    talkTitle: 'You talk with a study coordinator',
    talkOpen: 'Call now. If you do not, the coordinator will call you during the hours above.',
    talkClosed: 'The coordinator will call you during the hours above, unless you call first.',
    talkOpenAbroad: 'Call now. If you do not, the coordinator will call you.',
    talkAbroad: 'The coordinator will call you, unless you call first.',
    talkOnly: 'The coordinator will call you.',
    visitTitle: 'You choose a day for a visit',
    visitText: 'The coordinator will find a time at the study site that suits you.',
    decideTitle: 'You decide',
    decideText: 'At the site the study team explains everything and answers your questions. Then you say yes or no.',
  },
  es: {
    nextTitle: 'Qué pasa ahora',
    talkTitle: 'Usted habla con un coordinador del estudio',
    talkOpen: 'Llame ahora. Si no lo hace, el coordinador le llamará en el horario indicado arriba.',
    talkClosed: 'El coordinador le llamará en el horario indicado arriba, si no llama usted antes.',
    talkOpenAbroad: 'Llame ahora. Si no lo hace, le llamará el coordinador.',
    talkAbroad: 'Le llamará el coordinador, si no llama usted antes.',
    talkOnly: 'Le llamará el coordinador.',
    visitTitle: 'Usted elige un día para la visita',
    visitText: 'El coordinador busca en el centro del estudio un horario que le convenga.',
    decideTitle: 'Usted decide',
    decideText:
      'En el centro, el equipo del estudio se lo explica todo y responde a sus preguntas. Después usted dice sí o no.',
  },
};

/** Key of such a message. */
export type VisitStepMessage = keyof (typeof visitStepMessages)['en'];
