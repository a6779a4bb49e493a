import type { Progress } from './migrate.ts';
import { openEmbedded, openPostgres, type OpenDatabase } from './open.ts';
import { seedDemo } from '#src/server/db/demo/seed.ts';
import { databaseFolder, type Settings } from '#src/server/settings/settings.ts';
import { grantServing } from './servingAccount.ts';
import { bringUpToDate } from './upToDate.ts';
import { openSealing } from './sealed/openSealing.ts';
import { withSealing } from '#src/server/sealing/carried.ts';
import type { Sealing } from '#src/server/sealing/sealing.ts';
import { StartError } from '#src/server/settings/startError.ts';

/**
 * Opens the database of the settings with its tables up to date, its keys and, where the settings ask for them, the demo
 * data. What takes long is told.
 */
export async function prepareDatabase(settings: Settings, tell?: Progress): Promise<OpenDatabase> {
  return readied(settings, async (opened) => {
    const sealing = await sealingUpToDate(settings, opened, tell);
    const database = carrying(opened, sealing);
    if (settings.demoData) await seedDemo(database.db);
    return database;
  });
}

/** Opens the database of the settings as it is, with its keys. */
export function openDatabase(settings: Settings): Promise<OpenDatabase> {
  return readied(settings, async (opened) => carrying(opened, await openSealing(opened.db, settings)));
}

async function readied(settings: Settings, ready: (opened: OpenDatabase) => Promise<OpenDatabase>) {
  const opened = await open(settings);
  try {
    return await ready(opened);
  } catch (error) {
    await opened.close();
    if (settings.databaseUrl === undefined || error instanceof StartError) throw error;
    throw new StartError(
      `The database of DATABASE_URL cannot be used (${codeOf(error) ?? 'no answer'}). Check the address and that it runs.`,
      error,
    );
  }
}

const carrying = (opened: OpenDatabase, sealing: Sealing): OpenDatabase => ({
  ...opened,
  db: withSealing(opened.db, sealing),
  searches: withSealing(opened.searches, sealing),
});

/**
 * PostgreSQL sends nothing while it changes a large table, or while another server does. Where the settings name an owner
 * of the tables, it changes them, and the account that serves is given its rights before anybody is served.
 */
async function sealingUpToDate(settings: Settings, opened: OpenDatabase, tell?: Progress): Promise<Sealing> {
  const { databaseUrl, databaseOwnerUrl } = settings;
  if (databaseUrl === undefined) return bringUpToDate(opened.db, settings, tell);
  const patient = openPostgres(databaseOwnerUrl ?? databaseUrl, { silenceMs: 0 });
  try {
    const sealing = await bringUpToDate(patient.db, settings, tell);
    if (databaseOwnerUrl !== undefined) await grantServing(patient.db, opened.db);
    return sealing;
  } finally {
    await patient.close();
  }
}

async function open(settings: Settings): Promise<OpenDatabase> {
  const { databaseUrl, dataDir } = settings;
  if (databaseUrl !== undefined) return openPostgres(databaseUrl);
  try {
    return await openEmbedded(dataDir, databaseFolder(settings));
  } catch (error) {
    if (error instanceof StartError) throw error;
    throw new StartError(
      `The data folder ${dataDir} cannot be opened (${codeOf(error) ?? 'damaged'}). It must be a folder that this account may ` +
        'write, undamaged: put it right, restore a backup, or name another one with DATA_DIR.',
      error,
    );
  }
}

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? String(error.code) : undefined);
