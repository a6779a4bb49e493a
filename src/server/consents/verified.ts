import { contactsAmong } from '#src/server/visitor/contact.ts';
import type { ProvenContact } from '#src/server/visitor/provenContact.ts';

type Covered = { phone?: string | null | undefined; email?: string | null | undefined };

/**
 * Which of the contacts of a consent its visitor had proved, how and when, such as
 * `phone by text 2026-11-18T18:00:00.000Z; email by email 2026-11-18T18:01:00.000Z`. Null for none: not verified.
 */
export function verifiedWords({ phone, email }: Covered, proven: readonly ProvenContact[] = []): string | null {
  const covered = contactsAmong([phone], [email]);
  const words = covered.flatMap(({ kind, value }) => {
    const proof = proven.find((one) => one.kind === kind && one.value === value);
    return proof ? [`${kind} by ${proof.by} ${proof.at.toISOString()}`] : [];
  });
  return words.length === 0 ? null : words.join('; ');
}
