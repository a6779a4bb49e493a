import { SettingError } from '#src/server/settings/settings.ts';
import { StartError } from '#src/server/settings/startError.ts';

/** Ends the process: with one sentence for what the person at the keyboard can change, else with the whole error. */
export function printStartError(error: unknown): never {
  const isTheirs = error instanceof SettingError || error instanceof StartError;
  console.error(isTheirs ? error.message : error);
  process.exit(1);
}
