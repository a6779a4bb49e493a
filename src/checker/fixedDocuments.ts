import { applyEdits } from 'jsonc-parser';
import { checkCampaigns, type CheckOptions } from './checkCampaigns.ts';
import type { Finding, Source } from './finding.ts';
import { editsOf } from './fixes.ts';
import type { Project } from './project.ts';

/** A document with findings mended: the source as it was read, and its text as it would be. */
export type FixedDocument = { source: Source; text: string };

/** Product constant: checks after each of which more can be mended, at most; what one finding hid, the next check finds. */
const MOST_ROUNDS = 10;

/** The project with other texts for some files. */
const withTexts = (project: Project, fixed: ReadonlyMap<string, FixedDocument>): Project => ({
  ...project,
  library: {
    ...project.library,
    read(name) {
      const source = project.library.read(name);
      const text = source && fixed.get(source.file)?.text;
      return source && text !== undefined ? { ...source, text } : source;
    },
  },
});

/** A file and its findings that have a fix. */
type Fixable = { source: Source; findings: readonly Finding[] };

function fixable(names: readonly string[], project: Project, options: CheckOptions): Fixable[] {
  const reports = [...checkCampaigns(names, project, options)];
  const found = reports.flatMap(({ findings, warnings }) => [...findings, ...warnings]).filter(({ fix }) => fix);
  const byFile = new Map<string, Fixable>();
  for (const finding of found) {
    const { source } = finding.at;
    byFile.set(source.file, { source, findings: [...(byFile.get(source.file)?.findings ?? []), finding] });
  }
  return [...byFile.values()];
}

/**
 * The documents in which something can be mended, of the named campaigns, all flows if none is named, and of their bases: with
 * every finding mended that has a fix, and nothing else changed. Writes nothing.
 */
export function fixedDocuments(names: readonly string[], project: Project, options: CheckOptions): FixedDocument[] {
  const fixed = new Map<string, FixedDocument>();
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const found = fixable(names, withTexts(project, fixed), options).flatMap(({ source, findings }) => {
      const edits = editsOf(findings);
      return edits.length === 0 ? [] : [{ source, text: applyEdits(source.text, edits) }];
    });
    if (found.length === 0) break;
    for (const { source, text } of found)
      fixed.set(source.file, { source: fixed.get(source.file)?.source ?? source, text });
  }
  return [...fixed.values()];
}
