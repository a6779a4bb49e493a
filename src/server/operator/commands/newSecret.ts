import { randomBytes } from 'node:crypto';
import { newKeyText } from '#src/server/sealing/keys.ts';
import { newCookieSecret } from '#src/server/settings/cookieSecrets.ts';

const makers: Readonly<Record<string, () => string>> = {
  'outbox secret': () => `whsec_${randomBytes(32).toString('base64')}`,
  'privacy key': newKeyText,
  'sessions secret': newCookieSecret,
};

/** The new secret that a command asks for; undefined for any other command. It is wanted before there are settings or a database. */
export const newSecret = (command: readonly string[]): string | undefined => {
  const name = command.join(' ');
  return Object.hasOwn(makers, name) ? makers[name]?.() : undefined;
};
