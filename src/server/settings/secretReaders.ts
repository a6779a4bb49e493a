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

/** A secret of at least 32 characters. The message never repeats it. */
export function secret(name: string, text: string): string {
  if (text.length >= 32) return text;
  throw new SettingError(name, 'must have 32 characters or more');
}

/** Keys that rows are sealed with, as one comma list, the newest first. The message never repeats them. */
export function encryptionKeys(name: string, text: string): readonly string[] {
  return list(text).map((part) => {
    if (/^[\w-]{43}$/.test(part) && Buffer.from(part, 'base64url').toString('base64url') === part) return part;
    throw new SettingError(name, 'must be a comma list of keys as `npm run privacy -- key` makes them');
  });
}
