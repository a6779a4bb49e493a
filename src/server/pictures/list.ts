import type { Kysely } from 'kysely';
import type { Database } from '#src/server/db/schema.ts';
import { placeOf } from '#src/server/db/sealed/rows.ts';
import { sealingOf } from '#src/server/sealing/carried.ts';
import type { Settings } from '#src/server/settings/settings.ts';
import { removeDeletedObjects } from './storage.ts';

type Db = Kysely<Database>;

/** A picture as operators see it: not what it shows. */
export type ListedPicture = {
  pictureId: string;
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
    campaign: row.campaign,
    shot: sealingOf(db).open(placeOf('picture', row, 'shot'), row.shot),
    createdAt: row.created_at,
    expiresAt: row.expires_at,
    bytes: row.bytes,
    received: row.received,
    size: row.width === null || row.height === null ? undefined : { width: row.width, height: row.height },
    objectKey: row.object_key ?? undefined,
  }));
}

/** Deletes pictures, with their objects in the bucket. Gives how many there were. */
export async function dropPictures(db: Db, settings: Settings, pictureIds: readonly string[]): Promise<number> {
  if (pictureIds.length === 0) return 0;
  const { numDeletedRows } = await db.deleteFrom('picture').where('picture_id', 'in', pictureIds).executeTakeFirst();
  await removeDeletedObjects(db, settings);
  return Number(numDeletedRows);
}
