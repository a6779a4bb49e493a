import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import type { Place } from '#src/server/db/tables/registers.ts';
import { StartError } from '#src/server/settings/startError.ts';
import { RecordSplitter, WrongContent, type FileRecord } from './splitRecords.ts';

/** Where reading begins. */
export const beginning: Place = { bytes: 0, records: 0, within: 'nothing' };

const CHUNK = 1024 * 1024;
const SAMPLE = 64 * 1024;

/** A download: its size in bytes, and a hash that tells it from others. Throws `StartError` for what cannot be read. */
export type Download = { file: string; size: number; sha256: string };

/** Looks at the size, the beginning and the end of a file: reading a whole register twice would take minutes. */
export async function downloadOf(file: string): Promise<Download> {
  try {
    const handle = await open(file);
    try {
      const { size } = await handle.stat();
      const ends = await Promise.all(
        [0, Math.max(0, size - SAMPLE)].map(
          async (at) => (await handle.read(Buffer.alloc(Math.min(SAMPLE, size)), 0, Math.min(SAMPLE, size), at)).buffer,
        ),
      );
      const hash = createHash('sha256').update(String(size));
      for (const end of ends) hash.update(end);
      return { file, size, sha256: hash.digest('hex') };
    } finally {
      await handle.close();
    }
  } catch (error) {
    throw new StartError(`The file ${file} cannot be read.`, error);
  }
}

/** The records of a download from a place on. Throws `StartError` where it is no JSON, and at its end if it is cut. */
export async function* readRecords({ file }: Download, from: Place): AsyncGenerator<FileRecord> {
  const splitter = new RecordSplitter(from);
  try {
    for await (const chunk of createReadStream(file, { start: from.bytes, highWaterMark: CHUNK }))
      // A stream without an encoding gives buffers.
      yield* splitter.split(chunk as Buffer);
  } catch (error) {
    if (!(error instanceof WrongContent)) throw error;
    throw new StartError(`The file ${file} is not JSON as registers give it: look at byte ${error.at}.`, error);
  }
  if (!splitter.isBetween)
    throw new StartError(
      `The file ${file} ends in the middle: what is whole of it is imported. Download it again and import that.`,
    );
}
