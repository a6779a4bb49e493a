import type { Kysely } from 'kysely';
import { demoRows } from './demo/rows.ts';
import type { Database } from './schema.ts';

/** Puts the demo data in, once in the life of the database, whichever of several servers comes first. */
export async function seedDemo(db: Kysely<Database>): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const [first] = await tx
      .insertInto('seed')
      .values({ name: 'demo' })
      .onConflict((conflict) => conflict.doNothing())
      .returning('name')
      .execute();
    if (!first) return;
    const rows = demoRows();
    await tx.insertInto('study').values(rows.study).execute();
    await tx.insertInto('criterion').values(rows.criterion).execute();
    await tx.insertInto('site').values(rows.site).execute();
    await tx.insertInto('postal_area').values(rows.postal_area).execute();
    await tx.insertInto('indication_category').values(rows.indication_category).execute();
    await tx.insertInto('indication').values(rows.indication).execute();
    await tx.insertInto('participant').values(rows.participant).execute();
  });
}
