import type { Place } from '#src/server/db/tables/registers.ts';

/** A record as the file words it, and where its reader stands after it. */
export type FileRecord = { text: string; place: Place };

/** What stands in a file where no record may: `at` is its byte. */
export class WrongContent extends Error {
  readonly at: number;
  constructor(at: number) {
    super(`The file has something else than records at byte ${at}.`);
    this.at = at;
  }
}

const [quote, backslash, open, close, openList, closeList] = [0x22, 0x5c, 0x7b, 0x7d, 0x5b, 0x5d];
/** Blanks, line ends, a comma, and the three bytes of a byte order mark. */
const between = new Set([0x20, 0x0a, 0x0d, 0x09, 0x2c, 0xef, 0xbb, 0xbf]);
/** The key under which pages of a register have their records. */
const listKey = 'studies';
/** No record of a register comes near it. */
const MAX_RECORD = 64 * 1024 * 1024;

/**
 * Splits JSON into the objects that are its records, however large the whole is: those of a list, of the list `studies`
 * of an object, or one after the other. What is within a record is not checked.
 */
export class RecordSplitter {
  private mode: Place['within'] | 'record' | 'tail' = 'nothing';
  private within: Place['within'];
  private place: { bytes: number; records: number };
  private depth = 0;
  private isText = false;
  private isEscaped = false;
  private key = '';
  private isKey = false;
  private parts: Buffer[] = [];
  private kept = 0;

  constructor({ bytes, records, within }: Place) {
    this.place = { bytes, records };
    this.mode = this.within = within;
  }

  /** Whether the file may end here. */
  get isBetween(): boolean {
    return this.mode === 'nothing';
  }

  /** One loop, because a call for each byte would cost more than all that is done with it. */
  *split(chunk: Buffer): Generator<FileRecord> {
    let start = 0;
    for (let index = 0; index < chunk.length; index += 1) {
      const byte = chunk[index] ?? 0;
      if (this.isText) index = this.readText(chunk, index);
      else if (byte === quote) this.openText(index);
      else if (this.mode !== 'record' && this.mode !== 'tail') {
        if (this.openRecord(byte, index)) start = index;
      } else if (byte === open || byte === openList) this.openPart(byte);
      else if ((byte === close || byte === closeList) && (this.depth -= 1) === 0) {
        if (this.mode === 'tail') this.mode = this.within = 'nothing';
        else yield this.closeRecord(chunk.subarray(start, index + 1), index);
      }
    }
    if (this.mode === 'record') this.keep(chunk.subarray(start));
    this.place.bytes += chunk.length;
  }

  /** Reads a text from here to its end or that of the chunk. Gives its last place. Nearly all bytes are in texts. */
  private readText(chunk: Buffer, from: number): number {
    let { isEscaped } = this;
    let index = from;
    for (; index < chunk.length; index += 1) {
      const byte = chunk[index];
      if (isEscaped) isEscaped = false;
      else if (byte === backslash) isEscaped = true;
      else if (byte === quote) break;
    }
    this.isEscaped = isEscaped;
    this.isText = index === chunk.length;
    if (this.isKey) this.key += chunk.toString('latin1', from, index);
    return index;
  }

  private openText(index: number): void {
    if (this.mode !== 'record' && this.mode !== 'tail') throw new WrongContent(this.place.bytes + index);
    this.isText = true;
    this.isKey = this.mode === 'record' && this.within === 'nothing' && this.depth === 1;
    if (this.isKey) this.key = '';
  }

  /** What stands outside of records. Gives whether one begins. */
  private openRecord(byte: number, index: number): boolean {
    if (byte === open) {
      [this.mode, this.depth, this.key] = ['record', 1, ''];
      return true;
    }
    if (byte === openList && this.within === 'nothing') this.mode = this.within = 'list';
    else if (byte === closeList && this.within === 'list') this.mode = this.within = 'nothing';
    else if (byte === closeList && this.within === 'page') [this.mode, this.depth] = ['tail', 1];
    else if (!between.has(byte)) throw new WrongContent(this.place.bytes + index);
    return false;
  }

  /** An object that has a list of records is a page of them and no record itself. */
  private openPart(byte: number): void {
    const isPage = byte === openList && this.within === 'nothing' && this.depth === 1 && this.key === listKey;
    if (!isPage || this.mode === 'tail') this.depth += 1;
    else {
      this.mode = this.within = 'page';
      [this.parts, this.kept] = [[], 0];
    }
  }

  private closeRecord(last: Buffer, index: number): FileRecord {
    const text = Buffer.concat([...this.parts, last]).toString();
    [this.parts, this.kept, this.mode] = [[], 0, this.within];
    this.place.records += 1;
    const { bytes, records } = this.place;
    return { text, place: { bytes: bytes + index + 1, records, within: this.within } };
  }

  private keep(part: Buffer): void {
    this.kept += part.length;
    if (this.kept > MAX_RECORD) throw new WrongContent(this.place.bytes);
    this.parts.push(part);
  }
}
