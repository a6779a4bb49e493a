import { runCommand } from '#src/server/operator/commands/run.ts';
import { newKeyText } from '#src/server/sealing/keys.ts';
import { readSettings } from '#src/server/settings/settings.ts';
import { printStartError } from './printStartError.ts';
import { terminal } from './terminal.ts';
import { withPaths } from './withPaths.ts';

/** The commands of the operator: `node scripts/operate.ts consents verify`. */
async function operate(command: readonly string[]): Promise<void> {
  const output = terminal(process.stdout);
  const isOk = await runCommand(readSettings(process.env), withPaths(command), output).finally(output.end);
  process.exitCode = isOk ? 0 : 1;
}

const command = process.argv.slice(2);
// A key is made before there is a database that it could seal.
if (command.join(' ') === 'privacy key') console.log(newKeyText());
else await operate(command).catch(printStartError);
