import { randomBytes } from 'node:crypto';

/** A new secret by which a lead is named in links and commands: 22 letters, digits, `-` and `_`, the first of them no `-`. */
export function newSlug(): string {
  const slug = randomBytes(16).toString('base64url');
  // A command would take it for an option.
  return slug.startsWith('-') ? newSlug() : slug;
}
