import { sourceLocale } from '#src/generated/locales.ts';
import { readFile } from 'node:fs/promises';
import { approveStudy } from '#src/server/studies/imports/approve.ts';
import { Unusable, readRecord } from '#src/server/studies/imports/registered.ts';
import { saveStudy } from '#src/server/studies/imports/studies.ts';
import { StartError } from '#src/server/settings/startError.ts';
import type { Command, CommandParts } from './command.ts';

const usage = `Usage:
  npm run studies -- import FILE        read a ClinicalTrials.gov download (JSON, version 2) as drafts
  npm run studies -- drafts [ID]        the drafts, or the criteria of one, numbered
  npm run studies -- approve ID [1,3]   show a draft to visitors, with these of its criteria as questions`;

/** Studies of a register: imported as drafts, read by a person, shown once approved. */
export const studies: Command = async (parts, [action, subject, chosen]) => {
  if (action === 'import' && subject !== undefined) return importStudies(parts, subject);
  if (action === 'drafts') return showDrafts(parts, subject);
  const isRight = action === 'approve' && /^\d{1,9}$/.test(subject ?? '') && /^(\d+(,\d+)*)?$/.test(chosen ?? '');
  if (!isRight) throw new StartError(usage);
  const positions = chosen === undefined ? [] : chosen.split(',').map(Number);
  if (!(await approveStudy(parts.db, Number(subject), positions)))
    throw new StartError(`There is no draft study ${subject}.`);
  parts.print(`Study ${subject} is open to visitors, with ${positions.length} questions.`);
  return true;
};

async function recordsOf(file: string): Promise<unknown[]> {
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    throw new StartError(`The file ${file} cannot be read.`, error);
  });
  try {
    const content: unknown = JSON.parse(text);
    if (Array.isArray(content)) return content;
    const isList =
      typeof content === 'object' && content !== null && 'studies' in content && Array.isArray(content.studies);
    return isList ? (content.studies as unknown[]) : [content];
  } catch (error) {
    throw new StartError(`The file ${file} is not JSON.`, error);
  }
}

async function importStudies({ db, print }: CommandParts, file: string): Promise<boolean> {
  const records = await recordsOf(file);
  const count = { taken: 0, refused: 0, sites: 0 };
  for (const [index, record] of records.entries()) {
    try {
      const study = readRecord(record);
      await saveStudy(db, study);
      count.taken += 1;
      count.sites += study.sites.length;
    } catch (error) {
      if (!(error instanceof Unusable)) throw error;
      count.refused += 1;
      print(`refused: record ${index + 1}${idIn(record)}: ${error.message}`);
    }
    if ((index + 1) % 100 === 0) print(`${index + 1} of ${records.length}`);
    await new Promise(setImmediate);
  }
  print(`${count.taken} studies with ${count.sites} sites are drafts now, ${count.refused} records were refused.`);
  return count.taken > 0 || count.refused === 0;
}

function idIn(record: unknown): string {
  const found = /"nctId":"(NCT\d{8})"/.exec(JSON.stringify(record) ?? '')?.[1];
  return found === undefined ? '' : ` (${found})`;
}

async function showDrafts({ db, print }: CommandParts, id: string | undefined): Promise<boolean> {
  if (id === undefined) {
    const rows = await db
      .selectFrom('study')
      .select(['id', 'external_id', 'details'])
      .where('status', '=', 'draft')
      .orderBy('id')
      .execute();
    for (const row of rows) print(`${row.id}  ${row.external_id}  ${row.details.title[sourceLocale]}`);
    if (rows.length === 0) print('There are no drafts.');
    return true;
  }
  const rows = await db
    .selectFrom('criterion_draft')
    .selectAll()
    .where('study_id', '=', Number(id) || 0)
    .orderBy('position')
    .execute();
  for (const { position, kind, text } of rows) print(`${position}. ${kind}: ${text}`);
  if (rows.length === 0) print('There are no draft criteria of this study.');
  return true;
}
