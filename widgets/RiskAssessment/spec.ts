import { defineSpec } from '#src/kit/spec.ts';

export const spec = defineSpec({
  description: 'Three optional questions about how far the candidate is exposed to infection.',
  answers: ['riskAssessment'],
  options: {},
  requiredByDefault: false,
  reads: [],
  messages: {
    en: {
      title: 'A few questions about everyday life',
      wfh: 'Do you work from home?',
      interactivity: 'Does your work or daily life involve close contact with others?',
      publicTrans: 'Do you use public transportation?',
      childWfh: 'Does your child work from home?',
      childInteractivity: 'Does your child’s daily life involve close contact with others?',
      childPublicTrans: 'Does your child use public transportation?',
      participantWfh: 'Does the participant work from home?',
      participantInteractivity: "Does the participant's work or daily life involve close contact with others?",
      participantPublicTrans: 'Does the participant use public transportation?',
      yes: 'Yes',
      no: 'No',
      prefer_not_to_answer: 'Prefer not to answer',
    },
    es: {
      title: 'Algunas preguntas sobre la vida diaria',
      wfh: '¿Trabaja desde casa?',
      interactivity: '¿Su trabajo o su vida diaria implican contacto cercano con otras personas?',
      publicTrans: '¿Usa el transporte público?',
      childWfh: '¿Su hijo o hija trabaja desde casa?',
      childInteractivity: '¿La vida diaria de su hijo o hija implica contacto cercano con otras personas?',
      childPublicTrans: '¿Su hijo o hija usa el transporte público?',
      participantWfh: '¿El participante trabaja desde casa?',
      participantInteractivity:
        '¿El trabajo o la vida diaria del participante implican contacto cercano con otras personas?',
      participantPublicTrans: '¿El participante usa el transporte público?',
      yes: 'Sí',
      no: 'No',
      prefer_not_to_answer: 'Prefiero no responder',
    },
  },
});
