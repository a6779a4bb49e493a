import { consentNeeded } from '#src/domain/consentNeed.ts';
import { defineSpec } from '#src/kit/spec.ts';

/** The consent to be contacted and screened: implied in the US, an unticked box where the GDPR or its like applies. */
export const spec = defineSpec({
  description: 'The consent of the campaign: a text in the US, required and optional boxes elsewhere.',
  answers: ['consents'],
  drafts: ['consentGiven'],
  options: {
    text: { type: 'string', default: 'contact', description: 'Name of the consent text.' },
    clinicText: {
      type: 'string',
      default: 'clinic',
      description: 'Name of the text on sharing with the doctor’s office.',
    },
  },
  requiredByDefault: true,
  messages: {
    en: {
      title: 'Your consent',
      agree: 'I have read this and I agree.',
      agreeClinic: 'You may share my answers with the doctor’s office that runs the study.',
      mustAgree: 'Please check this box to continue.',
    },
    es: {
      title: 'Su consentimiento',
      agree: 'He leído lo anterior y estoy de acuerdo.',
      agreeClinic: 'Pueden compartir mis respuestas con el consultorio médico que realiza el estudio.',
      mustAgree: 'Marque esta casilla para continuar.',
    },
  },
  isEmpty: () => false,
  check: ({ consents }, { required, drafts, facts }) => {
    const isGiven = consents?.indication === true && drafts.consentGiven === 'box';
    return required && consentNeeded(facts) && !isGiven ? 'mustAgree' : undefined;
  },
});
