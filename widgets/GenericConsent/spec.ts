import { consentNeeded } from '#src/domain/consentNeed.ts';
import { defineSpec } from '#src/kit/spec.ts';

/** The consent to be contacted and screened: implied in the US, an unticked box where the GDPR or its like applies. */
export const spec = defineSpec({
  description:
    'The consent of the campaign: a text that going on agrees to in the US; elsewhere a required box, and one for the clinic.',
  answers: ['consents'],
  asksToContact: true,
  live: true,
  options: {},
  requiredByDefault: true,
  blocks: true,
  messages: {
    en: {
      title: 'Your consent',
      agree: 'I have read this and I agree.',
      agreeClinic: 'You may share my answers with the doctor’s office that runs the study.',
      mustAgree: 'Please check this box to continue.',
      withdrawn: 'You withdrew this, or part of it, on another page. Going on is not agreeing again.',
      onlyByBox: 'You withdrew this, or part of it, on another page. Now the box is your consent, not the button.',
      notSaved: 'You withdrew your consent. We save nothing more of what you enter here.',
      again: 'Read it and agree again',
    },
    es: {
      title: 'Su consentimiento',
      agree: 'He leído lo anterior y estoy de acuerdo.',
      agreeClinic: 'Pueden compartir mis respuestas con el consultorio médico que realiza el estudio.',
      mustAgree: 'Marque esta casilla para continuar.',
      withdrawn: 'Usted retiró esto, o una parte, en otra página. Seguir no es aceptarlo de nuevo.',
      onlyByBox: 'Usted retiró esto, o una parte, en otra página. Ahora su consentimiento es la casilla, no el botón.',
      notSaved: 'Usted retiró su consentimiento. Ya no guardamos lo que escriba aquí.',
      again: 'Leerlo y aceptarlo de nuevo',
    },
  },
  isEmpty: () => false,
  check: ({ consents }, { required, facts }) =>
    required && consentNeeded(facts) && !consents?.indication ? 'mustAgree' : undefined,
});
