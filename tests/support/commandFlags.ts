import { parseArgs } from 'node:util';

/**
 * What a flag takes: a whole number with its default or, as `number`, without one; as `integer` also one below zero; `text`; or
 * one of some words, the first by default.
 */
type Flag = number | 'number' | 'integer' | 'text' | readonly string[];
type Value<F extends Flag> = F extends number
  ? number
  : F extends 'number' | 'integer'
    ? number | undefined
    : F extends 'text'
      ? string | undefined
      : F extends readonly (infer Word)[]
        ? Word
        : never;
type Values<Flags extends Record<string, Flag>> = { [Name in keyof Flags]: Value<Flags[Name]> };

/** A flag that is not understood, in a sentence. */
class WrongFlag extends Error {}

function valueOf(name: string, flag: Flag, given: string | undefined): number | string | undefined {
  if (typeof flag === 'object') {
    const word = given ?? flag[0];
    if (word === undefined || !flag.includes(word))
      throw new WrongFlag(`--${name} is ${flag.join(', ')}; it was "${given}".`);
    return word;
  }
  if (flag === 'text') return given;
  if (given === undefined) return typeof flag === 'number' ? flag : undefined;
  const isNumber = flag === 'integer' ? /^-?\d{1,15}$/ : /^\d{1,15}$/;
  if (!isNumber.test(given)) throw new WrongFlag(`--${name} is a whole number; it was "${given}".`);
  return Number(given);
}

function helpOf(name: string, flag: Flag): string {
  if (typeof flag === 'object') return `  --${name} ${flag.join(' | ')}`;
  if (typeof flag === 'string') return `  --${name} ${flag === 'text' ? 'TEXT' : 'N'}`;
  return `  --${name} N, by default ${flag}`;
}

const help = (flags: Readonly<Record<string, Flag>>) =>
  `Flags:\n${Object.entries(flags)
    .map(([name, flag]) => helpOf(name, flag))
    .join('\n')}`;

/** The texts of flags and the words beside them. Throws `WrongFlag`. */
function parsed(names: readonly string[], takesWords: boolean, args: readonly string[]) {
  const options = Object.fromEntries(names.map((name) => [name, { type: 'string' } as const]));
  try {
    return parseArgs({ args: [...args], options, allowPositionals: takesWords });
  } catch (error) {
    throw new WrongFlag(error instanceof Error ? `${error.message.split(/\.\s/)[0]}.` : String(error));
  }
}

/** The values of flags, and the words beside them. Throws `WrongFlag`. */
function read<const Flags extends Record<string, Flag>>(flags: Flags, takesWords: boolean, args: readonly string[]) {
  const given = parsed(Object.keys(flags), takesWords, args);
  const values = Object.entries(flags).map(([name, flag]) => [name, valueOf(name, flag, given.values[name])]);
  // The keys are those of the flags, each with what `valueOf` makes of it.
  return { values: Object.fromEntries(values) as Values<Flags>, words: given.positionals };
}

/** Prints a line and the flags, and ends: with 2 where the command could not run. */
function end(code: 0 | 2, flags: Readonly<Record<string, Flag>>, line?: string): never {
  const text = [...(line === undefined ? [] : [line]), help(flags)].join('\n');
  if (code === 0) console.log(text);
  else console.error(text);
  process.exit(code);
}

/**
 * Reads the command line of a measurement or a proof, and the words on it that are no flags where it takes some. With
 * `--help` it prints the flags and ends; what it does not understand is said in a sentence, and it ends with 2.
 */
export function commandFlags<const Flags extends Record<string, Flag>>(
  flags: Flags,
  { takesWords = false, args = process.argv.slice(2) }: { takesWords?: boolean; args?: readonly string[] } = {},
): { values: Values<Flags>; words: readonly string[] } {
  if (args.includes('--help')) return end(0, flags);
  try {
    return read(flags, takesWords, args);
  } catch (error) {
    if (!(error instanceof WrongFlag)) throw error;
    return end(2, flags, error.message);
  }
}
