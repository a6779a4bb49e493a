import { countOf } from '#src/domain/countOf.ts';
import { openSealing } from '#src/server/db/sealed/openSealing.ts';
import { reseal } from '#src/server/db/sealed/reseal.ts';
import { sealingOf } from '#src/server/sealing/carried.ts';
import { SealError } from '#src/server/sealing/cipher.ts';
import { addKeyTo, keepNewestIn, keyFileOf, keySource, readKeys } from '#src/server/sealing/keyFile.ts';
import type { Sealing } from '#src/server/sealing/sealing.ts';
import { StartError } from '#src/server/settings/startError.ts';
import type { CommandParts } from './command.ts';

/** Whose keys this process is replacing: a second rotation would take a key that the first still needs out of the file. */
const replacing = new WeakSet<Sealing>();

/**
 * Seals every row with the newest key. With `new` the database that keeps its keys in a file gets a new one first; where a
 * setting has the keys, it is the first of them. The process that runs this seals with it from now on.
 */
export async function rotateKeys(parts: CommandParts, isNew: boolean): Promise<boolean> {
  const sealing = sealingOf(parts.db);
  if (replacing.has(sealing))
    throw new StartError('The keys are being replaced by another command: wait until it has ended.');
  replacing.add(sealing);
  try {
    const count = await rotate(parts, sealing, isNew);
    parts.print(
      `${countOf(count, 'row')} sealed anew. Everything is sealed with the key ${sealing.newestId}; none is left.`,
    );
    return true;
  } finally {
    replacing.delete(sealing);
  }
}

/** Gives how many rows it has sealed anew. */
async function rotate({ db, settings, progress }: CommandParts, sealing: Sealing, isNew: boolean): Promise<number> {
  const file = keyFileOf(settings);
  if (isNew && (file === undefined || settings.databaseUrl !== undefined))
    throw new StartError(
      `The keys are in ${keySource(settings)}, which all servers share: put the key that \`npm run privacy -- key\` makes behind the others, restart every server, put it first, restart every server again, and say \`npm run privacy -- rotate\`.`,
    );
  sealing.replaceKeys(isNew && file !== undefined ? addKeyTo(file) : readKeys(settings, false));
  // Recorded before anything is sealed with it.
  await openSealing(db, settings);
  const count = await reseal(db, (left) => progress(`${countOf(left, 'row')} left`)).catch((error: unknown) => {
    throw error instanceof SealError ? new StartError(`${error.message} What was sealed anew stays so.`, error) : error;
  });
  if (file !== undefined && settings.databaseUrl === undefined) keepNewestIn(file);
  return count;
}
