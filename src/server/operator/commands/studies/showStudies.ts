import { sql } from 'kysely';
import { localeCodes, sourceLocale } from '#src/generated/locales.ts';
import { draftCriteria } from '#src/server/studies/edit/drafts.ts';
import { studyNamed, type StudyRow } from '#src/server/studies/edit/editStudy.ts';
import { oversightLines } from '#src/server/studies/edit/oversight.ts';
import { questionsOf } from '#src/server/studies/edit/questions.ts';
import { changesToTake } from '#src/server/studies/edit/takeChanges.ts';
import { textsOf } from '#src/server/studies/edit/texts.ts';
import { inWords } from '#src/server/studies/imports/changes.ts';
import type { Command, CommandParts } from '#src/server/operator/commands/command.ts';
import { readWords, wrongUse } from './parse.ts';

const PAGE = 100;
const statuses = ['open', 'draft', 'closed'] as const;

/** Lists studies, one a line. */
export const listStudies: Command = async ({ db, print }, parameters) => {
  const options = {
    status: { type: 'string' },
    words: { type: 'string' },
    after: { type: 'string', default: '0' },
  } as const;
  const { values, positionals } = readWords('list', parameters, options);
  const status = statuses.find((one) => one === values.status);
  if (values.status !== undefined && !status) throw wrongUse('list', `There is no status ${values.status}.`);
  if (positionals.length > 0 || !/^\d{1,9}$/.test(values.after)) throw wrongUse('list', 'It is not understood.');
  const rows = await db
    .selectFrom('study')
    .select(['id', 'external_id', 'status', 'details'])
    .where('id', '>', Number(values.after))
    .$if(status !== undefined, (query) => query.where('status', '=', status ?? 'open'))
    .$if(values.words !== undefined, (query) =>
      query.where(
        sql<boolean>`position(lower(${values.words ?? ''}) in lower(external_id || ' ' || (details ->> 'title'))) > 0`,
      ),
    )
    .orderBy('id')
    .limit(PAGE)
    .execute();
  for (const { id, external_id: number, status: one, details } of rows)
    print(`${id}  ${number}  ${one}${details.isSimulation ? ', simulation' : ''}  ${details.title[sourceLocale]}`);
  if (rows.length === 0) print('There are no such studies.');
  if (rows.length === PAGE) print(`More: npm run studies -- list --after ${rows.at(-1)?.id}`);
  return true;
};

/** Shows everything about a study, and what it lacks. */
export const showStudy: Command = async (parts, parameters) => {
  const { positionals } = readWords('show', parameters, {});
  const study = await studyNamed(parts.db, positionals[0]);
  for (const line of [...factLines(study), ...(await relatedLines(parts, study))]) parts.print(line);
  return true;
};

const range = (min: number | undefined, max: number | undefined) => `${min ?? 'any'} to ${max ?? 'any'}`;

function factLines({ id, external_id: number, status, details }: StudyRow): string[] {
  const { texts } = textsOf(details);
  const { minAge, maxAge, minBmi, maxBmi, gender, isSimulation, siteTargetAreaType: area } = details;
  const conditions = details.indicationIds.join(', ') || 'none of ours';
  return [
    `Study ${id}  ${number}  ${status}${isSimulation ? ', simulation' : ''}`,
    ...texts.flatMap(([name, text]) => localeCodes().map((code) => `  ${name}.${code}: ${text[code] ?? '(missing)'}`)),
    `  ages ${range(minAge, maxAge)}, body mass ${range(minBmi, maxBmi)}, gender ${gender}, sites by ${area}`,
    `  conditions: ${conditions}`,
    ...oversightLines(details),
  ];
}

async function relatedLines({ db }: CommandParts, { id, details }: StudyRow): Promise<string[]> {
  const { rows } = await sql<{
    sites: number;
    stopped: number;
    leads: number;
    undecided: number;
    recruiting: boolean | null;
  }>`
    select (select count(*)::integer from site where study_id = ${id}) as sites,
      (select count(*)::integer from site where study_id = ${id} and not is_recruiting) as stopped,
      (select count(*)::integer from lead where study_id = ${id}) as leads,
      (select count(*)::integer from lead where study_id = ${id} and qualified is null) as undecided,
      (select is_recruiting from registered where study_id = ${id}) as recruiting`.execute(db);
  const { sites = 0, stopped = 0, leads = 0, undecided = 0, recruiting = null } = rows[0] ?? {};
  const [questions, criteria] = [await questionsOf(db, id), await draftCriteria(db, id)];
  const changes = await changesToTake(db, id);
  const { missing } = textsOf(details);
  return [
    `  sites: ${sites}, of which ${stopped} stopped; leads: ${leads}, of which ${undecided} undecided`,
    ...(recruiting === null ? [] : [`  by its register it ${recruiting ? 'recruits' : 'does not recruit any more'}`]),
    ...(criteria.length > 0
      ? [`  criteria of the register: ${criteria.length} (npm run studies -- drafts ${id})`]
      : []),
    ...(questions === undefined ? ['  questions of several kinds'] : []),
    ...(questions ?? []).flatMap((one) => [
      `  question ${one.number}, qualifies: ${one.qualifies.join(', ')}`,
      ...localeCodes().map((code) => `    ${code}: ${one.text[code] ?? '(missing)'}`),
    ]),
    ...changes.map(({ kind, details: change }) => `  changed by the register: ${inWords(kind, change)}`),
    ...(missing.length > 0
      ? [`  missing: ${missing.join(', ')}; npm run studies -- text ${id} FIELD LANGUAGE TEXT`]
      : []),
  ];
}

/** Shows what operators changed: in a study, or the last of everything. */
export const showLog: Command = async ({ db, print }, parameters) => {
  const { positionals } = readWords('log', parameters, {});
  const study = positionals[0] === undefined ? undefined : await studyNamed(db, positionals[0]);
  const rows = await db
    .selectFrom('operator_change')
    .selectAll()
    .$if(study !== undefined, (query) => query.where('study_id', '=', study?.id ?? 0))
    .orderBy('id', 'desc')
    .limit(PAGE)
    .execute();
  for (const { at, actor, action, study_id: id, details } of rows)
    print(`${at.toISOString()}  ${actor}  ${action}  study ${id}  ${JSON.stringify(details)}`);
  if (rows.length === 0) print('Nothing was changed.');
  return true;
};
