import type { Answers, Facts } from '#src/domain/facts.ts';
import { digitsOf } from '#src/domain/mask.ts';
import { refusalIn } from '#src/kit/refusal.ts';
import { defineSpec } from '#src/kit/spec.ts';

/** Digits of a code. */
export const CODE_DIGITS = 6;

type Kind = 'phone' | 'email';

/** The number or the address that a field asks about, as it was entered before. */
export const contactIn = ({ answers }: Facts, kind: Kind): string => answers[kind] ?? '';

type Proved = Pick<Answers, 'contactProof' | 'contactProofFor'>;

/** What the visitor did about this contact; undefined once another one was entered in its place. */
export const proofOf = ({ contactProof, contactProofFor }: Proved, contact: string): Proved['contactProof'] =>
  contactProofFor === contact ? contactProof : undefined;

export const spec = defineSpec({
  description:
    'A code by which the visitor shows that the phone number or the email address of an earlier step is theirs, with a way on without it.',
  answers: ['contactProof', 'contactProofFor'],
  drafts: ['contactCode'],
  options: {
    contact: {
      type: 'string',
      enum: ['phone', 'email'],
      default: 'phone',
      description: 'What the code is sent to: the number by text, or the address by email.',
    },
  },
  requiredByDefault: true,
  asksAbout: ({ contact = 'phone' }) => contact,
  messages: {
    en: {
      phoneIntro: 'We will text you a six-digit code to make sure that this number is yours: {contact}',
      emailIntro: 'We will email you a six-digit code to make sure that this address is yours: {contact}',
      send: 'Send me a code',
      sending: 'Sending…',
      sent: 'A code is on its way to {contact}. It is valid for {minutes} minutes.',
      label: 'Six-digit code',
      again: 'Send a new code',
      wait_one: 'You can ask for a new code in 1 second.',
      wait: 'You can ask for a new code in {count} seconds.',
      mayAsk: 'Nothing yet? You can ask for a new code now.',
      without: 'Go on without a code',
      withoutChosen: 'You go on without a code. We note that nobody has checked whether this is yours: {contact}',
      withCode: 'Use a code after all',
      verified: 'Thank you. The code is right, and this is yours: {contact}',
      unproved: 'Ask for a code and type it here, or go on without one',
      incomplete: 'The code has six digits',
      wrong: 'This is not the code that we sent you. Check it, or ask for a new one',
      gone: 'This code is no longer valid. Ask for a new one',
      notChecked: 'The code could not be checked. Try again in a moment, or go on without one',
      notSent: 'No code can be sent at the moment. Try again in a few minutes, or go on without one.',
      unreachable: 'No code can be sent to {contact}. Go back and check it, or go on without a code.',
      tooMany: 'Many codes have been sent already, so we cannot send more for now. You can go on without one.',
    },
    es: {
      phoneIntro:
        'Le enviaremos por mensaje de texto un código de seis dígitos para saber que este número es suyo: {contact}',
      emailIntro:
        'Le enviaremos por correo electrónico un código de seis dígitos para saber que esta dirección es suya: {contact}',
      send: 'Enviarme un código',
      sending: 'Enviando…',
      sent: 'El código va en camino a {contact}. Es válido durante {minutes} minutos.',
      label: 'Código de seis dígitos',
      again: 'Enviar un código nuevo',
      wait_one: 'Podrá pedir un código nuevo en 1 segundo.',
      wait: 'Podrá pedir un código nuevo en {count} segundos.',
      mayAsk: '¿No le ha llegado? Ya puede pedir un código nuevo.',
      without: 'Continuar sin código',
      withoutChosen: 'Continúa sin código. Anotamos que nadie ha comprobado si es suyo: {contact}',
      withCode: 'Mejor usar un código',
      verified: 'Gracias. El código es correcto y confirma que es suyo: {contact}',
      unproved: 'Pida un código y escríbalo aquí, o continúe sin él',
      incomplete: 'El código tiene seis dígitos',
      wrong: 'No es el código que le enviamos. Revíselo o pida uno nuevo',
      gone: 'Este código ya no es válido. Pida uno nuevo',
      notChecked: 'No pudimos comprobar el código. Inténtelo de nuevo en un momento o continúe sin él',
      notSent: 'En este momento no podemos enviar ningún código. Inténtelo de nuevo en unos minutos o continúe sin él.',
      unreachable: 'No podemos enviar un código a {contact}. Vuelva y revíselo, o continúe sin código.',
      tooMany: 'Ya enviamos muchos códigos y por ahora no podemos enviar más. Puede continuar sin código.',
    },
  },
  isEmpty: () => false,
  check: (value, { drafts, facts, options, required }) => {
    if (proofOf(value, contactIn(facts, options.contact)) !== undefined) return undefined;
    const { contactCode = '' } = drafts;
    if (contactCode.trim() === '') return required ? 'unproved' : undefined;
    return digitsOf(contactCode).length === CODE_DIGITS ? undefined : 'incomplete';
  },
  verify: async (value, { call, facts, drafts, options: { contact: kind } }) => {
    const code = digitsOf(drafts['contactCode'] ?? '');
    const contact = contactIn(facts, kind);
    if (proofOf(value, contact) !== undefined || code === '') return {};
    try {
      const { outcome } = await call('checkCode', { body: { kind, contact, country: facts.country, code } });
      if (outcome !== 'verified') return { problem: outcome };
      return { answers: { contactProof: 'code', contactProofFor: contact } };
    } catch (error) {
      refusalIn(error);
      return { problem: 'notChecked' };
    }
  },
});
