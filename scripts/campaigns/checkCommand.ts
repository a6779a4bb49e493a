import { watch } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { countOf } from '#src/domain/countOf.ts';
import type { Locale } from '#src/domain/facts.ts';
import type { CampaignReport } from '#src/checker/campaignReport.ts';
import { notingReads } from '#src/checker/consents.ts';
import { checkCampaigns } from '#src/checker/checkCampaigns.ts';
import { keyOf } from '#src/checker/finding.ts';
import { describeReport, formats, type Format } from '#src/checker/formats.ts';
import { openProject, type Project } from '#src/checker/project.ts';
import { flowsOf, folderLibrary, unreadDocuments } from '#src/checker/projectFiles.ts';
import { noCampaign } from '#src/checker/suggestion.ts';

/** What an error says, in a sentence. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

export type CheckCommand = {
  folder: string;
  /** Findings name files relative to this folder. */
  root: string;
  /** The campaigns to check; none for all. */
  names: readonly string[];
  /** The languages in which a missing text is a finding. */
  strict: readonly Locale[];
  /** For programs; without it for people, each report as soon as it is made. */
  format?: Format;
  /** Where `npm run dev` serves these campaigns, if it does. */
  origin?: string;
  print: (text: string) => void;
};

function summaryOf(reports: readonly CampaignReport[], started: number): string {
  const sum = (of: 'findings' | 'warnings') => new Set(reports.flatMap((report) => report[of].map(keyOf))).size;
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const found = `${countOf(sum('findings'), 'finding')}, ${countOf(sum('warnings'), 'warning')}`;
  return `${countOf(reports.length, 'campaign')}: ${found} in ${seconds} s`;
}

/** Throws a sentence for a name that is no campaign of the project. */
export function mustExist(names: readonly string[], { library }: Project): void {
  const unknown = names.find((name) => !library.names.includes(name));
  if (unknown !== undefined) throw new Error(noCampaign(unknown, library.names));
}

/** Checks and prints. Returns whether nothing was found. Throws for a name that is no campaign, and for a folder that cannot be read. */
export function checkOnce({ folder, root, names, strict, format, origin, print }: CheckCommand): boolean {
  const started = performance.now();
  const today = new Date().toISOString().slice(0, 10);
  const opened = openProject(folder, root);
  const { consents, unread } = notingReads(opened.consents);
  const project = { ...opened, consents };
  mustExist(names, project);
  const chosen = names.length > 0 ? [...new Set(names)] : flowsOf(project.library);
  if (chosen.length === 0) throw new Error(`There is no campaign in ${folder}`);
  const reports: CampaignReport[] = [];
  const printed = new Set<string>();
  for (const report of checkCampaigns(chosen, project, { strict, today })) {
    reports.push(report);
    if (!format) print(describeReport(report, `${reports.length}/${chosen.length}`, printed, origin));
  }
  const text = format && formats[format](reports, origin);
  if (text) print(text);
  const isFine = reports.every(({ findings }) => findings.length === 0);
  // A campaign that cannot be read to its end may show any of them.
  const unshown = names.length === 0 && isFine && !format ? unread() : [];
  if (unshown.length > 0) print(`No campaign shows these consent texts: ${unshown.join(', ')}`);
  const beside = names.length === 0 && !format ? unreadDocuments(folder).toSorted() : [];
  if (beside.length > 0)
    print(
      `No campaign is read from these files: ${beside.join(', ')}. A campaign is a file of this folder whose name ends in .json`,
    );
  if (!format) print(summaryOf(reports, started));
  return isFine;
}

/** Product constant: milliseconds without a change after which a save is whole. */
const SETTLED_MS = 100;

/**
 * Checks now and after each change in the folder, until it is stopped. `Checking` and the summary stand before and after
 * each, by which editors tell one check from the next. What cannot be checked is printed, and checked again after a change.
 */
export async function checkAlways(command: CheckCommand, signal: AbortSignal): Promise<void> {
  // A folder that is not there cannot be watched.
  folderLibrary(command.folder, command.root);
  let isChanged = true;
  const watcher = watch(command.folder, { recursive: true, signal }, () => (isChanged = true));
  watcher.on('error', (error) => command.print(error.message));
  for (; !signal.aborted; await wait(SETTLED_MS)) {
    if (!isChanged) continue;
    isChanged = false;
    await wait(SETTLED_MS);
    if (isChanged) continue;
    command.print(`Checking ${command.folder}`);
    try {
      checkOnce(command);
    } catch (error) {
      command.print(messageOf(error));
    }
  }
}
