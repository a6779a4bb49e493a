import { sql, type Kysely } from 'kysely';
import type { Database } from '#src/server/db/schema.ts';
import { sealedPlace, sealColumn } from '#src/server/db/sealed/rows.ts';
import { sealingOf } from '#src/server/sealing/carried.ts';
import { newKeyText } from '#src/server/sealing/keys.ts';
import type { Sealed } from '#src/server/sealing/sealing.ts';
import type { Settings } from '#src/server/settings/settings.ts';
import { bucketOf, type Bucket } from './bucket.ts';
import { openObject, sealObject } from './sealedObject.ts';

type Db = Kysely<Database>;
type Stored = {
  picture_id: string;
  lead_id: string;
  object_key: string | null;
  object_secret: Sealed<string> | null;
};

/** Where the JPEGs of pictures are, sealed: in the database, or in the bucket that a setting names. */
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
    read: (picture) => (picture.object_key === null ? readRow(db, picture) : readObject(db, bucket, picture)),
  };
}

/** Stores nothing of a picture that was removed while it was read, or with its lead. */
async function writeRow(db: Db, { picture_id }: Stored, jpeg: Uint8Array): Promise<void> {
  const data = sealingOf(db).sealBytes(sealedPlace('picture_content', { picture_id }, 'data'), jpeg);
  await sql`insert into picture_content (picture_id, lead_id, data)
    select picture_id, lead_id, ${data}::bytea from picture where picture_id = ${picture_id}::uuid for key share
    on conflict do nothing`.execute(db);
}

/**
 * Key and secret stand in the row before the object is there: whatever happens next, the object is found, opened and
 * removed. Each picture has one secret, however often it is stored.
 */
async function writeObject(db: Db, bucket: Bucket, { picture_id }: Stored, jpeg: Uint8Array): Promise<void> {
  const key = `pictures/${picture_id}.sealed`;
  const fresh = sealColumn(db, 'picture', { picture_id }, 'object_secret', newKeyText());
  const noted = await db
    .updateTable('picture')
    .set((set) => ({ object_key: key, object_secret: set.fn.coalesce('object_secret', set.val(fresh)) }))
    .where('picture_id', '=', picture_id)
    .returning(['picture_id', 'object_secret'])
    .executeTakeFirst();
  if (!noted) return;
  try {
    await bucket.put(key, sealObject(picture_id, secretOf(db, noted) ?? '', jpeg));
  } finally {
    // Where the picture was deleted meanwhile, its object may have been removed before it was there.
    await sql`insert into picture_removal (object_key) select ${key}::text
      where not exists (select from picture where picture_id = ${picture_id}::uuid) on conflict do nothing`.execute(db);
  }
}

/** What opens the object of a picture; undefined where an earlier release has stored it plain. */
function secretOf(db: Db, row: Pick<Stored, 'picture_id' | 'object_secret'>): string | undefined {
  const { object_secret: sealed } = row;
  return sealed === null ? undefined : sealingOf(db).open(sealedPlace('picture', row, 'object_secret'), sealed);
}

async function readRow(db: Db, { picture_id }: Stored): Promise<Uint8Array | undefined> {
  const row = await db
    .selectFrom('picture_content')
    .select('data')
    .where('picture_id', '=', picture_id)
    .executeTakeFirst();
  return row && sealingOf(db).openBytes(sealedPlace('picture_content', { picture_id }, 'data'), row.data);
}

async function readObject(db: Db, bucket: Bucket | undefined, row: Stored): Promise<Uint8Array | undefined> {
  const { picture_id: pictureId, object_key: key } = row;
  const object = key === null ? undefined : await bucket?.get(key);
  const secret = secretOf(db, row);
  return object && secret !== undefined ? openObject(pictureId, secret, object) : object;
}

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
