import { sql, type Kysely } from 'kysely';
import type { Database } from '#src/server/db/schema.ts';
import { placeOf } from '#src/server/db/sealed/rows.ts';
import { sealingOf } from '#src/server/sealing/carried.ts';
import type { Settings } from '#src/server/settings/settings.ts';
import { bucketOf, type Bucket } from './bucket.ts';

type Db = Kysely<Database>;
type Stored = { picture_id: string; lead_id: string; object_key: string | null };

/** Where the JPEGs of pictures are: in the database, or in the bucket that a setting names. */
export type PictureStorage = {
  /** Stores a JPEG before its row says so. Doing it again changes nothing. */
  write(picture: Stored, jpeg: Uint8Array): Promise<void>;
  /** The JPEG of a picture, wherever it was stored when it came; undefined where it is gone. */
  read(picture: Stored): Promise<Uint8Array | undefined>;
};

/** The storage of the settings. */
export function pictureStorage(db: Db, settings: Settings): PictureStorage {
  const bucket = bucketOf(settings);
  return {
    write: (picture, jpeg) => (bucket ? writeObject(db, bucket, picture, jpeg) : writeRow(db, picture, jpeg)),
    read: (picture) => (picture.object_key === null ? readRow(db, picture) : readObject(bucket, picture.object_key)),
  };
}

async function writeRow(db: Db, { picture_id, lead_id }: Stored, jpeg: Uint8Array): Promise<void> {
  await db
    .insertInto('picture_content')
    .values({
      picture_id,
      lead_id,
      data: sealingOf(db).sealBytes(placeOf('picture_content', { picture_id }, 'data'), jpeg),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The key stands in the row before the object is there: whatever happens next, the object is found and removed. */
async function writeObject(db: Db, bucket: Bucket, { picture_id }: Stored, jpeg: Uint8Array): Promise<void> {
  const key = `pictures/${picture_id}.jpg`;
  const noted = await db
    .updateTable('picture')
    .set({ object_key: key })
    .where('picture_id', '=', picture_id)
    .executeTakeFirst();
  if (noted.numUpdatedRows > 0n) await bucket.put(key, jpeg);
}

async function readRow(db: Db, { picture_id }: Stored): Promise<Uint8Array | undefined> {
  const row = await db
    .selectFrom('picture_content')
    .select('data')
    .where('picture_id', '=', picture_id)
    .executeTakeFirst();
  return row && sealingOf(db).openBytes(placeOf('picture_content', { picture_id }, 'data'), row.data);
}

const readObject = (bucket: Bucket | undefined, key: string) => bucket?.get(key) ?? Promise.resolve(undefined);

/** Objects removed in one run at most; the rest waits for the next. */
const MAX_REMOVED = 500;

/** Removes the objects of pictures that were deleted. Gives how many; stops at the first that the bucket keeps. */
export async function removeDeletedObjects(db: Db, settings: Settings): Promise<number> {
  const bucket = bucketOf(settings);
  if (!bucket) return 0;
  const { rows } = await sql<{ object_key: string }>`
    select object_key from picture_removal order by at limit ${MAX_REMOVED}`.execute(db);
  for (const { object_key: key } of rows) {
    await bucket.remove(key);
    await db.deleteFrom('picture_removal').where('object_key', '=', key).execute();
  }
  return rows.length;
}
