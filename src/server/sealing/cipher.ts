import { decrypt, encrypt, NONCE_BYTES, TAG_BYTES } from './gcm.ts';
import type { EncryptionKey } from './keys.ts';

/**
 * What an envelope belongs to: a column, and the row where its id is known before it is written. An envelope that is
 * moved elsewhere does not open there.
 */
export type Place = { table: string; column?: string; row?: string | number | undefined };

/** An envelope that no key opens here. The message names the place and never what is in it. */
export class SealError extends Error {
  readonly code: 'SEAL_BROKEN' | 'SEAL_KEY_MISSING';

  constructor({ table, column = 'sealed', row }: Place, keyId: string | undefined) {
    const where = `Column ${column} of table ${table}${row === undefined ? '' : `, row ${row},`}`;
    super(
      keyId === undefined
        ? `${where} cannot be opened: it was changed after it was sealed, or belongs elsewhere.`
        : `${where} cannot be opened: it was sealed with the key ${keyId}, which is not among the keys: put it back, behind the others.`,
    );
    this.name = 'SealError';
    this.code = keyId === undefined ? 'SEAL_BROKEN' : 'SEAL_KEY_MISSING';
  }
}

const MARK = Buffer.from('S1');
const ID_END = 6;
const NONCE_END = ID_END + NONCE_BYTES;

/** Bytes at the front of every envelope of a key: the mark of the format and the id of the key. */
export const headOf = (keyId: string): Buffer => Buffer.concat([MARK, Buffer.from(keyId, 'hex')]);

const aadOf = ({ table, column = 'sealed', row }: Place) => Buffer.from(JSON.stringify([table, column, row ?? null]));

/**
 * Seals bytes by AES-256-GCM with the newest of its keys and opens those of each. An envelope is `S1`, four bytes of key
 * id, twelve random ones, the text and the tag of 16.
 */
export class Cipher {
  readonly #keys: readonly EncryptionKey[];
  readonly #head: Buffer;

  /** The newest key first. */
  constructor(keys: readonly [EncryptionKey, ...EncryptionKey[]]) {
    this.#keys = keys;
    this.newest = keys[0];
    this.#head = headOf(this.newest.id);
  }

  readonly newest: EncryptionKey;

  /** A text is sealed as its bytes in UTF-8. */
  seal(place: Place, plain: Uint8Array | string): Buffer {
    const { nonce, text, tag } = encrypt(this.newest.cipherKey, plain, aadOf(place));
    return Buffer.concat([this.#head, nonce, text, tag]);
  }

  /** Throws `SealError`. */
  open(place: Place, envelope: Uint8Array): Buffer {
    const bytes = Buffer.from(envelope.buffer, envelope.byteOffset, envelope.length);
    if (bytes.length < NONCE_END + TAG_BYTES || !bytes.subarray(0, MARK.length).equals(MARK))
      throw new SealError(place, undefined);
    const id = bytes.subarray(MARK.length, ID_END).toString('hex');
    const key = this.#keys.find((one) => one.id === id);
    if (!key) throw new SealError(place, id);
    const parts = {
      nonce: bytes.subarray(ID_END, NONCE_END),
      text: bytes.subarray(NONCE_END, -TAG_BYTES),
      tag: bytes.subarray(-TAG_BYTES),
    };
    const plain = decrypt(key.cipherKey, parts, aadOf(place));
    if (!plain) throw new SealError(place, undefined);
    return plain;
  }
}
