import { countOf } from '#src/domain/countOf.ts';
import { localeCodes, sourceLocale } from '#src/generated/locales.ts';
import { draftCriteria } from '#src/server/studies/edit/drafts.ts';
import { editStudy, saveDetails, studyNamed } from '#src/server/studies/edit/editStudy.ts';
import { approveDraft, closeStudy } from '#src/server/studies/edit/openAndClose.ts';
import {
  answerNames,
  firstOwn,
  lastNumber,
  draftQuestions,
  saveQuestions,
  type Question,
} from '#src/server/studies/edit/questions.ts';
import { setRecruiting, sitesOf } from '#src/server/studies/edit/sites.ts';
import { changesToTake, isTakable, takeChanges } from '#src/server/studies/edit/takeChanges.ts';
import { setTexts } from '#src/server/studies/edit/texts.ts';
import { inWords } from '#src/server/studies/imports/changes.ts';
import { StartError } from '#src/server/settings/startError.ts';
import type { Command } from '#src/server/operator/commands/command.ts';
import { numbersIn, readWords, wrongUse } from './parse.ts';

const anyway = { anyway: { type: 'boolean' } } as const;

/** Takes a study from visitors. */
export const close: Command = async ({ db, print }, parameters) => {
  const { positionals } = readWords('close', parameters, {});
  const study = await studyNamed(db, positionals[0]);
  await closeStudy(db, study);
  print(`Study ${study.id} is closed. Visitors who are half-way are told so; their leads are kept, undecided.`);
  return true;
};

/** Opens a draft with the questions that it has, or with these criteria of its register as they are written. */
export const approve: Command = async ({ db, print }, parameters) => {
  const { values, positionals } = readWords('approve', parameters, anyway);
  const [name, chosen, ...others] = positionals;
  if (others.length > 0) throw wrongUse('approve', `"${others[0]}" is too much.`);
  const numbers = chosen === undefined ? undefined : numbersIn('approve', chosen);
  const study = await studyNamed(db, name);
  const count = await approveDraft(db, study, numbers, values.anyway === true);
  print(`Study ${study.id} is open to visitors, with ${countOf(count, 'question')}.`);
  return true;
};

/** Sets or takes away a text of a study. */
export const text: Command = async ({ db, print }, parameters) => {
  const { values, positionals } = readWords('text', parameters, { remove: { type: 'boolean' } });
  const [name, field, locale, written, ...others] = positionals;
  const isWhole = values.remove === true ? written === undefined : written !== undefined;
  if (field === undefined || locale === undefined || !isWhole || others.length > 0)
    throw wrongUse('text', 'Name the study, the field and the language, and put the text in quotes.');
  const study = await studyNamed(db, name);
  await setTexts(db, study, [{ field, locale, text: written ?? null }]);
  print(`${field}.${locale} of study ${study.id} is ${values.remove ? 'taken away' : 'set'}.`);
  return true;
};

/** Says whether a study is for practice only: such a study never congratulates. */
export const simulation: Command = async ({ db, print }, parameters) => {
  const { positionals } = readWords('simulation', parameters, {});
  const [name, answer] = positionals;
  if (answer !== 'yes' && answer !== 'no') throw wrongUse('simulation', 'Say yes or no.');
  const study = await studyNamed(db, name);
  const isSimulation = answer === 'yes';
  await editStudy(db, { action: 'simulation', studyId: study.id, details: { isSimulation } }, (tx, now) =>
    saveDetails(tx, now, { ...now.details, isSimulation }),
  );
  print(`Study ${study.id} is ${isSimulation ? 'a simulation' : 'no simulation'} now.`);
  return true;
};

/** Lists the sites of a study, or says whether some take participants. */
export const sites: Command = async ({ db, print }, parameters) => {
  const { positionals } = readWords('sites', parameters, {});
  const [name, verb, which = ''] = positionals;
  const study = await studyNamed(db, name);
  if (verb === undefined) {
    for (const { id, name: site, country, postal_code: code, is_recruiting: takes } of await sitesOf(db, study.id))
      print(`${id}  ${takes ? 'recruits' : 'stopped '}  ${country} ${code}  ${site}`);
    return true;
  }
  if (verb !== 'recruit' && verb !== 'stop') throw wrongUse('sites', `"${verb}" is neither recruit nor stop.`);
  const ids = which === 'all' ? which : numbersIn('sites', which);
  const count = await setRecruiting(db, study.id, ids, verb === 'recruit');
  print(
    `${countOf(count, 'site')} of study ${study.id} ${verb === 'recruit' ? 'opened to' : 'closed to'} participants.`,
  );
  return true;
};

