import type { Kysely } from 'kysely';
import { contactPointOf } from '#src/domain/consentPoint.ts';
import type { ConsentType } from '#src/generated/api.ts';
import { consentsOf } from '#src/server/consents/show.ts';
import { isSince } from '#src/server/db/handedOverMoment.ts';
import type { Database } from '#src/server/db/schema.ts';
import { nobody } from '#src/server/leads/person.ts';

type Row = Awaited<ReturnType<typeof consentsOf>>[number];

/** What somebody decided last about one type of consent. */
export type Agreed = {
  type: ConsentType;
  state: 'agreed' | 'refused' | 'withdrawn' | 'corrected';
  /** When that came about. */
  at: Date;
  /** The words as they were shown, and their language. */
  text: string;
  locale: string | null;
  /** The number or address that it is for. */
  covers: string | undefined;
  /** The decision itself; its position in the ledger names it and no later one. */
  row: Row;
};

/**
 * The decision that stands on each type of consent, in the order in which each was first asked: of those since the lead went
 * over to somebody else, where it did.
 */
export async function agreedBy(db: Kysely<Database>, leadId: string, since: Date | undefined): Promise<Agreed[]> {
  const rows = (await consentsOf(db, { ...nobody, leadIds: [leadId] })).filter(
    ({ is_overtaken, at }) => !is_overtaken && isSince(at, since),
  );
  const byType = new Map<ConsentType, Row[]>();
  for (const row of rows) byType.set(row.consent_type, [...(byType.get(row.consent_type) ?? []), row]);
  return [...byType.values()].flatMap((decisions) => {
    const last = decisions.at(-1);
    return last ? [agreedOf(last, decisions)] : [];
  });
}

function agreedOf(last: Row, decisions: readonly Row[]): Agreed {
  const hadAgreed = decisions.some((row) => row.has_consent);
  const refused = hadAgreed ? 'withdrawn' : 'refused';
  return {
    type: last.consent_type,
    state: last.has_consent ? 'agreed' : last.how === 'corrected' ? 'corrected' : refused,
    at: last.at,
    text: last.text ?? '',
    locale: last.locale,
    covers: contactPointOf(last.consent_type, last),
    row: last,
  };
}
