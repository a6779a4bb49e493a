import type { Command } from './command.ts';
import { consents } from './consents.ts';
import { outbox } from './outbox.ts';
import { privacy } from './privacy.ts';

/** Every command of the operator by name. */
export const commands: Readonly<Record<string, Command>> = { consents, outbox, privacy };
