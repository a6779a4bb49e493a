import { runCommand } from '#src/server/commands/run.ts';
import { readSettings } from '#src/server/settings.ts';
import { tellStartError } from './tellStartError.ts';

/** The commands of the operator: `node scripts/operate.ts consents verify`. */
const isWell = await runCommand(readSettings(process.env), process.argv.slice(2), console.log).catch(tellStartError);
process.exitCode = isWell ? 0 : 1;
