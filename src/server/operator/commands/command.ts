import type { Kysely } from 'kysely';
import type { Database } from '#src/server/db/schema.ts';
import type { Settings } from '#src/server/settings/settings.ts';

/** What a command works with. */
export type CommandParts = {
  db: Kysely<Database>;
  settings: Settings;
  /** The moment now; tests set it. */
  clock: () => Date;
  /** Prints a line for the operator. */
  print: (line: string) => void;
  /** Shows how far a long command is; the next such line takes its place. */
  progress: (line: string) => void;
};

/** A command of the operator. Gives whether it succeeded; throws `StartError` for what the operator can correct. */
export type Command = (parts: CommandParts, parameters: readonly string[]) => Promise<boolean>;

/** A command with how it is used: the answer to `--help`, and to parameters that it does not have. */
export type DescribedCommand = { run: Command; usage: string };
