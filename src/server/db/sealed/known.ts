import type { Kysely } from 'kysely';
import type { PatientInfo } from '#src/generated/api.ts';
import type { Database } from '#src/server/db/schema.ts';
import { sealingOf } from '#src/server/sealing/carried.ts';
import { hashesOf, sealRow } from './rows.ts';

type Db = Kysely<Database>;

/** The row of somebody who takes part in a study already; the number is in E.164. */
export function sealedParticipant(db: Db, { studyId, phone }: { studyId: number; phone: string }) {
  const ids = { study_id: studyId, phone_hash: sealingOf(db).hash('phone', phone) };
  return { ...ids, sealed: sealRow(db, 'participant', ids, { phone }) };
}

/** The row of a link to somebody who is known; `expiresAt` is an ISO moment. */
export function sealedLink(db: Db, { slug, expiresAt, info }: { slug: string; expiresAt: string; info: PatientInfo }) {
  return { slug, expires_at: expiresAt, ...hashesOf(db, info), sealed: sealRow(db, 'temp_link', { slug }, info) };
}
