import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readSecrets, writeSecrets } from './secretFile.ts';
import { cookieSecretList, type CookieSecret } from './secretReaders.ts';
import type { Settings } from './settings.ts';
import { StartError } from './startError.ts';

/**
 * What cookies and links are signed and sealed with. The newest signs; each of them counts, for what it has signed, until its
 * end. While they are replaced one by one nobody loses a session or a link.
 */
export class CookieSecrets {
  readonly newest: string;
  readonly #list: readonly CookieSecret[];
  readonly #clock: () => Date;

  /** The newest secret first; it has no end. */
  constructor(list: readonly [CookieSecret, ...CookieSecret[]], clock: () => Date = () => new Date()) {
    this.newest = list[0].secret;
    this.#list = list;
    this.#clock = clock;
  }

  /** Those that count now, the newest first. */
  get all(): string[] {
    const now = this.#clock();
    return this.#list.filter(({ until }) => until === undefined || until > now).map(({ secret }) => secret);
  }
}

type Place = Pick<Settings, 'cookieSecret' | 'dataDir'>;

const fileOf = ({ dataDir }: Place) => join(dataDir, 'cookie-secret');
/** A secret that nobody knows. */
export const newCookieSecret = (): string => randomBytes(48).toString('base64url');
/** To the minute, in UTC, as a secret names its end. */
export const momentText = (moment: Date): string => `${moment.toISOString().slice(0, 16)}Z`;

/** The secrets of the settings, else those of the data folder, where one is made once. */
export function cookieSecretsOf(settings: Place, clock?: () => Date): CookieSecrets {
  const { cookieSecret = readFile(settings) } = settings;
  return new CookieSecrets(cookieSecret, clock);
}

function readFile(settings: Place) {
  const file = fileOf(settings);
  if (!existsSync(file)) writeSecrets(file, [newCookieSecret()]);
  const secrets = cookieSecretList(readSecrets(file));
  if (secrets === undefined) throw new StartError(`The file ${file} has no secrets: put it back from a copy.`);
  return secrets;
}

/**
 * Puts a new secret before those of the data folder, which count until the moment at the latest. They are read when the
 * server starts. False where a setting has the secrets.
 */
export function replaceCookieSecret(settings: Place, until: Date): boolean {
  if (settings.cookieSecret !== undefined) return false;
  const file = fileOf(settings);
  const earlier = readFile(settings).map((one) => ({
    ...one,
    until: one.until && one.until < until ? one.until : until,
  }));
  writeSecrets(file, [newCookieSecret(), ...earlier.map((one) => `${one.secret}@${momentText(one.until)}`)]);
  return true;
}
