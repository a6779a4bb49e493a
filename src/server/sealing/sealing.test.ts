import { randomBytes } from 'node:crypto';
import { Kysely, PostgresDialect } from 'kysely';
import { expect, test } from 'vitest';
import { sealingOf, withSealing } from './carried.ts';
import { keyOfText, newKeyText, type EncryptionKey } from './keys.ts';
import { Sealing, type Sealed } from './sealing.ts';

function newKey(): EncryptionKey {
  const key = keyOfText(newKeyText());
  if (!key) throw new Error('A new key is a key.');
  return key;
}

const [oldKey, key, secret] = [newKey(), newKey(), randomBytes(32)];
const sealing = new Sealing([key, oldKey], secret);
const place = { table: 'lead', row: 'ada' };
const value = { name: 'Ada Lovelace', age: 36, email: null };

test('what was sealed is opened as it was, and looks like nothing each time anew', () => {
  const sealed = [1, 2].map(() => sealing.seal(place, value));
  expect(sealed.map((one) => sealing.open(place, one))).toEqual([value, value]);
  expect(new Set(sealed).size).toBe(2);
  expect(Buffer.from(sealed.join(''), 'base64url').toString('latin1')).not.toContain('Lovelace');
  const bytes = randomBytes(5000);
  expect(sealing.openBytes(place, sealing.sealBytes(place, bytes)).equals(bytes)).toBe(true);
});

test.each([
  ['another row', { table: 'lead', row: 'eve' }],
  ['another table', { table: 'caregiver', row: 'ada' }],
  ['another column', { table: 'lead', row: 'ada', column: 'other' }],
])('what was sealed does not open in %s', (_sentence, elsewhere) => {
  expect(() => sealing.open(elsewhere, sealing.seal(place, value))).toThrow(/changed after it was sealed/);
});

test('no bit of it can be changed, and the error names the row and never what is in it', () => {
  const bytes = sealing.sealBytes(place, Buffer.from('Ada Lovelace'));
  for (let at = 0; at < bytes.length; at += 1) {
    const changed = Buffer.from(bytes);
    changed.writeUInt8(changed.readUInt8(at) ^ 1, at);
    expect(() => sealing.openBytes(place, changed)).toThrow(
      /^Column sealed of table lead, row ada, cannot be opened: /,
    );
  }
  for (const cut of [0, 5, 20, bytes.length - 1])
    expect(() => sealing.openBytes(place, bytes.subarray(0, cut))).toThrow(/changed after it was sealed/);
});

test('the newest key seals, each of the keys opens, and a key that is missing is named by its id', () => {
  const before = new Sealing([oldKey], secret).seal(place, value);
  const now = sealing.seal(place, value);
  expect(sealing.open(place, before)).toEqual(value);
  expect([before, now].map((one) => one.startsWith(sealing.newestHead.text))).toEqual([false, true]);
  expect(sealing.sealBytes(place, Buffer.from('x')).subarray(0, 6)).toEqual(sealing.newestHead.bytes);
  const withoutOld = new Sealing([key], secret);
  expect(() => withoutOld.open(place, before)).toThrow(`sealed with the key ${oldKey.id}, which is not among the keys`);
});

test('equal numbers and addresses have equal hashes, which stay when keys change and tell nothing without the secret', () => {
  const hash = sealing.hash('phone', '+12125550100');
  expect(sealing.hash('phone', '+1 (212) 555-0100')).toBe(hash);
  expect(new Sealing([newKey()], secret).hash('phone', '+12125550100')).toBe(hash);
  expect(sealing.hash('email', ' Ada@Example.org ')).toBe(sealing.hash('email', 'ada@example.org'));
  expect(sealing.hash('email', '+12125550100')).not.toBe(hash);
  expect(new Sealing([key], randomBytes(32)).hash('phone', '+12125550100')).not.toBe(hash);
  expect([null, undefined, ''].map((nothing) => sealing.hashOrNull('email', nothing))).toEqual([null, null, null]);
});

test.each(['', 'short', `${newKeyText()}x`, 'ä'.repeat(43), 'a'.repeat(44)])('%j is no key', (text) => {
  expect(keyOfText(text)).toBeUndefined();
});

test('a database carries its keys, and one without them says so', () => {
  const db = new Kysely<{ lead: { sealed: Sealed<string> } }>({ dialect: new PostgresDialect({ pool: never }) });
  expect(sealingOf(withSealing(db, sealing))).toBe(sealing);
  const other = new Sealing([oldKey], secret);
  expect(sealingOf(withSealing(withSealing(db, sealing), other))).toBe(other);
  expect(() => sealingOf(db)).toThrow('opened without its keys');
});

const never = () => Promise.reject(new Error('Nobody connects.'));
