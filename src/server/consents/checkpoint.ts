import { sql, type Kysely } from 'kysely';
import type { Database } from '#src/server/db/schema.ts';
import type { CookieSecrets } from '#src/server/settings/cookieSecrets.ts';
import { isSigned, signatureOf } from '#src/server/visitor/signature.ts';
import { beginning, verifyFrom, type Place, type Verification } from './verify.ts';

type Checkpoint = Place & { at: Date };

/** What was found, and the checkpoint behind which it was looked for; none where the whole ledger was read. */
export type Verified = Verification & { since?: Checkpoint };

type Verifier = {
  /** Sign checkpoints: who can write to the database alone makes none. */
  secrets: CookieSecrets;
  now: Date;
  /** Reads the ledger from its beginning. */
  isWhole?: boolean;
  /** Pages after which a long verification notes how far it is. */
  notedEvery?: number;
  /** Ends between two pages; what was found whole until then is noted. */
  signal?: AbortSignal;
};

const purpose = 'ledger checkpoint';
const NOTED_EVERY = 100;

const signed = ({ position, hash, at }: Checkpoint) => `${position} ${hash} ${at.toISOString()}`;

/**
 * Verifies what was added to the ledger since it was last found whole, and notes how far it is whole now. Where the note is
 * none of ours, and when asked, all of it. A row before the note that was changed later shows when all is read. A note whose own
 * row is another by now stays, so that each verification names it.
 */
export async function verifyNew(db: Kysely<Database>, verifier: Verifier): Promise<Verified> {
  const { secrets, now, isWhole = false, notedEvery = NOTED_EVERY, signal } = verifier;
  const since = isWhole ? undefined : await readCheckpoint(db, secrets);
  const broken = since ? await brokenAt(db, since) : [];
  let pages = 0;
  const note = (place: Place) => writeCheckpoint(db, { ...place, at: now }, secrets);
  const { last, ...found } = await verifyFrom(db, since ?? beginning, {
    signal,
    async reached(place, isWholeSoFar) {
      pages += 1;
      if (broken.length === 0 && isWholeSoFar && pages % notedEvery === 0) await note(place);
    },
  });
  const violations = [...broken, ...found.violations];
  if (violations.length === 0 && last.position > 0) await note(last);
  return { ...found, violations, ...(since && { since }) };
}

/** The checkpoint; undefined without one, and for one that no server with these secrets has signed. */
async function readCheckpoint(db: Kysely<Database>, secrets: CookieSecrets): Promise<Checkpoint | undefined> {
  const row = await db.selectFrom('consent_checkpoint').selectAll().executeTakeFirst();
  if (!row) return undefined;
  const { position, hash, at, signature } = row;
  return isSigned(purpose, signed({ position, hash, at }), signature, secrets) ? { position, hash, at } : undefined;
}

async function writeCheckpoint(db: Kysely<Database>, checkpoint: Checkpoint, secrets: CookieSecrets): Promise<void> {
  const { position, hash, at } = checkpoint;
  const row = { position, hash, at: at.toISOString(), signature: signatureOf(purpose, signed(checkpoint), secrets) };
  await db
    .insertInto('consent_checkpoint')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute();
}

/** The row of the checkpoint as a violation where it is not the one that was verified then. */
async function brokenAt(db: Kysely<Database>, { position, hash, at }: Checkpoint): Promise<string[]> {
  const { rows } = await sql<{ hash: string }>`select hash from consent where position = ${position}`.execute(db);
  if (rows[0]?.hash === hash) return [];
  return [`Row ${position}: it is not the one that was verified on ${at.toISOString()}`];
}
