import { runInServer } from '#src/server/operator/socketClient.ts';
import { prepareDatabase } from '#src/server/db/prepareDatabase.ts';
import type { Settings } from '#src/server/settings/settings.ts';
import { StartError } from '#src/server/settings/startError.ts';
import { commands } from './registry.ts';

/** Runs a command where the database is: in the server that holds the embedded one, else here. */
export async function runCommand(
  settings: Settings,
  [name = '', ...parameters]: readonly string[],
  print: (line: string) => void,
): Promise<boolean> {
  const command = commands[name];
  if (!command) throw new StartError(`There is no command ${name}. There are: ${Object.keys(commands).join(', ')}.`);
  if (settings.databaseUrl === undefined) {
    const answer = await runInServer(settings.dataDir, [name, ...parameters], print);
    if (answer !== undefined) return answer;
  }
  const database = await prepareDatabase(settings);
  try {
    return await command({ db: database.db, settings, print }, parameters);
  } finally {
    await database.close();
  }
}
