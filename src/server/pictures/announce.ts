import type { Transaction } from 'kysely';
import type { Input } from '#src/api/call.ts';
import { maxPictureBytes } from '#src/domain/pictures.ts';
import type { PictureReceived } from '#src/generated/api.ts';
import { picturesOfCampaign } from '#src/server/campaigns.ts';
import type { ServerContext } from '#src/server/context.ts';
import type { Database } from '#src/server/db/schema.ts';
import { sealColumn } from '#src/server/db/sealed/rows.ts';
import { Refusal, notFound } from '#src/server/http/refusal.ts';
import { findLead, lockBySlug } from '#src/server/leads/find.ts';
import type { UploadBudget } from './budget.ts';
import { hasConsented } from './consent.ts';
import { refusePicture } from './refusals.ts';

type Announced = Input<'createPicture'>['body'];

const HOUR = 3_600_000;
/** An upload that is not whole by then is deleted. */
const UNFINISHED_HOURS = 24;
const MOST = 12;

export const noLead = () => notFound('slug', 'There is no such lead. Save it first.');

/** Takes note of a picture that is to come, or tells how much of it has come: an upload that was cut begins here again. */
export async function announcePicture(
  { db, clock }: ServerContext,
  { slug, address, picture, budget }: { slug: string; address: string; picture: Announced; budget: UploadBudget },
): Promise<PictureReceived> {
  const asked = picturesOfCampaign(picture.campaign);
  if (!asked) throw refusePicture('pictureUnasked');
  if (picture.bytes > maxPictureBytes) throw refusePicture('pictureHeavy');
  const leadId = await findLead(db, slug);
  if (leadId === undefined) throw noLead();
  if (!(await hasConsented(db, leadId))) throw refusePicture('pictureConsent');
  const now = clock();
  const mayAdd = () => budget.take({ lead: leadId, address }, { pictures: 1 }, now) === 0;
  return db.transaction().execute(async (tx) => {
    if ((await lockBySlug(tx, slug)) !== leadId) throw noLead();
    const known = await knownPicture(tx, picture, leadId);
    if (known) return known;
    if ((await countOf(tx, leadId)) >= (asked.most ?? MOST)) throw refusePicture('pictureMany');
    if (!mayAdd()) throw refusePicture('pictureBudget');
    await add(tx, picture, { leadId, now });
    return { received: 0, isStored: false };
  });
}

type Tx = Transaction<Database>;

/** What has come of the picture so far; undefined for a new one. */
async function knownPicture(
  tx: Tx,
  { pictureId, bytes }: Announced,
  leadId: string,
): Promise<PictureReceived | undefined> {
  const known = await tx
    .selectFrom('picture')
    .select(['lead_id', 'bytes', 'received', 'stored_at'])
    .where('picture_id', '=', pictureId)
    .executeTakeFirst();
  if (!known) return undefined;
  if (known.lead_id !== leadId || known.bytes !== bytes) throw otherPicture();
  return { received: known.received, isStored: known.stored_at !== null };
}

async function countOf(tx: Tx, leadId: string): Promise<number> {
  const { n } = await tx
    .selectFrom('picture')
    .select((select) => select.fn.countAll<number>().as('n'))
    .where('lead_id', '=', leadId)
    .executeTakeFirstOrThrow();
  return n;
}

async function add(
  tx: Tx,
  { pictureId, campaign, shot, bytes }: Announced,
  { leadId, now }: { leadId: string; now: Date },
): Promise<void> {
  const until = new Date(now.getTime() + UNFINISHED_HOURS * HOUR).toISOString();
  const moments = { created_at: now.toISOString(), expires_at: until };
  const sealed = sealColumn(tx, 'picture', { picture_id: pictureId }, 'shot', shot);
  await tx
    .insertInto('picture')
    .values({ picture_id: pictureId, lead_id: leadId, campaign, shot: sealed, ...moments, bytes, received: 0 })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

const otherPicture = () =>
  new Refusal(409, {
    error: 'otherPicture',
    message: 'This pictureId was given to another picture. Choose a new one.',
    field: 'pictureId',
  });
