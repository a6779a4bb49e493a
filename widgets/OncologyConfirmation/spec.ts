import { advisorHours } from '#src/kit/advisorHours.ts';
import { defineSpec } from '#src/kit/spec.ts';
import { notCalledMessages } from '#widgets/shared/notCalledMessages.ts';

export const spec = defineSpec({
  description: 'End of a flow about cancer: thanks, a number to call and general information about cancer.',
  answers: [],
  options: {
    number: {
      type: 'string',
      format: 'phone',
      form: 'a phone number such as 1-800-555-0105',
      description: 'Number of the oncology line; without it the one of the deployment.',
    },
  },
  requiredByDefault: false,
  headsPage: () => true,
  reads: ['consents'],
  messages: {
    en: {
      ...notCalledMessages.en,
      heading: '{name}, thank you for your answers',
      headingWithoutName: 'Thank you for your answers',
      weCall: 'Our oncology team will look for a study that may fit, and will call you.',
      call: 'Our oncology team will look for a study that may fit. You can speak with them at this number:',
      ...advisorHours.en,
      resources: 'General information about cancer',
    },
    es: {
      ...notCalledMessages.es,
      heading: '{name}, gracias por sus respuestas',
      headingWithoutName: 'Gracias por sus respuestas',
      weCall: 'Nuestro equipo de oncología buscará un estudio adecuado y le llamará.',
      call: 'Nuestro equipo de oncología buscará un estudio adecuado. Puede hablar con ellos en este número:',
      ...advisorHours.es,
      resources: 'Información general sobre el cáncer',
    },
  },
});
