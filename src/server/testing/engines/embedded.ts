import { sql } from 'kysely';
import { openInMemory } from '#src/server/db/open.ts';
import type { Engine } from './engine.ts';
import { databaseTemplate } from './template.ts';
import { withTestKeys } from './testKeys.ts';

const openPlain = async () => {
  const opened = await openInMemory(await databaseTemplate());
  return { ...opened, owner: opened.db };
};

/** PGlite in the memory of this process. */
export const embeddedEngine: Engine = {
  open: async () => withTestKeys(await openPlain()),
  // Emptying a copy of the template takes less than half of the time that a new database does.
  async openEmpty() {
    const opened = await openPlain();
    await sql`drop schema public cascade`.execute(opened.db);
    await sql`create schema public`.execute(opened.db);
    return opened;
  },
};
