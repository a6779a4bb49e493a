import { parseArgs, type ParseArgsConfig } from 'node:util';
import { StartError } from '#src/server/settings/startError.ts';
import { studiesUsage } from './usage.ts';

type Options = NonNullable<ParseArgsConfig['options']>;

/** Reads the words and flags of a command. Throws `StartError` that names a wrong flag and how the command is used. */
export function readWords<const O extends Options>(action: string, parameters: readonly string[], options: O) {
  try {
    return parseArgs({ args: [...parameters], allowPositionals: true, options });
  } catch (error) {
    const words = error instanceof Error ? error.message.split(/\.\s/)[0] : 'It is not understood';
    throw wrongUse(action, `${words}.`);
  }
}

/** What is wrong with how a command was called, and the lines of its usage. */
export function wrongUse(action: string, words: string): StartError {
  const lines = studiesUsage.split('\n').filter((line) => line.includes(`-- ${action}`));
  return new StartError(`${words}\n${lines.length > 0 ? `Usage:\n${lines.join('\n')}` : studiesUsage}`);
}

/** Numbers with commas between. Throws `StartError` for anything else. */
export function numbersIn(action: string, text: string): number[] {
  if (!/^\d{1,9}(,\d{1,9})*$/.test(text)) throw wrongUse(action, `"${text}" is no list of numbers such as 1,3.`);
  return text.split(',').map(Number);
}
