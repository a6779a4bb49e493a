import { advisorHours } from '#src/kit/advisorHours.ts';
import { defineSpec } from '#src/kit/spec.ts';

/** The outcome of a screener. Only a qualified visitor of a real study is congratulated. */
export const spec = defineSpec({
  description: 'The outcome of the screener: congratulations and a call, not qualified, or no site nearby.',
  answers: [],
  options: {},
  requiredByDefault: false,
  messages: {
    en: {
      qualified: 'Congratulations! You may qualify for this study.',
      participantQualified: 'Congratulations! The participant may qualify for this study.',
      scheduling:
        'The next step is to schedule a visit. Call now, and a study coordinator will help you choose a time.',
      booked: 'Your appointment is booked for {date} at {time}. If you have a question before then, call us now.',
      callNow: 'Call Now',
      hours: advisorHours.en,
      special: 'Congratulations! You pre-qualify for this special study.',
      participantSpecial: 'Congratulations! The participant pre-qualifies for this special study.',
      specialCall: 'Please call this number now to take the next step:',
      disqualified: "Sorry, you didn't qualify for this study",
      participantDisqualified: "Sorry, the participant didn't qualify for this study",
      disqualifiedText:
        'Thank you for your time. Each study looks for certain participants, and another one may be a better match.',
      noSite: 'Sorry, there is no study site near you available right now',
      noSiteText: 'We will contact you if one becomes available. Until then, another study may be closer to you.',
      findStudies: 'Find {Product}',
      return: 'Return',
    },
    es: {
      qualified: '¡Felicitaciones! Es posible que usted califique para este estudio.',
      participantQualified: '¡Felicitaciones! Es posible que el participante califique para este estudio.',
      scheduling:
        'El siguiente paso es programar una visita. Llame ahora y un coordinador del estudio le ayudará a elegir la hora.',
      booked: 'Su cita está reservada: {date}, {time} Si tiene alguna pregunta antes de la cita, llámenos ahora.',
      callNow: 'Llamar ahora',
      hours: advisorHours.es,
      special: '¡Felicitaciones! Usted califica de manera preliminar para este estudio especial.',
      participantSpecial: '¡Felicitaciones! El participante califica de manera preliminar para este estudio especial.',
      specialCall: 'Llame ahora a este número para dar el siguiente paso:',
      disqualified: 'Lo sentimos, usted no calificó para este estudio',
      participantDisqualified: 'Lo sentimos, el participante no calificó para este estudio',
      disqualifiedText:
        'Gracias por su tiempo. Cada estudio busca participantes determinados y es posible que otro sea más adecuado.',
      noSite: 'Lo sentimos, en este momento no hay ningún centro del estudio disponible cerca de usted',
      noSiteText:
        'Nos comunicaremos con usted si alguno está disponible. Mientras tanto, es posible que otro estudio le quede más cerca.',
      findStudies: 'Buscar {product}',
      return: 'Volver',
    },
  },
});
