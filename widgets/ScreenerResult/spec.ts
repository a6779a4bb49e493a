import { outcomeAnswers, outcomeNeeds } from '#src/kit/needs.ts';
import { defineSpec } from '#src/kit/spec.ts';
import { advisorMessages } from '#widgets/shared/advisorMessages.ts';
import { changedMindMessages, notCalledMessages } from '#widgets/shared/notCalledMessages.ts';
import { suitableStudyMessages } from '#widgets/shared/suitableStudyMessages.ts';
import { unsavedMessages } from '#widgets/shared/unsavedMessages.ts';
import { verdictMessages } from '#widgets/shared/verdictMessages.ts';
import { visitStepMessages } from '#widgets/shared/visitStepMessages.ts';

/** The outcome of a screener. Only a qualified visitor of a real study is congratulated. */
export const spec = defineSpec({
  description: 'The outcome of the screener: congratulations and a call, not qualified, or no site nearby.',
  answers: [],
  options: {},
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
      ...suitableStudyMessages.en,
      ...unsavedMessages.en,
      ...verdictMessages.en,
      ...visitStepMessages.en,
      scheduling: 'The next step is to schedule a visit.',
      callOpen: 'Call now, and a study coordinator will help you choose a time.',
      callClosed: 'A study coordinator will call you to choose a time. You may also call us once we are open:',
      callOnly: 'A study coordinator will call you to choose a time. You do not need to call.',
      booked: 'Your appointment is booked for {date} at {time} ({zone}). We will call you then.',
      bookedNotCalled: 'Your appointment is booked for {date} at {time} ({zone}).',
      bookedCall: 'If you have a question before then, call:',
      callNow: 'Call Now',
      special: 'Congratulations! You pre-qualify for this special study.',
      childSpecial: 'Congratulations! Your child pre-qualifies for this special study.',
      participantSpecial: 'Congratulations! The participant pre-qualifies for this special study.',
      specialCall: 'The next step is a call with a study coordinator.',
      noMatch: 'This study is not the right match',
      childNoMatch: 'This study is not the right match for your child',
      participantNoMatch: 'This study is not the right match for the participant',
      noOther:
        'We looked for other {product} about the same condition near {postalCode}. None of them seems to fit today.',
      lookedAround: 'We looked for sites of this study within {distance} of {postalCode}.',
      lookedInCountry: 'We looked for sites of this study in all of this country: {country}.',
      lookedInState: 'We looked for sites of this study in the state or region of {postalCode}.',
      disqualified: "Sorry, you didn't qualify for this study",
      childDisqualified: "Sorry, your child didn't qualify for this study",
      participantDisqualified: "Sorry, the participant didn't qualify for this study",
      disqualifiedText:
        'Thank you for your time. Each study looks for certain participants, and another one may be a better match.',
      noSite: 'Sorry, there is no study site near you available right now',
      noSiteText: 'We will contact you if one becomes available. Until then, another study may be closer to you.',
      siteUnknown: 'We could not check whether a study site is near you',
      siteUnknownText: 'We have your answers. We will contact you if a study site near you is available.',
      findStudies: 'Find {Product}',
      return: 'Return',
    },
    es: {
      ...advisorMessages.es,
      ...changedMindMessages.es,
      ...notCalledMessages.es,
      ...suitableStudyMessages.es,
      ...unsavedMessages.es,
      ...verdictMessages.es,
      ...visitStepMessages.es,
      scheduling: 'El siguiente paso es programar una visita.',
      callOpen: 'Llame ahora y un coordinador del estudio le ayudará a elegir la hora.',
      callClosed:
        'Un coordinador del estudio le llamará para elegir la hora. También puede llamarnos usted cuando abramos:',
      callOnly: 'Un coordinador del estudio le llamará para elegir la hora. No hace falta que llame usted.',
      booked: 'Su cita está reservada: {date}, {time} ({zone}). A esa hora le llamaremos.',
      bookedNotCalled: 'Su cita está reservada: {date}, {time} ({zone}).',
      bookedCall: 'Si tiene alguna pregunta antes de la cita, llame al:',
      callNow: 'Llamar ahora',
      special: '¡Felicitaciones! Usted califica de manera preliminar para este estudio especial.',
      childSpecial: '¡Felicitaciones! Su hijo o hija califica de manera preliminar para este estudio especial.',
      participantSpecial: '¡Felicitaciones! El participante califica de manera preliminar para este estudio especial.',
      specialCall: 'El siguiente paso es hablar por teléfono con un coordinador del estudio.',
      noMatch: 'Este estudio no es el adecuado para usted',
      childNoMatch: 'Este estudio no es el adecuado para su hijo o hija',
      participantNoMatch: 'Este estudio no es el adecuado para el participante',
      noOther:
        'Buscamos otros {product} sobre la misma afección cerca del código postal {postalCode}. Hoy no hay ninguno que pueda ser adecuado.',
      lookedAround: 'Buscamos centros de este estudio a menos de {distance} del código postal {postalCode}.',
      lookedInCountry: 'Buscamos centros de este estudio en todo el país: {country}.',
      lookedInState: 'Buscamos centros de este estudio en el estado o la región del código postal {postalCode}.',
      disqualified: 'Lo sentimos, usted no calificó para este estudio',
      childDisqualified: 'Lo sentimos, su hijo o hija no calificó para este estudio',
      participantDisqualified: 'Lo sentimos, el participante no calificó para este estudio',
      disqualifiedText:
        'Gracias por su tiempo. Cada estudio busca participantes determinados y es posible que otro sea más adecuado.',
      noSite: 'Lo sentimos, en este momento no hay ningún centro del estudio disponible cerca de usted',
      noSiteText:
        'Nos comunicaremos con usted si alguno está disponible. Mientras tanto, es posible que otro estudio le quede más cerca.',
      siteUnknown: 'No pudimos comprobar si hay un centro del estudio cerca de usted',
      siteUnknownText:
        'Tenemos sus respuestas. Nos comunicaremos con usted si hay un centro del estudio disponible cerca de usted.',
      findStudies: 'Buscar {product}',
      return: 'Volver',
    },
  },
});
