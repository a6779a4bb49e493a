import { runInServer } from '#src/server/operator/socketClient.ts';
import { prepareDatabase } from '#src/server/db/prepareDatabase.ts';
import type { Settings } from '#src/server/settings/settings.ts';
import type { CommandParts } from './command.ts';
import { performCommand } from './perform.ts';

/** Where a command writes for the operator. */
export type Output = Pick<CommandParts, 'print' | 'progress'>;

/** Runs a command where the database is: in the server that holds the embedded one, else here. */
export async function runCommand(settings: Settings, command: readonly string[], output: Output): Promise<boolean> {
  if (settings.databaseUrl === undefined) {
    const answer = await runInServer(settings.dataDir, command, output.print, output.progress);
    if (answer !== undefined) return answer;
  }
  const database = await prepareDatabase(settings);
  try {
    return await performCommand({ db: database.db, settings, ...output }, command);
  } finally {
    await database.close();
  }
}