/** Takes over what the register changed in a study. */
export const take: Command = async ({ db, print }, parameters) => {
  const { positionals } = readWords('take', parameters, {});
  const study = await studyNamed(db, positionals[0]);
  const left = (await changesToTake(db, study.id)).filter(({ kind }) => !isTakable(kind));
  const kinds = await takeChanges(db, study);
  print(
    kinds.length > 0
      ? `Study ${study.id} follows its register in: ${kinds.join(', ')}.`
      : 'There is nothing to take over.',
  );
  for (const { kind, details } of left) print(`Left for you to decide: ${inWords(kind, details)}`);
  if (kinds.includes('criteria')) print(`Its questions are as they were: npm run studies -- show ${study.id}`);
  return true;
};

const questionOptions = {
  qualifies: { type: 'string' },
  remove: { type: 'boolean' },
  ...Object.fromEntries(
    localeCodes().flatMap(
      (code) =>
        [
          [code, { type: 'string' }],
          [`hint-${code}`, { type: 'string' }],
        ] as const,
    ),
  ),
} as const;

/** Makes a criterion of a draft a question, or takes the question away. */
export const question: Command = async ({ db, print }, parameters) => {
  const { values, positionals } = readWords('question', parameters, questionOptions);
  const [name, numbered = ''] = positionals;
  if (!/^\d{1,3}$/.test(numbered)) throw wrongUse('question', `"${numbered}" is no number of a criterion.`);
  const study = await studyNamed(db, name);
  await draftQuestions(db, study);
  const number = Number(numbered);
  const criteria = await draftCriteria(db, study.id);
  if (number < firstOwn && !criteria.some((one) => one.number === number))
    throw new StartError(
      `Study ${study.id} has no criterion ${number}; your own questions have numbers ${firstOwn} to ${lastNumber}.`,
    );
  const asked = values.remove === true ? [] : [questionOf(number, values as Written)];
  const edit = { action: 'question', studyId: study.id, details: { number, isRemoved: asked.length === 0 } };
  const count = await editStudy(db, edit, async (tx, now) => {
    const others = (await draftQuestions(tx, now)).filter((one) => one.number !== number);
    const questions = [...others, ...asked].toSorted((a, b) => a.number - b.number);
    await saveQuestions(tx, now.id, questions);
    return questions.length;
  });
  print(`Study ${study.id} has ${countOf(count, 'question')}.`);
  return true;
};

type Written = Readonly<Record<string, string | undefined>>;

function questionOf(number: number, values: Written): Question {
  const inEach = (prefix: string) =>
    Object.fromEntries(
      localeCodes().flatMap((code) => {
        const written = values[prefix + code]?.trim();
        return written ? [[code, written] as const] : [];
      }),
    );
  const [asked, hint] = [inEach(''), inEach('hint-')];
  const missing = localeCodes().filter((code) => asked[code] === undefined);
  if (missing.length > 0) throw wrongUse('question', `Write the question with --${missing.join(' and --')}.`);
  const names = (values['qualifies'] ?? '').split(',');
  const qualifies = answerNames.filter((one) => names.includes(one));
  if (qualifies.length !== names.length || qualifies.length === answerNames.length)
    throw wrongUse('question', 'Say with --qualifies which answers let somebody join: yes, no or unsure.');
  const hasHint = Object.keys(hint).length > 0;
  if (hasHint && hint[sourceLocale] === undefined) throw wrongUse('question', `Write --hint-${sourceLocale} too.`);
  // Each language of the question is there, and the source language of the hint.
  return { number, text: asked as Question['text'], ...(hasHint && { hint: hint as Question['text'] }), qualifies };
}
