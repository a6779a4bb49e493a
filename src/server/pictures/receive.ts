import { createHash } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import type { PictureRefusal } from '#src/domain/pictures.ts';
import type { PictureReceived } from '#src/generated/api.ts';
import { picturesOfCampaign } from '#src/server/campaigns.ts';
import type { ServerContext } from '#src/server/context.ts';
import type { Database } from '#src/server/db/schema.ts';
import { sealedPlace } from '#src/server/db/sealed/rows.ts';
import { sealingOf } from '#src/server/sealing/carried.ts';
import { notFound } from '#src/server/http/refusal.ts';
import { enqueue } from '#src/server/outbox/enqueue.ts';
import { findLead, lockBySlug } from '#src/server/leads/find.ts';
import { noLead } from './announce.ts';
import type { UploadBudget } from './budget.ts';
import { hasConsented } from './consent.ts';
import type { Decoder } from './decoder.ts';
import type { Decoded } from './decode.ts';
import { refusePicture } from './refusals.ts';
import { pictureStorage } from './storage.ts';

type Db = Kysely<Database>;
type Part = { slug: string; pictureId: string; offset: number; data: Uint8Array; address: string };
type Tools = { decoder: Pick<Decoder, 'decode'>; budget: UploadBudget };
type Context = Pick<ServerContext, 'db' | 'clock' | 'settings'>;

const DAY = 24 * 3_600_000;

const rowOf = (db: Db, pictureId: string, leadId: string) =>
  db
    .selectFrom('picture')
    .selectAll()
    .where('picture_id', '=', pictureId)
    .where('lead_id', '=', leadId)
    .executeTakeFirst();

type Row = NonNullable<Awaited<ReturnType<typeof rowOf>>>;

/** Why there is no such picture: those of a lead go with its consent. */
const whyGone = async (db: Db, leadId: string) =>
  (await hasConsented(db, leadId)) ? noPicture() : refusePicture('pictureConsent');

const noPicture = () => notFound('pictureId', 'There is no such picture. Announce it first.');

/**
 * Takes the next part of a picture; with the last one it is read and stored. A part that does not follow what is there
 * changes nothing, so that a part that is sent twice, or after a cut, does no harm. Where the consent was taken back
 * meanwhile, it is refused, and what has come is deleted.
 */
export async function receivePart(context: Context, tools: Tools, part: Part): Promise<PictureReceived> {
  const { db, clock } = context;
  const { slug, pictureId, offset, data, address } = part;
  const leadId = await findLead(db, slug);
  if (leadId === undefined) throw noLead();
  const before = await rowOf(db, pictureId, leadId);
  if (!before) throw await whyGone(db, leadId);
  if (before.stored_at === null && !(await hasConsented(db, leadId))) await refuse(db, pictureId, 'pictureConsent');
  const follows = before.stored_at === null && before.received === offset && data.length <= before.bytes - offset;
  if (follows && data.length > 0) {
    const secondsToWait = tools.budget.take({ lead: leadId, address }, { bytes: data.length }, clock());
    if (secondsToWait > 0) throw refusePicture('pictureBudget');
    await append(db, { pictureId, leadId, offset, data });
  }
  const row = await rowOf(db, pictureId, leadId);
  if (!row) throw await whyGone(db, leadId);
  if (row.stored_at === null && row.received === row.bytes) return finish(context, tools.decoder, { ...row, slug });
  return { received: row.received, isStored: row.stored_at !== null };
}

/** Deletes a picture with the parts that have come of it, unless it is stored, and throws why. */
async function refuse(db: Db, pictureId: string, why: PictureRefusal): Promise<never> {
  await db.deleteFrom('picture').where('picture_id', '=', pictureId).where('stored_at', 'is', null).execute();
  throw refusePicture(why);
}

const placeOfPart = (pictureId: string, at: number) =>
  sealedPlace('picture_chunk', { picture_id: pictureId, at_byte: at }, 'data');

/** One statement: of two parts at the same place one is taken. */
async function append(
  db: Db,
  { pictureId, leadId, offset, data }: { pictureId: string; leadId: string; offset: number; data: Uint8Array },
): Promise<void> {
  const sealed = sealingOf(db).sealBytes(placeOfPart(pictureId, offset), data);
  await sql`
    with taken as (
      update picture set received = received + ${data.length}::integer
      where picture_id = ${pictureId}::uuid and received = ${offset}::integer and stored_at is null
        and received + ${data.length}::integer <= bytes
      returning picture_id
    ) insert into picture_chunk (picture_id, lead_id, at_byte, data)
    select picture_id, ${leadId}::uuid, ${offset}::integer, ${sealed}::bytea from taken`.execute(db);
}

/** Another request has stored the picture, or somebody has removed it, while it was read. */
class PartsGone extends Error {}

/** The parts of a file, one in memory at a time. Throws `PartsGone` where not all of them are there. */
async function* partsOf(db: Db, { picture_id: pictureId, bytes }: Row): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes;) {
    const found = await db
      .selectFrom('picture_chunk')
      .select('data')
      .where('picture_id', '=', pictureId)
      .where('at_byte', '=', at)
      .executeTakeFirst();
    if (!found) throw new PartsGone();
    const part = sealingOf(db).openBytes(placeOfPart(pictureId, at), found.data);
    yield part;
    at += part.length;
  }
}

/** A picture of which all parts are there, with the slug that they came under. */
type Whole = Row & { slug: string };

/** Reads the whole file and stores what it shows. A file that cannot be used is deleted, and refused in words. */
async function finish(context: Context, decoder: Tools['decoder'], row: Whole): Promise<PictureReceived> {
  const { db, settings } = context;
  const stored = { received: row.bytes, isStored: true };
  const file = { bytes: row.bytes, parts: () => partsOf(db, row) };
  const result = await decoder.decode(file).catch((error: unknown) => {
    if (error instanceof PartsGone) return undefined;
    throw error;
  });
  if (result === undefined) {
    const now = await rowOf(db, row.picture_id, row.lead_id);
    if (now?.stored_at) return stored;
    throw await whyGone(db, row.lead_id);
  }
  if (typeof result === 'string') return refuse(db, row.picture_id, result);
  await pictureStorage(db, settings).write(row, result.jpeg);
  return (await record(context, row, result)) ? stored : refuse(db, row.picture_id, 'pictureConsent');
}

/** Says that a picture is stored. Gives whether it may be: the consent may be taken back while the file is read. */
async function record({ db, clock }: Context, row: Whole, { jpeg, width, height }: Decoded): Promise<boolean> {
  const at = clock();
  const { keptDays = 1 } = picturesOfCampaign(row.campaign) ?? {};
  return db.transaction().execute(async (tx) => {
    // Whoever takes a consent back waits for the same lock.
    if ((await lockBySlug(tx, row.slug)) !== row.lead_id) throw noLead();
    if (!(await hasConsented(tx, row.lead_id))) return false;
    const changed = await tx
      .updateTable('picture')
      .set({
        stored_at: at.toISOString(),
        expires_at: new Date(at.getTime() + keptDays * DAY).toISOString(),
        width,
        height,
        sha256: createHash('sha256').update(jpeg).digest('hex'),
      })
      .where('picture_id', '=', row.picture_id)
      .where('stored_at', 'is', null)
      .executeTakeFirst();
    await tx.deleteFrom('picture_chunk').where('picture_id', '=', row.picture_id).execute();
    if (changed.numUpdatedRows > 0n) await enqueue(tx, { kind: 'picture.saved', leadId: row.lead_id, at });
    return true;
  });
}
