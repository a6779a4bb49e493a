import { fdatasyncSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

type OpenedStream = { nfd?: number | null };
type StreamOperations = { fsync?: (stream: OpenedStream) => number };

/** A database folder whose commits reach the disk: the library alone leaves them in the page cache of the system. */
export class DurableFolder extends NodeFS {
  /** How often a file was flushed to the disk. Staying at 0 after a commit means that the library changed. */
  flushes = 0;

  override async init(...[pg, options]: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const result = await super.init(pg, options);
    result.emscriptenOpts.preRun?.push((module) => {
      // The file system of the module has this shape; its types leave the operations out.
      const files = module as unknown as { NODEFS: { stream_ops: StreamOperations } };
      files.NODEFS.stream_ops.fsync = (stream) => this.#flush(stream);
    });
    return result;
  }

  #flush(stream: OpenedStream): number {
    if (stream.nfd === undefined || stream.nfd === null) return 0;
    fdatasyncSync(stream.nfd);
    this.flushes += 1;
    return 0;
  }
}

/** Start parameters under which Postgres asks for a flush at each commit. */
export const durableStart = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  '-c',
  'fsync=on',
  '-c',
  'wal_sync_method=fsync',
  // What the log is cut back to at a checkpoint.
  '-c',
  'max_wal_size=256MB',
  // Half of the default, which is all touched in time: a search in 70,000 studies takes a sixth more for it, a save no more.
  '-c',
  'shared_buffers=64MB',
];
