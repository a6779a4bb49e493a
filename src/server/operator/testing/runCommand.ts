import { performCommand } from '#src/server/operator/commands/perform.ts';
import { readSettings, type Environment } from '#src/server/settings/settings.ts';
import type { TestServer } from '#src/server/testing/startTestServer.ts';

/** Runs a command of the operator on the database of a test, at its time. */
export async function runCommand(
  { db, clock }: Pick<TestServer, 'db'> & Partial<Pick<TestServer, 'clock'>>,
  command: readonly string[],
  environment: Environment = {},
) {
  const lines: string[] = [];
  const shown: string[] = [];
  const print = (line: string) => void lines.push(line);
  const progress = (line: string) => void shown.push(line);
  const isWell = await performCommand(
    { db, settings: readSettings(environment), print, progress, ...(clock && { clock }) },
    command,
  );
  return { isWell, lines, shown };
}
