import { StartError } from '#src/server/settings/startError.ts';

/** Ends the process: with one sentence for what the person at the keyboard can change, else with the whole error. */
export function printStartError(error: unknown): never {
  console.error(error instanceof StartError ? error.message : error);
  process.exit(1);
}
