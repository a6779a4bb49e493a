import { suggestion } from '#src/checker/suggestion.ts';
import { translations } from '#src/checker/translationPairs.ts';
import { usage } from './usage.ts';

/** What each command is given, as the help says it. */
const given: Readonly<Record<string, string>> = {
  check: '[NAME...]',
  diff: 'A B',
  explain: 'CODE',
  list: '',
  show: 'NAME',
  new: 'NAME --from BASE',
  try: 'NAME',
  translated: '[NAME...]',
  ...Object.fromEntries(translations.map((locale) => [`missing-${locale}`, ''])),
};

/** Why a command cannot run that is none of ours, or lacks something, with what to write instead. */
export function misread(command: string | undefined): Error {
  if (command === undefined) return new Error(usage);
  if (Object.hasOwn(given, command))
    return new Error(`${command} takes more than that: npm run campaigns -- ${command} ${given[command]}`);
  return new Error(`There is no command "${command}"${suggestion(command, Object.keys(given))}\n\n${usage}`);
}
