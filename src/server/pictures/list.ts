import type { Kysely } from 'kysely';
import type { ServerContext } from '#src/server/context.ts';
import type { Database } from '#src/server/db/schema.ts';
import { sealedPlace } from '#src/server/db/sealed/rows.ts';
import { lockLead } from '#src/server/leads/find.ts';
import { sealingOf } from '#src/server/sealing/carried.ts';
import { dropPictures } from './drop.ts';
import { removeDeletedObjects } from './storage.ts';

type Db = Kysely<Database>;

/** A picture as operators see it: not what it shows. */
export type ListedPicture = {
  pictureId: string;
  leadId: string;
  campaign: string;
  shot: string;
  createdAt: Date;
  expiresAt: Date;
  bytes: number;
  received: number;
  /** Pixels of what is stored; undefined while it has not arrived. */
  size: { width: number; height: number } | undefined;
  /** Its object in the bucket; undefined where it is in the database. */
  objectKey: string | undefined;
};

/** The pictures of leads, those that have not arrived as a whole too, the oldest first. */
export async function listPictures(db: Db, leadIds: readonly string[]): Promise<ListedPicture[]> {
  if (leadIds.length === 0) return [];
  const rows = await db
    .selectFrom('picture')
    .selectAll()
    .where('lead_id', 'in', leadIds)
    .orderBy('created_at')
    .orderBy('picture_id')
    .execute();
  return rows.map((row) => ({
    pictureId: row.picture_id,
    leadId: row.lead_id,
    campaign: row.campaign,
    shot: sealingOf(db).open(sealedPlace('picture', row, 'shot'), row.shot),
    createdAt: row.created_at,
    expiresAt: row.expires_at,
    bytes: row.bytes,
    received: row.received,
    size: row.width === null || row.height === null ? undefined : { width: row.width, height: row.height },
    objectKey: row.object_key ?? undefined,
  }));
}

type Listed = Pick<ListedPicture, 'pictureId' | 'leadId'>;

/** Deletes pictures, with their objects in the bucket, and tells the receiver. Gives how many there were. */
export async function removePictures(
  { db, settings, clock }: Pick<ServerContext, 'db' | 'settings' | 'clock'>,
  pictures: readonly Listed[],
): Promise<number> {
  let count = 0;
  for (const leadId of new Set(pictures.map((picture) => picture.leadId)))
    count += await db.transaction().execute(async (tx) => {
      await lockLead(tx, leadId);
      const ids = pictures.filter((picture) => picture.leadId === leadId).map(({ pictureId }) => pictureId);
      return dropPictures(tx, { leadId, at: clock(), ids });
    });
  await removeDeletedObjects(db, settings);
  return count;
}
