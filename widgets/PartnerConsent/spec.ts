import { isPartnerConsentGiven, isPartnerConsentRefused } from '#src/domain/partnerConsent.ts';
import { nextCandidateMessages } from '#widgets/shared/nextCandidateMessages.ts';
import { defineSpec } from '#src/kit/spec.ts';

/** Said on the phone and entered by an agent. One no ends the call: what is left is a sentence of thanks. */
export const spec = defineSpec({
  description:
    'The consent that an agent reads out and asks for, by yes or no: to connect the call, then to pass the information on.',
  answers: ['partnerConsent'],
  live: true,
  options: {
    consent: { type: 'string', enum: ['contact'], default: 'contact', description: 'Names the text that is read out.' },
    asks: {
      type: 'string',
      enum: ['connectAndTransfer', 'healthData'],
      default: 'connectAndTransfer',
      description: 'What is asked: the call and the information, or once whether the health answers may be used.',
    },
  },
  requiredByDefault: true,
  forAgents: true,
  announces: ({ asks }) =>
    asks === 'healthData'
      ? []
      : [{ says: 'asks whether the call may be passed on, as "healthData" would not', kind: 'TransferScript' }],
  blocks: true,
  later: true,
  settlesAtOnce: true,
  messages: {
    en: {
      title: 'Ask for permission',
      readOut: 'Read this out loud:',
      connect: 'May I connect you to the study team?',
      transfer: 'May I also pass your information on to the study team?',
      healthData: 'May we use your health answers and pass them on to the study team?',
      yes: 'Yes',
      no: 'No',
      choose: 'Please choose yes or no',
      refused: 'The answer was no: this call ends here.',
      goodbye: '“That is fine. Thank you for your time, and have a good day.”',
      goodbyeNote: 'Say this and end the call. The study team will not contact this person.',
      goodbyeTitle: 'Thank and end the call',
      change: 'Change the answer',
      ...nextCandidateMessages.en,
    },
    es: {
      title: 'Pida permiso',
      readOut: 'Lea esto en voz alta:',
      connect: '¿Puedo conectarle con el equipo del estudio?',
      transfer: '¿Puedo también pasar su información al equipo del estudio?',
      healthData: '¿Podemos usar sus respuestas de salud y pasarlas al equipo del estudio?',
      yes: 'Sí',
      no: 'No',
      choose: 'Elija sí o no',
      refused: 'La respuesta fue no: esta llamada termina aquí.',
      goodbye: '«Está bien. Gracias por su tiempo y que tenga un buen día.»',
      goodbyeNote: 'Diga esto y termine la llamada. El equipo del estudio no se comunicará con esta persona.',
      goodbyeTitle: 'Agradezca y termine la llamada',
      change: 'Cambiar la respuesta',
      ...nextCandidateMessages.es,
    },
  },
  isEmpty: () => false,
  check: ({ partnerConsent }, { options, required }) => {
    if (!required || isPartnerConsentGiven(partnerConsent)) return undefined;
    if (isPartnerConsentRefused(partnerConsent)) return 'refused';
    return [{ message: 'choose', at: openQuestions(options.asks, partnerConsent).at(-1) ?? 'connect' }];
  },
});

type Consent = Parameters<typeof isPartnerConsentGiven>[0];

/** The questions asked so far, in their order: the second follows a yes to the first. */
export function openQuestions(asks: 'connectAndTransfer' | 'healthData', consent: Consent) {
  if (asks === 'healthData') return ['healthData'] as const;
  return consent?.connect === true ? (['connect', 'transfer'] as const) : (['connect'] as const);
}
