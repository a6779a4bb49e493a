import type { Facts } from '#src/domain/facts.ts';

/** A part of a value: properties may be left out at every depth; lists and plain values are whole. */
type Part<T> = T extends readonly unknown[] | string | number | boolean | undefined
  ? T
  : string extends keyof T
    ? { [K in keyof T]: Part<T[K]> }
    : { [K in keyof T]?: Part<T[K]> };

/** Facts as an example writes them, completed by `exampleFacts`: what is left out is absent, false or empty. */
export type ExampleFacts = Part<Facts>;
