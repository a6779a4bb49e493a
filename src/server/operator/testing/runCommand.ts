import { commands } from '#src/server/operator/commands/registry.ts';
import { readSettings, type Environment } from '#src/server/settings/settings.ts';
import type { TestServer } from '#src/server/testing/startTestServer.ts';

/** Runs a command of the operator on the database of a test. */
export async function runCommand(
  { db }: Pick<TestServer, 'db'>,
  [name = '', ...parameters]: readonly string[],
  environment: Environment = {},
) {
  const lines: string[] = [];
  const print = (line: string) => void lines.push(line);
  const isWell = await commands[name]?.({ db, settings: readSettings(environment), print }, parameters);
  return { isWell, lines };
}
