import { suggestion } from '#src/checker/suggestion.ts';
import { usage } from './usage.ts';

/** What each command is given, as the help says it: a line that begins with two blanks names one. */
const given = new Map(
  [...usage.matchAll(/^ {2}([a-z][\w-]*)((?: \S+)*) {2,}/gm)].map(([, name = '', words = '']) => [name, words]),
);

/** Why a command cannot run that is none of ours, or lacks something, with what to write instead. */
export function misread(command: string | undefined): Error {
  if (command === undefined) return new Error(usage);
  const words = given.get(command);
  if (words !== undefined) return new Error(`${command} takes more than that: npm run campaigns -- ${command}${words}`);
  return new Error(`There is no command "${command}"${suggestion(command, [...given.keys()])}\n\n${usage}`);
}
