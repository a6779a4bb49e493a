import { readFileSync } from 'node:fs';
import { countOf } from '#src/domain/countOf.ts';
import { sealedParticipant } from '#src/server/db/sealed/known.ts';
import { studyNamed } from '#src/server/studies/edit/editStudy.ts';
import type { Command } from '#src/server/operator/commands/command.ts';
import { requireFile } from '#src/server/operator/commands/requireFile.ts';
import { readWords, wrongUse } from './parse.ts';

const e164 = /^\+[1-9]\d{6,14}$/;
/** Numbers of one statement: a trip to the database for each number took most of the time. */
const BATCH = 1000;
/** How many numbers are done between two words about it. */
const SAID_EVERY = 20_000;

/** Adds the numbers of a file, one a line, to those who take part in a study. Refused lines are named by their place alone. */
export const participants: Command = async ({ db, print }, parameters) => {
  const { positionals } = readWords('participants', parameters, {});
  const [name, word, file, ...others] = positionals;
  if (word !== 'import' || file === undefined || others.length > 0) throw wrongUse('participants', 'Say which file.');
  const study = await studyNamed(db, name);
  requireFile(file);
  const lines = readFileSync(file, 'utf8')
    .split(/\r?\n/)
    .map((line) => line.trim());
  const numbers = [...new Set(lines.filter((line) => e164.test(line)))];
  const refused = lines.flatMap((line, index) => (line === '' || e164.test(line) ? [] : [index + 1]));
  for (const line of refused) print(`Line ${line} is no number in international form, such as +12125550123.`);
  let added = 0;
  for (let done = 0; done < numbers.length; done += BATCH) {
    if (done > 0 && done % SAID_EVERY === 0) print(`${done} of ${numbers.length} numbers…`);
    const rows = numbers.slice(done, done + BATCH).map((phone) => sealedParticipant(db, { studyId: study.id, phone }));
    const insert = db
      .insertInto('participant')
      .values(rows)
      .onConflict((conflict) => conflict.doNothing());
    added += Number((await insert.executeTakeFirst()).numInsertedOrUpdatedRows ?? 0);
  }
  print(
    `${countOf(added, 'participant')} of study ${study.id} added, ${numbers.length - added} known before, ${countOf(refused.length, 'line')} refused.`,
  );
  return refused.length === 0;
};
