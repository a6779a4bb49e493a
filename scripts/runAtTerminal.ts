import { runCommand } from '#src/server/operator/commands/run.ts';
import { readSettings } from '#src/server/settings/settings.ts';
import { terminal } from './terminal.ts';
import { withPaths } from './withPaths.ts';

/** Runs a command of the operator with the settings of the environment; the exit code says whether it succeeded. */
export async function runAtTerminal(command: readonly string[]): Promise<void> {
  const output = terminal(process.stdout);
  const isOk = await runCommand(readSettings(process.env), withPaths(command), output).finally(output.end);
  process.exitCode = isOk ? 0 : 1;
}
