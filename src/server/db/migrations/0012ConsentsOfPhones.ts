import { randomBytes } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import { personalHash, rowHash, type ChainedRow } from './frozenChain.ts';

const columns = `
lock table esign_session, consent_head, consent, brand_connect_consent, erasure in access exclusive mode;
alter table consent alter column lead_id drop not null, alter column client_time drop not null,
  alter column locale drop not null, alter column campaign drop not null, alter column step drop not null;
create index consent_of_phone on consent (phone) where phone is not null;
create unique index consent_key_of_phone on consent (idempotency_key) where lead_id is null and idempotency_key is not null;
alter table erasure alter column lead_id drop not null, add column positions jsonb not null default '[]';
alter table esign_session add column campaign text, add column step text, add column brand text`;

type Earlier = Pick<
  ChainedRow,
  'at' | 'text_sha256' | 'country' | 'consent_type' | 'has_consent' | 'is_international' | 'study_site_ext_id'
> & { phone: string | null; postal_code: string | null };

/** What a row of the old table says, in the columns of the ledger. What it did not keep stays empty. */
function rowOf(earlier: Earlier, position: number, previous: string) {
  const salt = randomBytes(16).toString('hex');
  const personal = { phone: earlier.phone, email: null, postal_code: earlier.postal_code };
  const untold = { lead_id: null, client_time: null, locale: null, campaign: null, step: null, brand: null };
  const row = {
    ...earlier,
    ...personal,
    ...untold,
    how: 'box',
    idempotency_key: null,
    position,
    personal_sha256: personalHash(salt, personal),
  };
  return { ...row, at: row.at.toISOString(), salt, previous_hash: previous, hash: rowHash(previous, row) };
}

type Tables = { consent: ReturnType<typeof rowOf> };

async function carryOver(db: Kysely<Tables>): Promise<void> {
  const { rows } = await sql<Earlier>`select at, phone, postal_code, text_sha256, country, consent_type, has_consent,
    is_international, study_site_ext_id from brand_connect_consent order by id`.execute(db);
  const ends = await sql<{ rows: number; hash: string }>`select rows, hash from consent_head for update`.execute(db);
  let [position, previous] = [ends.rows[0]?.rows ?? 0, ends.rows[0]?.hash ?? ''];
  for (const earlier of rows) {
    position += 1;
    const row = rowOf(earlier, position, previous);
    await db.insertInto('consent').values(row).execute();
    previous = row.hash;
  }
  await sql`update consent_head set rows = ${position}, hash = ${previous}`.execute(db);
  await sql`drop table brand_connect_consent`.execute(db);
}

/** Consents of people known by phone number alone join the ledger, and signatures know where they were asked for. */
export const consentsOfPhones = {
  async up(db: Kysely<Tables>): Promise<void> {
    for (const statement of columns.split(/;\n/)) await sql.raw(statement).execute(db);
    await carryOver(db);
  },
};
