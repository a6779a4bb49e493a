import { fstatSync } from 'node:fs';
import { DurableFolder } from '#src/server/db/embedded/durableFolder.ts';

type Write = (stream: { nfd: number }, buffer: Uint8Array, offset: number, length: number, position?: number) => number;
type Files = {
  FS: { ErrnoError: new (code: number) => Error };
  NODEFS: { stream_ops: { write: Write } };
};

/** No space left on device, as the file system of the embedded database numbers it. */
const ENOSPC = 51;

/** A folder on a disk that can be made full: what is there may be written over, and no file grows. */
export class FullFolder extends DurableFolder {
  isFull = false;

  override async init(...[pg, options]: Parameters<DurableFolder['init']>): ReturnType<DurableFolder['init']> {
    const result = await super.init(pg, options);
    result.emscriptenOpts.preRun?.push((module) => {
      // The file system of the module has this shape; its types leave the operations out.
      const { FS, NODEFS } = module as unknown as Files;
      const { write } = NODEFS.stream_ops;
      NODEFS.stream_ops.write = (stream, buffer, offset, length, position) => {
        const end = (position ?? 0) + length;
        if (this.isFull && end > fstatSync(stream.nfd).size) throw new FS.ErrnoError(ENOSPC);
        return write(stream, buffer, offset, length, position);
      };
    });
    return result;
  }
}
