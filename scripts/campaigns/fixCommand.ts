import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { createTwoFilesPatch, FILE_HEADERS_ONLY } from 'diff';
import { countOf } from '#src/domain/countOf.ts';
import { fixedDocuments, type FixedDocument } from '#src/checker/fixedDocuments.ts';
import { openProject } from '#src/checker/project.ts';
import { mustExist, type CheckCommand } from './checkCommand.ts';

/** Lines around a change. */
const CONTEXT = 3;

/** What changes in a document, as `git apply` takes it. */
function patchOf({ source: { file, text: before }, text: after }: FixedDocument): string {
  const name = file.replaceAll('\\', '/');
  const options = { context: CONTEXT, headerOptions: FILE_HEADERS_ONLY };
  return createTwoFilesPatch(`a/${name}`, `b/${name}`, before, after, undefined, undefined, options);
}

/** Asks at a terminal whether to write; elsewhere nobody can answer, and nothing is written. */
export async function confirmWriting(): Promise<boolean> {
  const { stdin: input, stdout: output } = process;
  if (!input.isTTY || !output.isTTY) return false;
  const terminal = createInterface({ input, output });
  const answer = await terminal.question('Write this? [y/N] ');
  terminal.close();
  return /^y(es)?$/i.test(answer.trim());
}

/**
 * Prints what can be mended in one way only, as a unified diff, and writes it where `mayWrite` says so. Throws for a
 * name that is no campaign, where the folder cannot be read, and where a file cannot be written.
 */
export async function fixCampaigns(
  { folder, root, names, strict, print }: CheckCommand,
  mayWrite: () => boolean | Promise<boolean>,
): Promise<void> {
  const today = new Date().toISOString().slice(0, 10);
  const project = openProject(folder, root);
  mustExist(names, project);
  const fixed = fixedDocuments(names, project, { strict, today });
  for (const one of fixed) print(patchOf(one));
  if (fixed.length === 0) return print('Nothing can be mended in one way only.');
  if (!(await mayWrite())) return print('Nothing was written: --fix --write writes it.');
  for (const { source, text } of fixed) writeFileSync(resolve(root, source.file), text);
  print(`Written: ${countOf(fixed.length, 'document')}`);
}
