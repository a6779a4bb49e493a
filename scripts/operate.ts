import { resolve } from 'node:path';
import { runCommand } from '#src/server/operator/commands/run.ts';
import { readSettings } from '#src/server/settings/settings.ts';
import { printStartError } from './printStartError.ts';

/** The commands of the operator: `node scripts/operate.ts consents verify`. */
const [name = '', action = '', ...rest] = process.argv.slice(2);
// The server that may do it runs in another folder.
const parameters = action === 'import' ? rest.map((file) => resolve(file)) : rest;
const command = [name, action, ...parameters];
const isOk = await runCommand(readSettings(process.env), command, console.log).catch(printStartError);
process.exitCode = isOk ? 0 : 1;
