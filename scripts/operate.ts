import { newSecret } from '#src/server/operator/commands/newSecret.ts';
import { printStartError } from './printStartError.ts';

/** The commands of the operator: `node scripts/operate.ts consents verify`. */
async function operate(command: readonly string[]): Promise<void> {
  const secret = newSecret(command);
  if (secret !== undefined) return console.log(secret);
  // What the commands need takes a second to load.
  const { runAtTerminal } = await import('./runAtTerminal.ts');
  await runAtTerminal(command);
}

await operate(process.argv.slice(2)).catch(printStartError);
