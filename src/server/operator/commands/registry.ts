import type { DescribedCommand } from './command.ts';
import { backup } from './backup.ts';
import { bookings } from './bookings.ts';
import { consents } from './consents.ts';
import { leads } from './leads.ts';
import { messages } from './messages.ts';
import { outbox } from './outbox.ts';
import { postal } from './postal.ts';
import { privacy } from './privacy.ts';
import { sessions } from './sessions.ts';
import { studies } from './studies/studies.ts';
import { synonyms } from './synonyms.ts';

/** Every command of the operator by name. */
export const commands: Readonly<Record<string, DescribedCommand>> = {
  backup,
  bookings,
  consents,
  leads,
  messages,
  outbox,
  postal,
  privacy,
  sessions,
  studies,
  synonyms,
};
