import { isPartnerConsentGiven } from '#src/domain/partnerConsent.ts';
import { defineSpec } from '#src/kit/spec.ts';

/** For candidates who qualify and agreed; nobody else is transferred. */
export const spec = defineSpec({
  description: 'What an agent says to transfer the call, with the number to dial, and when it cannot be transferred.',
  answers: [],
  options: {},
  requiredByDefault: false,
  headsPage: () => true,
  forAgents: true,
  reads: ['lastName', 'partnerConsent', 'candidateCheck'],
  isFor: ({ answers }) => answers.candidateCheck === 'qualified' && isPartnerConsentGiven(answers.partnerConsent),
  messages: {
    en: {
      heading: 'Transfer the call',
      warmTitle: 'The patient can be transferred now',
      say: 'Say to the patient:',
      stay: '“Thank you, {name}. You may qualify for {study}. I will connect you to the study team now. Please stay on the line.”',
      dial: 'Dial:',
      introduce: 'Say to the study team:',
      hello:
        '“Hello, I have {fullName} on the line, who may qualify for {study} and agreed to be connected to you and to have the information passed on.”',
      helloLab:
        '“Hello, I am calling from the lab partner of {study}. I have {fullName} on the line, who may qualify and agreed to be connected to you and to have the information passed on.”',
      connect: 'Connect the two and leave the call.',
      laterTitle: 'The patient cannot be transferred now',
      later:
        '“Thank you, {name}. Nobody can take the call at the moment. I have forwarded your information to the study team, and they will call you back later.”',
      laterUnsaved: 'What to say is shown here once the answers of the patient have been sent.',
      theStudy: 'this study',
    },
    es: {
      heading: 'Transfiera la llamada',
      warmTitle: 'El paciente se puede transferir ahora',
      say: 'Diga al paciente:',
      stay: '«Gracias, {name}. Es posible que califique para este estudio: {study}. Ahora le conectaré con el equipo del estudio. No cuelgue, por favor.»',
      dial: 'Marque:',
      introduce: 'Diga al equipo del estudio:',
      hello:
        '«Hola, tengo en la línea a {fullName}, que podría calificar para su estudio, {study}, y aceptó que le conectemos con ustedes y les pasemos su información.»',
      helloLab:
        '«Hola, llamo del laboratorio asociado de {study}. Tengo en la línea a {fullName}, que podría calificar y aceptó que le conectemos con ustedes y les pasemos su información.»',
      connect: 'Conecte a los dos y salga de la llamada.',
      laterTitle: 'El paciente no se puede transferir ahora',
      later:
        '«Gracias, {name}. En este momento nadie puede atender la llamada. Envié su información al equipo del estudio y le llamarán más tarde.»',
      laterUnsaved: 'Aquí verá qué decir en cuanto se hayan enviado las respuestas del paciente.',
      theStudy: 'este estudio',
    },
  },
});
