import { mayLeaveTab } from '#src/domain/consentNeed.ts';
import type { Answers, Facts } from '#src/domain/facts.ts';
import { digitsOf } from '#src/domain/mask.ts';
import { defineSpec, type CheckContext, type VerifyContext } from '#src/kit/spec.ts';

/** No country has shorter numbers: a call to the server would be in vain. */
const FEWEST_DIGITS = 7;

const textOf = ({ phone = '' }: Pick<Answers, 'phone'>, { drafts }: Pick<CheckContext, 'drafts'>) =>
  drafts.phone || phone;

type Validity = { valid: boolean; e164?: string };

/** The verdict of the numbering plans, if they are loaded. */
async function validateHere(phone: string, { country }: Facts): Promise<Validity | undefined> {
  const plans = await import('#src/domain/phone.ts').catch(() => undefined);
  if (!plans) return undefined;
  const e164 = plans.toE164(phone, country);
  return e164 === undefined ? { valid: false } : { valid: true, e164 };
}

/**
 * The verdict of the service on a number; that of the numbering plans while it cannot be reached, and where a consent is
 * asked for before anything may leave the browser.
 */
const validate = (phone: string, { call, facts }: VerifyContext): Promise<Validity | undefined> =>
  mayLeaveTab(facts)
    ? call('validatePhone', { body: { phone, country: facts.country } }).catch(() => validateHere(phone, facts))
    : validateHere(phone, facts);

export const spec = defineSpec({
  description: 'Phone number of the visitor, validated by the server for the chosen country.',
  answers: ['phone', 'phoneValid', 'phoneCountry'],
  drafts: ['phone'],
  options: {
    label: {
      type: 'string',
      enum: ['auto', 'short'],
      default: 'auto',
      description: 'A question about being called when pre-qualified, or a short label.',
    },
  },
  requiredByDefault: true,
  reads: [],
  messages: {
    en: {
      question: 'If you pre-qualify for a study, what number should we call?',
      participantQuestion: 'If the participant pre-qualifies for a study, what number should we call?',
      fieldName: 'Phone number',
      example: 'For example {example}',
      toCall: 'The number we should call, for example {example}',
      invalid: 'Please enter a valid phone number',
      notVerified: 'We could not check this phone number. Please try again in a moment, or call us: {callCenter}',
    },
    es: {
      question: 'Si precalifica para un estudio, ¿a\u00a0qué número debemos llamarle?',
      participantQuestion: 'Si el participante precalifica para un estudio, ¿a\u00a0qué número debemos llamar?',
      fieldName: 'Número de teléfono',
      example: 'Por ejemplo, {example}',
      toCall: 'El número al que debemos llamar; por ejemplo, {example}',
      invalid: 'Ingrese un número de teléfono válido',
      notVerified:
        'No pudimos comprobar este número de teléfono. Inténtelo de nuevo en un momento o llámenos: {callCenter}',
    },
  },
  textOf,
  textForm: () => new RegExp(`^(?:\\D*\\d){${FEWEST_DIGITS},}\\D*$`),
  isEmpty: (value, context) => textOf(value, context).trim() === '',
  check: (value, context) => {
    const { phoneValid, phoneCountry } = value;
    // In another country the same digits may be a number.
    const isRefused = phoneValid === false && phoneCountry === context.facts.country;
    return !isRefused && digitsOf(textOf(value, context)).length >= FEWEST_DIGITS ? undefined : 'invalid';
  },
  verify: async (value, context) => {
    const { phone, phoneCountry } = value;
    const { country } = context.facts;
    if (phone && value.phoneValid && phoneCountry === country) return {};
    const validity = await validate(textOf(value, context), context);
    if (!validity) return { problem: 'notVerified' };
    const { valid, e164 } = validity;
    // Until the visitor has agreed no service has decided.
    const phoneValid = mayLeaveTab(context.facts) || undefined;
    if (valid && e164) return { answers: { phone: e164, phoneValid, phoneCountry: country } };
    return { answers: { phone: undefined, phoneValid: false, phoneCountry: country }, problem: 'invalid' };
  },
});
