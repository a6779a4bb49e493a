import { cpSync, readdirSync, renameSync, rmdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { sql } from 'kysely';
import { copyUnderWayOf, makeFolder } from '#src/server/db/embedded/makeFolder.ts';
import { codeOf } from '#src/server/codeOf.ts';
import { databaseFolder } from '#src/server/settings/settings.ts';
import { StartError } from '#src/server/settings/startError.ts';
import type { Command, DescribedCommand } from './command.ts';

const usage = `Usage:
  npm run backup -- --to FOLDER    copies the embedded database into an empty folder, while the server runs or not
A server with DATA_DIR=FOLDER starts on the copy. Put the cookie-secret and the encryption-keys of the data folder beside it.`;

const run: Command = async ({ db, settings, print }, [word, folder, ...more]) => {
  if (word !== '--to' || folder === undefined || more.length > 0) throw new StartError(usage);
  if (settings.databaseUrl !== undefined)
    throw new StartError('The database of DATABASE_URL is backed up by pg_dump, see src/server/OPERATIONS.md.');
  const made = attempt(folder, makeFolder);
  try {
    await db.transaction().execute(async (tx) => {
      // Only now is no other backup into it under way.
      if (attempt(folder, () => readdirSync(folder)).length > 0)
        throw new StartError(`The folder ${folder} is not empty.`);
      await sql`checkpoint`.execute(tx);
      // Whatever else is asked of the database waits for this transaction: while this copies, nothing writes.
      attempt(folder, () => copyWhole(databaseFolder(settings), join(folder, 'db')));
    });
  } catch (error) {
    if (made !== undefined) removeEmpty(folder, made);
    throw error;
  }
  print(`The database was copied to ${join(folder, 'db')}.`);
  return true;
};

/** Removes the folders from the inner one up to the outer one, as far as they are empty: others may have put something there. */
function removeEmpty(inner: string, outer: string): void {
  try {
    rmdirSync(inner);
  } catch {
    return;
  }
  if (inner !== outer) removeEmpty(dirname(inner), outer);
}

/** Copies a folder, or nothing: until it is whole the copy has a name by which no server takes it for a database. */
function copyWhole(from: string, to: string): void {
  const unfinished = copyUnderWayOf(to);
  try {
    // Without a filter Node copies in a way of its own, which ends the process where a folder cannot be made.
    cpSync(from, unfinished, { recursive: true, filter: () => true });
    renameSync(unfinished, to);
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    throw error;
  }
}

/** What is done in a folder; whatever the system refuses is told in one sentence. */
function attempt<T>(folder: string, work: (folder: string) => T): T {
  try {
    return work(folder);
  } catch (error) {
    throw new StartError(
      `No backup can be made in ${folder} (${codeOf(error)}). Name an empty folder, or a new one.`,
      error,
    );
  }
}

/** A copy of the embedded database as it is at one moment. */
export const backup: DescribedCommand = { run, usage };
