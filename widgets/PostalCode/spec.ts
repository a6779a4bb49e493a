import { countries } from '#src/domain/countries/index.ts';
import { mayLeaveTab } from '#src/domain/consentNeed.ts';
import { isPostalCode, normalPostalCode } from '#src/domain/postalCode.ts';
import { defineSpec } from '#src/kit/spec.ts';

export const spec = defineSpec({
  description: 'Postal code, in the pattern of the chosen country, verified by the server.',
  answers: ['postalCode', 'postalCodeCountry', 'postalCodeValid'],
  options: {
    label: {
      type: 'string',
      enum: ['auto', 'self', 'participant', 'short'],
      default: 'auto',
      description: 'A full question, or a short label; auto asks about the participant when a caregiver answers.',
    },
  },
  requiredByDefault: true,
  reads: [],
  messages: {
    en: {
      fieldName: 'Postal code',
      self: 'What is your postal code?',
      participant: 'What is the postal code of the participant?',
      participantShort: '{label} of the participant',
      childShort: "Your child's {label}",
      example: 'For example {example}',
      invalid: 'Please enter a valid postal code',
      notVerified: 'We could not check this code. Please look it over, try again in a moment, or call us: {callCenter}',
    },
    es: {
      fieldName: 'Código postal',
      self: '¿Cuál es su código postal?',
      participant: '¿Cuál es el código postal del participante?',
      participantShort: '{label} del participante',
      childShort: '{label} de su hijo o hija',
      example: 'Por ejemplo, {example}',
      invalid: 'Ingrese un código postal válido',
      notVerified:
        'No pudimos comprobar este código postal. Revíselo, inténtelo de nuevo en un momento o llámenos: {callCenter}',
    },
  },
  textOf: ({ postalCode }) => postalCode,
  textForm: (country) => countries[country].postalPattern,
  isEmpty: ({ postalCode = '' }) => postalCode.trim() === '',
  check: ({ postalCode = '' }, { facts }) => (isPostalCode(postalCode, facts.country) ? undefined : 'invalid'),
  verify: async ({ postalCode = '', postalCodeCountry, postalCodeValid }, { call, facts }) => {
    const { country } = facts;
    if (postalCodeValid && postalCodeCountry === country) return {};
    // Until the visitor has agreed the pattern has to do.
    if (!mayLeaveTab(facts)) return undefined;
    const query = { postalCode: normalPostalCode(postalCode, country), country: countries[country].alpha3 };
    const exists = await call('verifyPostalCode', { query }).catch(() => undefined);
    const answers = { postalCodeValid: exists === true, postalCodeCountry: country };
    if (exists === undefined) return { answers, problem: 'notVerified' };
    if (!exists) return { answers, problem: 'invalid' };
    return { answers: { ...answers, postalCode: normalPostalCode(postalCode, country) } };
  },
});
