import { isEmail } from '#src/domain/email.ts';
import { defineCheck } from '#src/kit/check.ts';

/** The pattern anchored to the whole answer, without regard to case; undefined for an invalid pattern. */
function expressionOf(pattern: string): RegExp | undefined {
  try {
    return new RegExp(`^(?:${pattern})$`, 'iu');
  } catch {
    return undefined;
  }
}

export const email = defineCheck({
  description: 'The answer is an email address.',
  params: {},
  reads: 'textOf',
  messages: { en: '{field} must be a valid email address', es: '{field}: escriba un correo electrónico válido' },
  holds: isEmail,
});

export const regex = defineCheck({
  description: 'The whole answer matches a regular expression, in capital or small letters.',
  params: { pattern: { type: 'string', required: true, description: 'A regular expression, such as 60[0-9]{3}.' } },
  reads: 'textOf',
  messages: { en: '{field} does not have the right form', es: '{field}: el formato no es correcto' },
  holds: (text, { pattern }) => expressionOf(pattern)?.test(text.trim()) ?? true,
  wrong: ({ pattern }) => (expressionOf(pattern) ? undefined : `"${pattern}" is no regular expression`),
  expression: ({ pattern }) => expressionOf(pattern),
});
