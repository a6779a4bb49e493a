import type { Kysely, Transaction } from 'kysely';
import { partnerRows } from './partners.ts';
import { demoRows } from './rows.ts';
import { sealedLink, sealedParticipant } from '#src/server/db/sealed/known.ts';
import type { Database } from '#src/server/db/schema.ts';
import { analyzeSearch } from '#src/server/db/searchedTables.ts';

/** Puts the demo data in, once in the life of the database, whichever of several servers comes first. */
export async function seedDemo(db: Kysely<Database>): Promise<void> {
  await once(db, 'demo', async (tx) => {
    const rows = demoRows();
    await tx.insertInto('study').values(rows.study).execute();
    await tx.insertInto('criterion').values(rows.criterion).execute();
    await tx.insertInto('site').values(rows.site).execute();
    await tx.insertInto('postal_area').values(rows.postal_area).execute();
    await tx.insertInto('indication_category').values(rows.indication_category).execute();
    await tx.insertInto('indication').values(rows.indication).execute();
    await tx
      .insertInto('participant')
      .values(rows.participants.map((one) => sealedParticipant(tx, one)))
      .execute();
    await analyzeSearch(tx);
  });
  await once(db, 'demo-partners', async (tx) => {
    await tx.insertInto('resource').values(partnerRows.resource).execute();
    await tx.insertInto('offer').values(partnerRows.offer).execute();
    await tx
      .insertInto('temp_link')
      .values(partnerRows.links.map((one) => sealedLink(tx, one)))
      .execute();
  });
}

async function once(db: Kysely<Database>, name: string, fill: (tx: Transaction<Database>) => Promise<void>) {
  await db.transaction().execute(async (tx) => {
    const [first] = await tx
      .insertInto('seed')
      .values({ name })
      .onConflict((conflict) => conflict.doNothing())
      .returning('name')
      .execute();
    if (first) await fill(tx);
  });
}
