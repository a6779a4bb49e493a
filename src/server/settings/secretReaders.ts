import { SettingError, list } from './readers.ts';

/**
 * Secrets of Standard Webhooks, as one comma list: `whsec_` and 24 to 64 bytes in base64. The message never repeats them.
 */
export function webhookSecrets(name: string, text: string): readonly string[] {
  return list(text).map((part) => {
    const [, base64 = ''] = /^whsec_([A-Za-z0-9+/]+={0,2})$/.exec(part) ?? [];
    const bytes = Buffer.from(base64, 'base64').length;
    if (base64.length % 4 === 0 && bytes >= 24 && bytes <= 64) return part;
    throw new SettingError(name, 'must be a comma list of secrets as `npm run outbox -- secret` makes them');
  });
}

/** A secret of cookies and links, and until when it counts; without an end as long as it is there. */
export type CookieSecret = { secret: string; until?: Date };
/** The first signs. */
export type CookieSecretList = readonly [CookieSecret, ...CookieSecret[]];

const LEAST_CHARACTERS = 32;

/**
 * Secrets of at least 32 characters, the newest first, each of those behind it with the moment of its end after an `@`, as in
 * `...@2027-01-15` or `...@2027-01-15T16:30Z`, in UTC, or without one. Undefined for anything else.
 */
export function cookieSecretList(texts: readonly string[]): CookieSecretList | undefined {
  const [newest = '', ...others] = texts.map((text) => text.trim()).filter((text) => text !== '');
  const earlier = others.map(endingSecret);
  if (newest.length < LEAST_CHARACTERS || endingSecret(newest)?.until) return undefined;
  if (earlier.includes(undefined)) return undefined;
  return [{ secret: newest }, ...earlier.filter((one) => one !== undefined)];
}

function endingSecret(text: string): CookieSecret | undefined {
  const [, secret = '', moment] = /^([^@]*)(?:@(\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}Z)?))?$/.exec(text) ?? [];
  if (secret.length < LEAST_CHARACTERS) return undefined;
  if (moment === undefined) return { secret };
  const until = new Date(moment);
  return Number.isNaN(until.getTime()) ? undefined : { secret, until };
}

/** As `cookieSecretList`, of a comma list. The message never repeats them. */
export function cookieSecrets(name: string, text: string): CookieSecretList {
  const secrets = cookieSecretList(text.split(','));
  if (secrets) return secrets;
  throw new SettingError(
    name,
    'must have 32 characters or more; of several, as a comma list, the newest is first, and those behind it may end, as in new,old@2027-01-15',
  );
}

/** Keys that rows are sealed with, as one comma list, the newest first. The message never repeats them. */
export function encryptionKeys(name: string, text: string): readonly string[] {
  return list(text).map((part) => {
    if (/^[\w-]{43}$/.test(part) && Buffer.from(part, 'base64url').toString('base64url') === part) return part;
    throw new SettingError(name, 'must be a comma list of keys as `npm run privacy -- key` makes them');
  });
}
