import { changeLines, writeChanges } from '#src/server/studies/imports/changes.ts';
import { StartError } from '#src/server/settings/startError.ts';
import type { Command } from '#src/server/operator/commands/command.ts';
import { readWords, wrongUse } from './parse.ts';

const MAX_SHOWN = 200;

/** Shows what an import found changed, and writes all of it to a file where one is named. */
export const changes: Command = async ({ db, print }, parameters) => {
  const { values, positionals } = readWords('changes', parameters, { to: { type: 'string' } });
  const [number] = positionals;
  if (number !== undefined && !/^\d{1,9}$/.test(number)) throw wrongUse('changes', `"${number}" is no import.`);
  const row = await db
    .selectFrom('register_import')
    .select(['id', 'started_at', 'ended_at'])
    .$if(number !== undefined, (query) => query.where('id', '=', Number(number)))
    .orderBy('id', 'desc')
    .executeTakeFirst();
  if (!row) throw new StartError(number === undefined ? 'Nothing was imported yet.' : `There was no import ${number}.`);
  print(`Import ${row.id} of ${row.started_at.toISOString()}${row.ended_at === null ? ', which did not end' : ''}`);
  for (const line of await changeLines(db, row.id, MAX_SHOWN)) print(line);
  if (values.to === undefined) return true;
  const count = await writeChanges(db, row.id, values.to).catch((error: unknown) => {
    throw new StartError(`The file ${values.to} cannot be written.`, error);
  });
  print(`Changes and refusals, ${count}: ${values.to}`);
  return true;
};
