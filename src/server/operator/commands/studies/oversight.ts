import { localeCodes } from '#src/generated/locales.ts';
import { studyNamed } from '#src/server/studies/edit/editStudy.ts';
import {
  approvalOf,
  entryOf,
  nameIn,
  oversightLines,
  oversightParts,
  setOversight,
} from '#src/server/studies/edit/oversight.ts';
import type { Command } from '#src/server/operator/commands/command.ts';
import { readWords, wrongUse } from './parse.ts';

const languages = Object.fromEntries(localeCodes().map((code) => [code, { type: 'string' }] as const));
const options = { ...languages, remove: { type: 'boolean' } } as const;

/** Shows who answers for a study, or sets one part of it or takes it away. */
export const oversight: Command = async ({ db, print }, parameters) => {
  const { values, positionals } = readWords('oversight', parameters, options);
  const [name, named, ...words] = positionals;
  const study = await studyNamed(db, name);
  if (named === undefined) {
    for (const line of oversightLines(study.details)) print(line);
    return true;
  }
  const part = oversightParts.find((one) => one === named);
  if (!part) throw wrongUse('oversight', `There is no "${named}"; there are ${oversightParts.join(', ')}.`);
  const { remove, ...rest } = values;
  // Every other option is the text of a language.
  const written = rest as Readonly<Record<string, string>>;
  const hasNames = part !== 'register' && remove !== true;
  if (!hasNames && Object.keys(written).length > 0) throw wrongUse('oversight', 'No text of a language belongs here.');
  const [number = '', second = ''] = words;
  const expected = remove === true || part === 'sponsor' || part === 'recruiter' ? 0 : 2;
  if (words.length !== expected) throw wrongUse('oversight', 'There are words missing or too many.');
  if (remove === true) await setOversight(db, study, part, undefined);
  else if (part === 'register') await setOversight(db, study, part, entryOf(number, second));
  else if (part === 'ethics') await setOversight(db, study, part, approvalOf(nameIn(written), number, second));
  else await setOversight(db, study, part, nameIn(written));
  print(`${part} of study ${study.id} is ${remove === true ? 'taken away' : 'set'}.`);
  return true;
};
