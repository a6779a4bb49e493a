import { campaignChecker, type CheckOptions } from '#src/checker/checkCampaigns.ts';
import type { Finding } from '#src/checker/finding.ts';
import { openProject } from '#src/checker/project.ts';
import { campaignFolder } from '#src/checker/projectFiles.ts';
import type { Evaluated } from '#src/checker/proof/knowledge.ts';

/** A document that is checked without being in the folder of campaigns. */
export type Draft = { name: string; [part: string]: unknown };

/** A document by its name, as it is written. */
type Written = { name: string; text: string };

/**
 * A check of documents beside the shipped campaigns, or in place of those of their names, each time with all that is found of
 * the first one, warnings included. Each check knows its documents alone; the shipped ones, and what a rule says of visitors,
 * are read once for all checks.
 */
export function writtenChecker(strict: CheckOptions['strict']): (...written: Written[]) => Finding[] {
  const { library, ...project } = openProject(campaignFolder, process.cwd());
  const shipped = new Map(library.names.map((name) => [name, library.read(name)]));
  const evaluated: Evaluated = new Map();
  return (...written) => {
    const withWritten = {
      names: [...new Set([...library.names, ...written.map(({ name }) => name)])],
      read(name: string) {
        const one = written.find((other) => other.name === name);
        return one ? { file: `${name}.json`, text: one.text } : shipped.get(name);
      },
    };
    // A checker reports a warning once.
    const check = campaignChecker({ ...project, library: withWritten }, { strict, today: '2026-11-01' }, evaluated);
    const { findings, warnings } = check(written[0]?.name ?? '');
    return [...findings, ...warnings];
  };
}

/** The same of drafts, which lack nothing in Spanish. */
export function draftChecker(): (...drafts: Draft[]) => Finding[] {
  const check = writtenChecker(['es']);
  return (...drafts) => check(...drafts.map((draft) => ({ name: draft.name, text: JSON.stringify(draft, null, 2) })));
}

/** Each finding with its code. */
export const described = (findings: readonly Finding[]): string[] =>
  findings.map(({ code, message }) => `${code} ${message}`);
