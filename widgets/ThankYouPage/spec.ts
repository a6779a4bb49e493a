import { advisorHours } from '#src/kit/advisorHours.ts';
import { defineSpec } from '#src/kit/spec.ts';
import { textHelp } from '#src/kit/textHelp.ts';

export const spec = defineSpec({
  description: 'End of a sign-up: thanks, and whether a study coordinator can be called now.',
  answers: [],
  options: {
    healthQuestionsStep: {
      type: 'string',
      description: 'Name of the step with the health questions; without it there is no button to them.',
    },
  },
  requiredByDefault: false,
  messages: {
    en: {
      heading: '{name}, thank you for your interest',
      headingWithoutName: 'Thank you for your interest',
      checking: 'Checking whether someone can speak with you now…',
      qualified: 'You meet the initial qualifications.',
      participantQualified: 'The participant meets the initial qualifications.',
      available: 'A study coordinator is available now to speak with you.',
      call: 'Please call our toll-free number:',
      hours: advisorHours.en,
      texts: textHelp.en,
      callLater: 'If you would like to speak with us, our toll-free number is:',
      notNow: 'There are no clinical trials immediately available.',
      willCall: 'A study coordinator will call you when there is a match.',
      doctor: 'If you have medical questions, please contact your doctor.',
      participantDoctor: "If you have medical questions, please contact the participant's doctor.",
      find: 'Find {Product}',
      health: 'Answer Health Questions',
      healthWhy: 'The health questions are optional. Your answers help studies to include people of every background.',
    },
    es: {
      heading: '{name}, gracias por su interés',
      headingWithoutName: 'Gracias por su interés',
      checking: 'Comprobando si alguien puede hablar con usted ahora…',
      qualified: 'Usted cumple los requisitos iniciales.',
      participantQualified: 'El participante cumple los requisitos iniciales.',
      available: 'Un coordinador de estudios está disponible ahora para hablar con usted.',
      call: 'Llame a nuestro número gratuito:',
      hours: advisorHours.es,
      texts: textHelp.es,
      callLater: 'Si desea hablar con nosotros, nuestro número gratuito es:',
      notNow: 'Por el momento no hay estudios clínicos disponibles.',
      willCall: 'Un coordinador de estudios le llamará cuando haya uno adecuado.',
      doctor: 'Si tiene preguntas médicas, consulte a su médico.',
      participantDoctor: 'Si tiene preguntas médicas, consulte al médico del participante.',
      find: 'Buscar {product}',
      health: 'Responder preguntas de salud',
      healthWhy:
        'Las preguntas de salud son opcionales. Sus respuestas ayudan a que los estudios incluyan a personas de todos los orígenes.',
    },
  },
});
