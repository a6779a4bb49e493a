import { createWriteStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { countOf } from '#src/domain/countOf.ts';
import { sourceLocale } from '#src/generated/locales.ts';
import { draftBlockText, draftFileHead } from '#src/server/studies/edit/draftFileText.ts';
import { draftCriteria, studiesAfter } from '#src/server/studies/edit/drafts.ts';
import { studyNamed, type StudyRow } from '#src/server/studies/edit/editStudy.ts';
import { checkDrafts, importDrafts } from '#src/server/studies/edit/importDrafts.ts';
import { questionsOf } from '#src/server/studies/edit/questions.ts';
import { StartError } from '#src/server/settings/startError.ts';
import type { Command, CommandParts } from '#src/server/operator/commands/command.ts';
import { readWords, wrongUse } from './parse.ts';

const PAGE = 200;

/** Drafts as a list, one by its criteria, or as a file that goes out and comes back. */
export const drafts: Command = async (parts, parameters) => {
  const { positionals } = readWords('drafts', parameters, {});
  const [action, file, names] = positionals;
  if (action === 'export' || action === 'check' || action === 'import') {
    if (file === undefined) throw wrongUse('drafts', 'Name the file.');
    if (action === 'export') return exportDrafts(parts, file, names);
    return comeBack(parts, file, action === 'import');
  }
  return action === undefined ? listDrafts(parts) : showCriteria(parts, action);
};

async function listDrafts({ db, print }: CommandParts): Promise<boolean> {
  let count = 0;
  for await (const { id, external_id: number, details } of eachDraft(db)) {
    count += 1;
    print(`${id}  ${number}  ${details.title[sourceLocale]}`);
  }
  if (count === 0) print('There are no drafts.');
  return true;
}

async function showCriteria({ db, print }: CommandParts, name: string): Promise<boolean> {
  const study = await studyNamed(db, name);
  const criteria = await draftCriteria(db, study.id);
  for (const { number, kind, text } of criteria) print(`${number}. ${kind}: ${text}`);
  if (criteria.length === 0) print('There are no draft criteria of this study.');
  return true;
}

async function* eachDraft(db: CommandParts['db']): AsyncGenerator<StudyRow> {
  let after = 0;
  for (;;) {
    const page = await studiesAfter(db, 'draft', after, PAGE);
    yield* page;
    const last = page.at(-1);
    if (!last || page.length < PAGE) return;
    after = last.id;
  }
}

async function exportDrafts({ db, print }: CommandParts, file: string, names: string | undefined): Promise<boolean> {
  const named: StudyRow[] = [];
  for (const name of names?.split(',') ?? []) named.push(await studyNamed(db, name));
  let count = 0;
  async function* content(): AsyncGenerator<string> {
    yield draftFileHead;
    for await (const study of named.length > 0 ? named : eachDraft(db)) {
      const questions = await questionsOf(db, study.id);
      if (study.status !== 'draft' || !questions) throw new StartError(`Study ${study.id} is no draft.`);
      yield draftBlockText(study, await draftCriteria(db, study.id), questions);
      count += 1;
    }
  }
  await pipeline(Readable.from(content()), createWriteStream(file)).catch((error: unknown) => {
    if (error instanceof StartError || !(error instanceof Error && 'code' in error)) throw error;
    throw new StartError(`The file ${file} cannot be written (${String(error.code)}).`, error);
  });
  print(`${countOf(count, 'draft')}: ${file}`);
  return true;
}

/** A file with anything wrong in it changes nothing. */
async function comeBack({ db, print }: CommandParts, file: string, isImport: boolean): Promise<boolean> {
  const content = await readFile(file, 'utf8').catch((error: unknown) => {
    throw new StartError(`The file ${file} cannot be read.`, error);
  });
  const checked = await checkDrafts(db, content);
  const { findings, found } = checked;
  for (const { line, text } of findings) print(`${file}:${line}: ${text}`);
  const questions = found.reduce((sum, { block }) => sum + block.questions.length, 0);
  if (findings.length > 0) {
    print(`${countOf(findings.length, 'thing')} to correct; nothing was changed.`);
    return false;
  }
  if (isImport) await importDrafts(db, checked);
  print(
    `${countOf(found.length, 'draft')} with ${countOf(questions, 'question')} ${isImport ? 'saved' : 'checked; nothing was changed'}.`,
  );
  if (isImport) print('To show one to visitors: npm run studies -- approve ID');
  return true;
}
