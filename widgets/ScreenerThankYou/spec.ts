import { outcomeAnswers, outcomeNeeds } from '#src/kit/needs.ts';
import { defineSpec } from '#src/kit/spec.ts';
import { textHelp } from '#src/kit/textHelp.ts';
import { advisorMessages } from '#widgets/shared/advisorMessages.ts';
import { changedMindMessages, notCalledMessages } from '#widgets/shared/notCalledMessages.ts';
import { unsavedMessages } from '#widgets/shared/unsavedMessages.ts';
import { unsettledMessages } from '#widgets/shared/unsettledMessages.ts';
import { visitStepMessages } from '#widgets/shared/visitStepMessages.ts';

/** The end of a screener: what happens next, the way to other studies and, in English, to the health questions. */
export const spec = defineSpec({
  description: 'Thanks the visitor by name, says what was booked or received, and leads to other studies.',
  answers: [],
  options: {
    healthQuestionsStep: {
      type: 'string',
      description: 'Step with the demographic questions: offered in English to those who answer for themselves.',
    },
    callNow: {
      type: 'boolean',
      default: false,
      description:
        'Ask everybody to call, with the number: now, while calls are answered. Else only who qualifies is asked.',
    },
  },
  requiredByDefault: false,
  headsPage: () => true,
  needs: outcomeNeeds,
  tellsOutcome: true,
  reads: [...outcomeAnswers, 'indicationIds', 'consents'],
  messages: {
    en: {
      ...advisorMessages.en,
      ...changedMindMessages.en,
      ...notCalledMessages.en,
      ...unsavedMessages.en,
      ...unsettledMessages.en,
      ...visitStepMessages.en,
      thanks: 'Thank you, {name}!',
      thanksNameless: 'Thank you!',
      received: 'We have received your information.',
      receivedNext: 'A study coordinator may contact you about the next steps.',
      noCall: 'This study is not the right match, so nobody will call you about it. Another one may be.',
      childNoCall:
        'This study is not the right match for your child, so nobody will call you about it. Another one may be.',
      participantNoCall:
        'This study is not the right match for the participant, so nobody will call you about it. Another one may be.',
      noSite: 'We will contact you if a study site near you becomes available.',
      texts: textHelp.en,
      callNow: 'Call now, and a study coordinator will help you with the next step. If you do not, one will call you.',
      weCall: 'A study coordinator will call you about the next step. You may also call us once we are open:',
      weCallOnly: 'A study coordinator will call you about the next step. You do not need to call.',
      booked: 'Your appointment is booked for {date} at {time} ({zone}).',
      bookedChange: 'Change or cancel the appointment',
      bookedNext: 'If you need to change it, please call us.',
      addToCalendar: 'Add to calendar',
      apple: 'Apple Calendar',
      google: 'Google Calendar',
      findStudies: 'Find {Product}',
      healthQuestions: 'Answer a few more questions',
      healthQuestionsText: 'A few optional questions about you help make sure that studies include everyone.',
    },
    es: {
      ...advisorMessages.es,
      ...changedMindMessages.es,
      ...notCalledMessages.es,
      ...unsavedMessages.es,
      ...unsettledMessages.es,
      ...visitStepMessages.es,
      thanks: '¡Gracias, {name}!',
      thanksNameless: '¡Gracias!',
      received: 'Hemos recibido su información.',
      receivedNext: 'Es posible que un coordinador del estudio se comunique con usted para los próximos pasos.',
      noCall:
        'Este estudio no es el adecuado para usted, así que nadie le llamará para hablar de este estudio. Es posible que otro sí lo sea.',
      childNoCall:
        'Este estudio no es el adecuado para su hijo o hija, así que nadie le llamará para hablar de este estudio. Es posible que otro sí lo sea.',
      participantNoCall:
        'Este estudio no es el adecuado para el participante, así que nadie le llamará para hablar de este estudio. Es posible que otro sí lo sea.',
      noSite: 'Nos comunicaremos con usted si hay un centro del estudio disponible cerca de usted.',
      texts: textHelp.es,
      callNow:
        'Llame ahora y un coordinador del estudio le ayudará con el siguiente paso. Si no llama usted, el coordinador le llamará.',
      weCall:
        'Un coordinador del estudio le llamará para hablar del siguiente paso. También puede llamarnos usted cuando abramos:',
      weCallOnly:
        'Un coordinador del estudio le llamará para hablar del siguiente paso. No hace falta que llame usted.',
      booked: 'Su cita está reservada: {date}, {time} ({zone}).',
      bookedChange: 'Cambiar o cancelar la cita',
      bookedNext: 'Si necesita cambiarla, llámenos.',
      addToCalendar: 'Agregar al calendario',
      apple: 'Calendario de Apple',
      google: 'Calendario de Google',
      findStudies: 'Buscar {product}',
      healthQuestions: 'Responder algunas preguntas más',
      healthQuestionsText:
        'Unas preguntas opcionales sobre usted ayudan a que los estudios incluyan a todas las personas.',
    },
  },
});
