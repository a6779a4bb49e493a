import { sql, type Kysely } from 'kysely';

/** The key of a picture in the bucket, sealed; pictures of earlier releases, which lie there plain, have none until they expire. */
export const pictureSecrets = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`alter table picture add column object_secret text`.execute(db);
  },
};
