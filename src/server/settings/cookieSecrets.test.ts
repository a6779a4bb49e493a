import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readKeys } from '#src/server/sealing/keyFile.ts';
import { cookieSecretsOf, replaceCookieSecret } from './cookieSecrets.ts';
import { readSettings } from './settings.ts';
import { StartError } from './startError.ts';

const folders: string[] = [];
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true })));

/** The settings of a data folder, whose file of secrets has this text if any. */
function place(text?: string) {
  const dataDir = mkdtempSync(join(tmpdir(), 'cookie-secrets-'));
  folders.push(dataDir);
  if (text !== undefined) writeFileSync(join(dataDir, 'cookie-secret'), text);
  return { dataDir, cookieSecret: undefined };
}
const fileOf = ({ dataDir }: { dataDir: string }) => join(dataDir, 'cookie-secret');
const at = (settings: ReturnType<typeof place>, moment: string) =>
  cookieSecretsOf(settings, () => new Date(moment)).all;

test('a secret is made once, for its owner alone', () => {
  const settings = place();
  const { newest } = cookieSecretsOf(settings);
  expect([newest.length, cookieSecretsOf(settings).newest === newest]).toEqual([64, true]);
  expect(statSync(fileOf(settings)).mode & 0o777).toBe(0o600);
});

test('one that is replaced counts until its end, and not longer when it is replaced again', () => {
  const settings = place('the only secret as earlier releases wrote it');
  const { newest: first } = cookieSecretsOf(settings);
  expect(replaceCookieSecret(settings, new Date('2027-01-15T12:00:00Z'))).toBe(true);
  const { newest: second } = cookieSecretsOf(settings);
  expect(first).not.toBe(second);
  expect(at(settings, '2027-01-15T11:59:00Z')).toEqual([second, first]);
  expect(at(settings, '2027-01-15T12:00:00Z')).toEqual([second]);
  replaceCookieSecret(settings, new Date('2027-02-01T12:00:00Z'));
  const { newest: third } = cookieSecretsOf(settings);
  expect(at(settings, '2027-01-15T11:59:00Z')).toEqual([third, second, first]);
  expect(at(settings, '2027-01-31T12:00:00Z')).toEqual([third, second]);
  expect(statSync(fileOf(settings)).mode & 0o777).toBe(0o600);
});

test('a file that has no secrets stops the start and stays as it is', () => {
  const settings = place('cut of');
  expect(() => cookieSecretsOf(settings)).toThrow('has no secrets: put it back from a copy.');
  expect(readFileSync(fileOf(settings), 'utf8')).toBe('cut of');
});

test('the secrets of a setting are replaced in the setting', () => {
  const settings = { ...place(), cookieSecret: [{ secret: 'x'.repeat(32) }] as const };
  expect([replaceCookieSecret(settings, new Date()), cookieSecretsOf(settings).all]).toEqual([false, ['x'.repeat(32)]]);
});

test('files of secrets and keys that cannot be read are told in one sentence, whatever the database is', () => {
  const { dataDir } = place();
  const words = (name: string) => `The file ${join(dataDir, name)} has secrets and cannot be read`;
  for (const name of ['cookie-secret', 'encryption-keys']) mkdirSync(join(dataDir, name));
  const settings = readSettings({ DATA_DIR: dataDir });
  expect(() => cookieSecretsOf(settings)).toThrow(words('cookie-secret'));
  expect(() => readKeys(settings, false)).toThrow(words('encryption-keys'));
  expect(() => cookieSecretsOf(settings)).toThrow(StartError);
});
