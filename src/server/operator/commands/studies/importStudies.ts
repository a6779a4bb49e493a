import { countOf } from '#src/domain/countOf.ts';
import { importRegister, type Imported } from '#src/server/studies/imports/importRegister.ts';
import { changeLines, writeChanges } from '#src/server/studies/imports/changes.ts';
import type { Command, CommandParts } from '#src/server/operator/commands/command.ts';
import { readWords, wrongUse } from './parse.ts';

/** Refused records that are printed, and changes; all are in the file of changes. */
const MAX_PRINTED = 50;

const options = {
  whole: { type: 'boolean' },
  fewer: { type: 'boolean' },
  anew: { type: 'boolean' },
  changes: { type: 'string' },
} as const;

/** Imports a register download and tells what it changed. */
export const importStudies: Command = async (parts, parameters) => {
  const { values, positionals } = readWords('import', parameters, options);
  const [file, ...others] = positionals;
  if (file === undefined || others.length > 0) throw wrongUse('import', 'Name one file.');
  const { print } = parts;
  let refused = 0;
  const imported = await importRegister(parts.db, file, {
    isWhole: values.whole === true,
    isFewer: values.fewer === true,
    isAnew: values.anew === true,
    progress: progressOf(parts),
    refused: (line) => {
      refused += 1;
      if (refused <= MAX_PRINTED) print(`refused: ${line}`);
    },
  });
  if (refused > MAX_PRINTED) print(`refused: ${refused - MAX_PRINTED} more`);
  for (const line of summaryOf(imported)) print(line);
  await tellChanges(parts, imported.id, values.changes ?? `${file}.changes.jsonl`);
  const { added, changed, unchanged, refused: bad, notRecruiting } = imported.counts;
  return added + changed + unchanged > 0 || bad + notRecruiting === 0;
};

function summaryOf({ wentOnAfter, counts }: Imported): string[] {
  const { added, changed, unchanged, sites, refused, notRecruiting } = counts;
  const taken = added + changed + unchanged;
  return [
    ...(wentOnAfter > 0 ? [`Went on after record ${wentOnAfter}, where the import of this file was stopped.`] : []),
    `${countOf(taken, 'study', 'studies')} with ${countOf(sites, 'site')}: ${added} new, ${changed} changed, ${unchanged} as before.`,
    `${countOf(refused + notRecruiting, 'record')} refused, ${notRecruiting} of them of studies that do not recruit.`,
  ];
}

async function tellChanges({ db, print }: CommandParts, importId: number, file: string): Promise<void> {
  for (const line of await changeLines(db, importId, MAX_PRINTED)) print(line);
  try {
    const count = await writeChanges(db, importId, file);
    if (count > 0) print(`All changes and refusals, ${count}: ${file}`);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error)) throw error;
    print(`The file ${file} could not be written (${String(error.code)}). The changes are kept:`);
    print(`npm run studies -- changes ${importId} --to FILE`);
  }
}

/** Records, part of the file, speed, and the time left, as one line. */
function progressOf({ progress }: CommandParts) {
  const start = performance.now();
  let first: { bytes: number; records: number } | undefined;
  return ({ bytes, size, records }: { bytes: number; size: number; records: number }): void => {
    first ??= { bytes, records };
    const seconds = (performance.now() - start) / 1000;
    const [perSecond, bytesPerSecond] = [(records - first.records) / seconds, (bytes - first.bytes) / seconds];
    const left = bytesPerSecond > 0 ? `, ${timeOf((size - bytes) / bytesPerSecond)} left` : '';
    const part = Math.floor((bytes / Math.max(1, size)) * 100);
    progress(`${countOf(records, 'record')}, ${part} %, ${Math.round(perSecond)} a second${left}`);
  };
}

const timeOf = (seconds: number) => `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;
