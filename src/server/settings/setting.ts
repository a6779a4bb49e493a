import type { Reader } from './readers.ts';

/** One setting: its default as it would be written in the environment, how its text is read, and what it is for. */
export type Setting = { default: string; read: Reader<unknown>; meaning: string };
