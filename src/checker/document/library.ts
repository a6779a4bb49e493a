import type { Source } from '#src/checker/finding.ts';

/** A file as it was read; `problem` says in a sentence why there is no text in it. */
export type ReadSource = Source & { problem?: string };

/** Reads campaign documents by name; undefined where there is none. Never throws on what a file contains. */
export type Library = { names: readonly string[]; read(name: string): ReadSource | undefined };
