import { randomBytes } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import type { Database } from '#src/server/db/schema.ts';
import { sealingOf } from '#src/server/sealing/carried.ts';
import { Cipher, SealError } from '#src/server/sealing/cipher.ts';
import { keySource, readKeys, type KeySettings, type Keys } from '#src/server/sealing/keyFile.ts';
import { Sealing, type Sealed } from '#src/server/sealing/sealing.ts';
import { StartError } from '#src/server/settings/startError.ts';

const keyPlace = (keyId: string) => ({ table: 'sealing_key', row: keyId });
const SECRET_BYTES = 32;

/**
 * What seals and opens the rows of a database, with the keys of the settings. Each key that something may be sealed with
 * is recorded with a text that it has sealed: where one is missing or another, a `StartError` says so before anybody is
 * served. The first server of a new database makes the secret of the keyed hashes.
 */
export async function openSealing(db: Kysely<Database>, settings: KeySettings): Promise<Sealing> {
  return db.transaction().execute(async (tx) => {
    await sql`lock table sealing_key in exclusive mode`.execute(tx);
    const used = await tx.selectFrom('sealing_key').select(['key_id', 'sealed']).orderBy('first_used_at').execute();
    if (used.length === 0) await requireNothingSealed(tx);
    const keys = readKeys(settings, used.length === 0);
    const [known] = used.map((row) => secretOf(keys, row, settings));
    const secret = known ?? randomBytes(SECRET_BYTES);
    const sealing = new Sealing(keys, secret);
    if (!used.some((row) => row.key_id === keys[0].id)) await recordKey(tx, sealing);
    return sealing;
  });
}

/**
 * Records the key that this process seals with where a rotation has forgotten it: rows are sealed with it on, and a start
 * without it would not open them. Gives whether it was forgotten.
 */
export async function recordKeyInUse(db: Kysely<Database>): Promise<boolean> {
  const sealing = sealingOf(db);
  const known = db.selectFrom('sealing_key').select('key_id').where('key_id', '=', sealing.newestId);
  if (await known.executeTakeFirst()) return false;
  await recordKey(db, sealing);
  return true;
}

/** A new secret would find nobody by number or address, and no new key would open what is there. */
async function requireNothingSealed(db: Kysely<Database>): Promise<void> {
  const { rows } = await sql<{ is_sealed: boolean }>`
    select exists (select from lead where sealed is not null)
      or exists (select from participant where sealed is not null) as is_sealed`.execute(db);
  if (rows[0]?.is_sealed)
    throw new StartError(
      'The table sealing_key is empty, and what is stored was sealed with a key that stood in it: restore that table from a backup.',
    );
}

/** Records that the newest of the keys seals from now on. */
async function recordKey(db: Kysely<Database>, sealing: Sealing): Promise<void> {
  const id = sealing.newestId;
  const text = sealing.sealedSecret(keyPlace(id)).toString('base64url');
  await db
    .insertInto('sealing_key')
    // The type says what is inside.
    .values({ key_id: id, sealed: text as Sealed<string> })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

type Used = { key_id: string; sealed: Sealed<string> };

function secretOf(keys: Keys, { key_id: id, sealed }: Used, settings: KeySettings): Buffer {
  try {
    return new Cipher(keys).open(keyPlace(id), Buffer.from(sealed, 'base64url'));
  } catch (error) {
    if (!(error instanceof SealError)) throw error;
    const source = keySource(settings);
    const ids = keys.map((key) => key.id).join(', ');
    throw new StartError(
      error.code === 'SEAL_KEY_MISSING'
        ? `The database is sealed with the key ${id}, and ${source} has ${ids}: put the key with that id back, behind the others.`
        : `The record of the key ${id} in the table sealing_key was changed: restore it from a backup.`,
      error,
    );
  }
}
