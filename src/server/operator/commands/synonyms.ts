import { isLocale } from '#src/generated/locales.ts';
import { addSynonym, listSynonyms, removeSynonym, type Synonym } from '#src/server/studies/synonyms.ts';
import { StartError } from '#src/server/settings/startError.ts';
import type { Command, DescribedCommand } from './command.ts';

const usage = `Usage:
  npm run synonyms -- list [WORD]                  words that find the same studies, or those of one condition
  npm run synonyms -- add CONDITION LOCALE WORD    add a word, as in: add hypertension es "presión alta"
  npm run synonyms -- remove CONDITION LOCALE WORD`;

const run: Command = async ({ db, print }, [action, ...words]) => {
  if (action === 'list') {
    for (const { concept, locale, term } of await listSynonyms(db, words[0])) print(`${concept}  ${locale}  ${term}`);
    return true;
  }
  const synonym = synonymOf(words);
  if (!synonym || (action !== 'add' && action !== 'remove')) throw new StartError(usage);
  const { concept, locale, term } = synonym;
  const isDone = action === 'add' ? await addSynonym(db, synonym) : await removeSynonym(db, synonym);
  if (!isDone)
    throw new StartError(`"${term}" (${locale}) is ${action === 'add' ? 'already' : 'not'} a word for ${concept}.`);
  print(`"${term}" (${locale}) is ${action === 'add' ? 'now' : 'no longer'} a word for ${concept}.`);
  return true;
};

function synonymOf(words: readonly string[]): Synonym | undefined {
  const [concept = '', locale = '', term = ''] = words.map((word) => word.trim());
  return words.length === 3 && concept !== '' && term !== '' && isLocale(locale)
    ? { concept, locale, term }
    : undefined;
}

/** Words for the same condition, which the study search takes for one another from the next search on. */
export const synonyms: DescribedCommand = { run, usage };
