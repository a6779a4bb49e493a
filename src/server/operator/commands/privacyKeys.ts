import { openSealing } from '#src/server/db/sealed/openSealing.ts';
import { reseal } from '#src/server/db/sealed/reseal.ts';
import { sealingOf } from '#src/server/sealing/carried.ts';
import { SealError } from '#src/server/sealing/cipher.ts';
import { addKeyTo, keepNewestIn, keyFileOf, keySource, readKeys } from '#src/server/sealing/keyFile.ts';
import { StartError } from '#src/server/settings/startError.ts';
import type { CommandParts } from './command.ts';

/**
 * Seals every row with the newest key. With `new` the database that keeps its keys in a file gets a new one first; where a
 * setting has the keys, it is the first of them. The process that runs this seals with it from now on.
 */
export async function rotateKeys({ db, settings, print, progress }: CommandParts, isNew: boolean): Promise<boolean> {
  const file = keyFileOf(settings);
  if (isNew && (file === undefined || settings.databaseUrl !== undefined))
    throw new StartError(
      `The keys are in ${keySource(settings)}, which all servers share: put the key that \`npm run privacy -- key\` makes behind the others, restart every server, put it first, restart every server again, and say \`npm run privacy -- rotate\`.`,
    );
  const sealing = sealingOf(db);
  sealing.replaceKeys(isNew && file !== undefined ? addKeyTo(file) : readKeys(settings, false));
  // Recorded before anything is sealed with it.
  await openSealing(db, settings);
  const count = await reseal(db, (left) => progress(`${left} rows left`)).catch((error: unknown) => {
    throw error instanceof SealError ? new StartError(`${error.message} What was sealed anew stays so.`, error) : error;
  });
  if (file !== undefined && settings.databaseUrl === undefined) keepNewestIn(file);
  print(`${count} rows were sealed anew. Everything is sealed with the key ${sealing.newestId}; none is left.`);
  return true;
}
