import { openPostgres } from '#src/server/db/open.ts';
import type { TestDatabase } from './engine.ts';

/** A database that takes no connection. */
export const openAbsent = (): TestDatabase => openPostgres('postgres://nobody@127.0.0.1:1/none');
