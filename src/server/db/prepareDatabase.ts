import { migrate, type Progress } from './migrate.ts';
import { openEmbedded, openPostgres, type OpenDatabase } from './open.ts';
import { seedDemo } from '#src/server/db/demo/seed.ts';
import { databaseFolder, type Settings } from '#src/server/settings/settings.ts';
import { StartError } from '#src/server/settings/startError.ts';

/**
 * Opens the database of the settings with its tables up to date and, where the settings ask for them, the demo data. What
 * takes long is told.
 */
export async function prepareDatabase(settings: Settings, tell?: Progress): Promise<OpenDatabase> {
  const opened = await openDatabase(settings);
  try {
    await bringUpToDate(settings, opened, tell);
    if (settings.demoData) await seedDemo(opened.db);
    return opened;
  } catch (error) {
    await opened.close();
    if (settings.databaseUrl === undefined) throw error;
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'no answer';
    throw new StartError(
      `The database of DATABASE_URL cannot be used (${code}). Check the address and that it runs.`,
      error,
    );
  }
}

/** PostgreSQL sends nothing while it changes a large table, or while another server does. */
async function bringUpToDate({ databaseUrl }: Settings, opened: OpenDatabase, tell?: Progress): Promise<void> {
  if (databaseUrl === undefined) return migrate(opened.db, undefined, tell);
  const patient = openPostgres(databaseUrl, { silenceMs: 0 });
  await migrate(patient.db, undefined, tell).finally(() => patient.close());
}

/** Opens the database of the settings as it is. */
export function openDatabase(settings: Settings): Promise<OpenDatabase> {
  if (settings.databaseUrl !== undefined) return Promise.resolve(openPostgres(settings.databaseUrl));
  return openEmbedded(settings.dataDir, databaseFolder(settings));
}
