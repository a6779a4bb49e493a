import { StartError } from '#src/server/settings/startError.ts';
import type { CommandParts } from './command.ts';
import { commands } from './registry.ts';

/** Runs a command by its name; with `--help` prints how it is used. Throws `StartError` for what can be corrected. */
export async function performCommand(
  parts: Omit<CommandParts, 'clock'> & Partial<Pick<CommandParts, 'clock'>>,
  [name = '', ...parameters]: readonly string[],
): Promise<boolean> {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) throw new StartError(`There is no command ${name}. There are: ${Object.keys(commands).join(', ')}.`);
  if (!parameters.some((one) => one === '--help' || one === 'help'))
    return command.run({ clock: () => new Date(), ...parts }, parameters);
  parts.print(command.usage);
  return true;
}
