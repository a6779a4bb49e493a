import { createHmac, type KeyObject } from 'node:crypto';
import { Cipher, headOf, type Place } from './cipher.ts';
import { derivedKey, type EncryptionKey } from './keys.ts';

declare const content: unique symbol;
/** Text that nobody reads without a key: what was sealed as JSON, in base64url. */
export type Sealed<T> = string & { readonly [content]: T };

/** What is looked up by a keyed hash: equal values of one kind have equal hashes, and those of two kinds never. */
export type HashedKind = 'phone' | 'email' | 'request' | 'key' | 'asker' | 'visit';

/** Numbers without their spaces and addresses in small letters are the same. */
const normal: Partial<Record<HashedKind, (text: string) => string>> = {
  phone: (text) => text.replaceAll(/[\s().-]/g, ''),
  email: (text) => text.trim().toLowerCase(),
};

/** As long as it takes to tell all rows apart. */
const HASH_BYTES = 16;

/**
 * Seals identity and health before it is written, opens it after it is read, and hashes what rows are looked up by. The
 * key that hashes is no encryption key: it stays when those are replaced, so that hashes do.
 */
export class Sealing {
  #cipher: Cipher;
  readonly #hashSecret: Uint8Array;
  readonly #hashKeys = new Map<HashedKind, KeyObject>();

  /** The newest key first. */
  constructor(keys: readonly [EncryptionKey, ...EncryptionKey[]], hashSecret: Uint8Array) {
    this.#cipher = new Cipher(keys);
    this.#hashSecret = hashSecret;
  }

  /** Goes on with other keys, which open what has been sealed too. */
  replaceKeys(keys: readonly [EncryptionKey, ...EncryptionKey[]]): void {
    this.#cipher = new Cipher(keys);
  }

  /** The id of the key that seals. */
  get newestId(): string {
    return this.#cipher.newest.id;
  }

  /** How every text begins that the newest key has sealed, and every sequence of bytes. */
  get newestHead(): { text: string; bytes: Buffer } {
    const bytes = headOf(this.newestId);
    return { text: bytes.toString('base64url'), bytes };
  }

  /** The secret of the keyed hashes, sealed for its place by the newest key. */
  sealedSecret(place: Place): Buffer {
    return this.#cipher.seal(place, this.#hashSecret);
  }

  /** A value as JSON, sealed for its place. */
  seal<T>(place: Place, value: T): Sealed<T> {
    // The type says what is inside.
    return this.#cipher.seal(place, JSON.stringify(value)).toString('base64url') as Sealed<T>;
  }

  /** The value that was sealed for this place. Throws `SealError`. */
  open<T>(place: Place, sealed: Sealed<T>): T {
    const plain = this.#cipher.open(place, Buffer.from(sealed, 'base64url')).toString('utf8');
    // `seal` has written it.
    return JSON.parse(plain) as T;
  }

  /** Bytes, such as those of a picture, sealed for their place: 34 more. */
  sealBytes(place: Place, plain: Uint8Array): Buffer {
    return this.#cipher.seal(place, plain);
  }

  /** The bytes that were sealed for this place. Throws `SealError`. */
  openBytes(place: Place, sealed: Uint8Array): Buffer {
    return this.#cipher.open(place, sealed);
  }

  /** Keyed hash of a value, in 22 characters of base64url; numbers are expected in E.164. */
  hash(kind: HashedKind, text: string): string {
    const key = this.#hashKeys.get(kind) ?? derivedKey(this.#hashSecret, `hash ${kind}`);
    this.#hashKeys.set(kind, key);
    const digest = createHmac('sha256', key)
      .update(normal[kind]?.(text) ?? text)
      .digest();
    return digest.subarray(0, HASH_BYTES).toString('base64url');
  }

  /** As `hash`, of nothing or a blank nothing. */
  hashOrNull(kind: HashedKind, text: string | null | undefined): string | null {
    return text === null || text === undefined || text === '' ? null : this.hash(kind, text);
  }
}
