import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Settings } from './settings.ts';

/** The secret of the settings, else one that is generated once and stored in the data folder. */
export function cookieSecretOf({ cookieSecret, dataDir }: Pick<Settings, 'cookieSecret' | 'dataDir'>): string {
  if (cookieSecret !== undefined) return cookieSecret;
  const file = join(dataDir, 'cookie-secret');
  if (!existsSync(file)) writeFileSync(file, randomBytes(48).toString('base64url'), { mode: 0o600 });
  return readFileSync(file, 'utf8').trim();
}
