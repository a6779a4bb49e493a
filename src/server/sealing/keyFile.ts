import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readSecrets, writeSecrets } from '#src/server/settings/secretFile.ts';
import type { Settings } from '#src/server/settings/settings.ts';
import { StartError } from '#src/server/settings/startError.ts';
import { keyOfText, newKeyText, type EncryptionKey } from './keys.ts';

export type KeySettings = Pick<Settings, 'encryptionKeys' | 'encryptionKeysFile' | 'databaseUrl' | 'dataDir'>;
/** At least one key, the newest first. */
export type Keys = readonly [EncryptionKey, ...EncryptionKey[]];

/** The file of the keys; undefined where a setting has them. */
export function keyFileOf({ encryptionKeys, encryptionKeysFile, dataDir }: KeySettings): string | undefined {
  if (encryptionKeys.length > 0) return undefined;
  return encryptionKeysFile ?? join(dataDir, 'encryption-keys');
}

/** Where the keys are read from, as it is said to operators. */
export const keySource = (settings: KeySettings): string => {
  const file = keyFileOf(settings);
  return file === undefined ? 'ENCRYPTION_KEYS' : `the file ${file}`;
};

/**
 * The keys of the settings. Where nothing is sealed yet (`isFirst`) the key of an embedded database is made, in a file
 * that its owner alone may read. Throws a `StartError` where there is none: another key would open nothing.
 */
export function readKeys(settings: KeySettings, isFirst: boolean): Keys {
  const file = keyFileOf(settings);
  if (file === undefined) return keysOfTexts(settings.encryptionKeys, 'ENCRYPTION_KEYS');
  if (!existsSync(file)) {
    const isOwn = settings.databaseUrl === undefined && settings.encryptionKeysFile === undefined;
    if (!isFirst || !isOwn)
      throw new StartError(
        `The file ${file} with the encryption keys is missing, and without it what is stored cannot be read. Put it back from where you keep a copy.`,
      );
    writeSecrets(file, [newKeyText()]);
  }
  return keysOfTexts(keyLines(file), `the file ${file}`);
}

/** Puts a new key before the others of the file, and gives all of them. */
export function addKeyTo(file: string): Keys {
  writeSecrets(file, [newKeyText(), ...keyLines(file)]);
  return keysOfTexts(keyLines(file), `the file ${file}`);
}

/** Takes out of the file all keys but the newest. */
export function keepNewestIn(file: string): void {
  writeSecrets(file, keyLines(file).slice(0, 1));
}

const keyLines = (file: string): string[] => readSecrets(file).filter((line) => !line.startsWith('#'));

function keysOfTexts(texts: readonly string[], source: string): Keys {
  const [newest, ...others] = texts.map((text) => {
    const key = keyOfText(text);
    if (!key) throw new StartError(`One of the keys in ${source} is none: \`npm run privacy -- key\` makes one.`);
    return key;
  });
  if (!newest) throw new StartError(`There is no key in ${source}: \`npm run privacy -- key\` makes one.`);
  return [newest, ...others];
}
