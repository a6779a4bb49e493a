import { PGlite } from '@electric-sql/pglite';

/** Why a query has no result: the database must be reopened, or its disk is full. Both are temporary. */
export class EngineError extends Error {
  /** A state of PostgreSQL: 57P02 it crashed, 53100 the disk is full. */
  readonly code: '57P02' | '53100';

  constructor(code: '57P02' | '53100', cause?: unknown) {
    super(code === '53100' ? 'The disk is nearly full.' : 'The embedded database crashed.', { cause });
    this.name = 'EngineError';
    this.code = code;
  }
}

const isCrash = (error: unknown) =>
  error instanceof WebAssembly.RuntimeError ||
  (error instanceof Error && 'severity' in error && error.severity === 'PANIC');

/**
 * The embedded database, never queried again once it has crashed: after a PANIC, as when its log finds no space on the
 * disk, the next query would block its thread for ever.
 */
export class WatchedEngine extends PGlite {
  hasCrashed = false;

  override execProtocolRawSync(message: Uint8Array): Uint8Array {
    if (this.hasCrashed) throw new EngineError('57P02');
    return super.execProtocolRawSync(message);
  }

  /** Waits for an answer of this database, and notes by its error whether it has crashed. */
  async watch<T>(answer: Promise<T>): Promise<T> {
    try {
      return await answer;
    } catch (error) {
      if (isCrash(error)) this.hasCrashed = true;
      throw error;
    }
  }
}
