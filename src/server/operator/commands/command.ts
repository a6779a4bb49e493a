import type { Kysely } from 'kysely';
import type { Database } from '#src/server/db/schema.ts';
import type { Settings } from '#src/server/settings/settings.ts';

export type CommandParts = {
  db: Kysely<Database>;
  settings: Settings;
  /** Shows a line to the person at the keyboard. */
  say: (line: string) => void;
};

/** A command of the operator. Gives whether all is well; throws `StartError` for what the person can mend. */
export type Command = (parts: CommandParts, parameters: readonly string[]) => Promise<boolean>;
