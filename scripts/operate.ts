import { resolve } from 'node:path';
import { runCommand } from '#src/server/operator/commands/run.ts';
import { newKeyText } from '#src/server/sealing/keys.ts';
import { readSettings } from '#src/server/settings/settings.ts';
import { printStartError } from './printStartError.ts';
import { terminal } from './terminal.ts';

/** Words that files follow. */
const beforeFiles = new Set(['import', 'export', '--changes', '--to']);

/** The server that may run the command is in another folder: its files are named in full. */
function withPaths(command: readonly string[]): string[] {
  let isFile = false;
  return command.map((word) => {
    const isPath = isFile && !word.startsWith('--');
    isFile = beforeFiles.has(word) || (isPath && command[0] === 'postal');
    return isPath ? resolve(word) : word;
  });
}

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
