import { nextCandidateMessages } from '#widgets/shared/nextCandidateMessages.ts';
import { defineSpec } from '#src/kit/spec.ts';

/** Beside the questions of an agent on the phone. The time of the call is that since the tab noted its beginning. */
export const spec = defineSpec({
  description: 'For agents on the phone: the time of the call, what to say, the keys to use, and the next candidate.',
  answers: [],
  options: {
    script: { type: 'boolean', default: true, description: 'Show what to say and the keys to use.' },
    goOn: {
      type: 'string',
      enum: ['transfer', 'callNow'],
      default: 'transfer',
      description:
        'What the next page gives the agent: how to transfer the call, or the number for the candidate to call.',
    },
  },
  requiredByDefault: false,
  forAgents: true,
  leadsToNextCandidate: true,
  announces: ({ script, goOn }) => {
    if (!script) return [];
    return goOn === 'callNow'
      ? [{ says: 'announces a number to call', kind: 'ScreenerThankYou', options: { callNow: true } }]
      : [{ says: 'announces how the call is transferred', kind: 'TransferScript' }];
  },
  reads: ['callStartedAt'],
  messages: {
    en: {
      title: 'For agents',
      notice: 'Only agents see this page.',
      time: 'Call',
      scriptTitle: 'What to say',
      greet: '“Hello, I am calling about {study}. Do you have a few minutes to see if it may fit you?”',
      greetNameless: '“Hello, I am calling about a study. Do you have a few minutes to see if it may fit you?”',
      ask: 'Read each question as it is written. Do not suggest an answer.',
      check: 'Check the qualification when everything is filled in.',
      permission: 'Read the permission text out loud and ask what follows it.',
      transfer: 'Go on: the next page says how to transfer the call.',
      callNow: 'Go on: the next page has the number that the candidate may call now.',
      keysTitle: 'Keys',
      tabKey: 'Tab',
      tab: 'Next field; with Shift back',
      numbersKey: '1 – 9',
      numbers: 'Answer a study question and go to the next',
      spaceKey: 'Space',
      space: 'Tick a box, press a button',
      enterKey: 'Enter',
      enter: 'Go on to the next page',
      ...nextCandidateMessages.en,
    },
    es: {
      title: 'Para agentes',
      notice: 'Solo los agentes ven esta página.',
      time: 'Llamada',
      scriptTitle: 'Qué decir',
      greet: '«Hola, llamo por un estudio: {study}. ¿Tiene unos minutos para ver si podría ser adecuado para usted?»',
      greetNameless: '«Hola, llamo por un estudio. ¿Tiene unos minutos para ver si podría ser adecuado para usted?»',
      ask: 'Lea cada pregunta tal como está escrita. No sugiera ninguna respuesta.',
      check: 'Verifique si el candidato califica cuando todo esté completo.',
      permission: 'Lea en voz alta el texto del permiso y pregunte lo que sigue.',
      transfer: 'Continúe: la página siguiente indica cómo transferir la llamada.',
      callNow: 'Continúe: la página siguiente tiene el número al que el candidato puede llamar ahora.',
      keysTitle: 'Teclas',
      tabKey: 'Tab',
      tab: 'Campo siguiente; con Mayús, el anterior',
      numbersKey: '1 – 9',
      numbers: 'Responder una pregunta del estudio y pasar a la siguiente',
      spaceKey: 'Espacio',
      space: 'Marcar una casilla, presionar un botón',
      enterKey: 'Intro',
      enter: 'Ir a la página siguiente',
      ...nextCandidateMessages.es,
    },
  },
});
