import { PGlite } from '@electric-sql/pglite';

/** Why a query had no result: the database needs to be opened again, or takes nothing more. Both pass. */
export class EngineProblem extends Error {
  /** A state of PostgreSQL: 57P02 it crashed, 53100 the disk is full. */
  readonly code: '57P02' | '53100';

  constructor(code: '57P02' | '53100', cause?: unknown) {
    super(code === '53100' ? 'The disk is nearly full.' : 'The embedded database crashed.', { cause });
    this.name = 'EngineProblem';
    this.code = code;
  }
}

const isCrash = (error: unknown) =>
  error instanceof WebAssembly.RuntimeError ||
  (error instanceof Error && 'severity' in error && error.severity === 'PANIC');

/**
 * The embedded database, never asked again once it has crashed: after a PANIC, as when its log finds no place on the
 * disk, the next question would keep the whole process waiting for ever.
 */
export class WatchedEngine extends PGlite {
  hasCrashed = false;

  override execProtocolRawSync(message: Uint8Array): Uint8Array {
    if (this.hasCrashed) throw new EngineProblem('57P02');
    return super.execProtocolRawSync(message);
  }

  /** Waits for an answer of this database, and knows by its failure whether it has crashed. */
  async watch<T>(answer: Promise<T>): Promise<T> {
    try {
      return await answer;
    } catch (error) {
      if (isCrash(error)) this.hasCrashed = true;
      throw error;
    }
  }
}
