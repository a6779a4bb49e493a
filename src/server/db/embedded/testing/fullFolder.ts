import { existsSync, fstatSync } from 'node:fs';
import { DurableFolder } from '#src/server/db/embedded/durableFolder.ts';

type Write = (stream: { nfd: number }, buffer: Uint8Array, offset: number, length: number, position?: number) => number;
type Files = {
  FS: { ErrnoError: new (code: number) => Error };
  NODEFS: { stream_ops: { write: Write } };
};

/** No space left on device, as the file system of the embedded database numbers it. */
const ENOSPC = 51;

/** A file that stands for a full disk while it is there: it is read by the thread of the database, and made by a test. */
export const fullMark = (folder: string) => `${folder}.full`;

/** A folder on a disk that can be made full: what is there may be written over, and no file grows. */
export class FullFolder extends DurableFolder {
  readonly #mark: string;

  constructor(folder: string) {
    super(folder);
    this.#mark = fullMark(folder);
  }

  override async init(...[pg, options]: Parameters<DurableFolder['init']>): ReturnType<DurableFolder['init']> {
    const result = await super.init(pg, options);
    result.emscriptenOpts.preRun?.push((module) => {
      // The file system of the module has this shape; its types leave the operations out.
      const { FS, NODEFS } = module as unknown as Files;
      const { write } = NODEFS.stream_ops;
      NODEFS.stream_ops.write = (stream, buffer, offset, length, position) => {
        const end = (position ?? 0) + length;
        if (end > fstatSync(stream.nfd).size && existsSync(this.#mark)) throw new FS.ErrnoError(ENOSPC);
        return write(stream, buffer, offset, length, position);
      };
    });
    return result;
  }
}
