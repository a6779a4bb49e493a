import { campaignChecker } from '#src/checker/checkCampaigns.ts';
import type { Finding } from '#src/checker/finding.ts';
import { openProject, type Project } from '#src/checker/project.ts';
import { campaignFolder } from '#src/checker/projectFiles.ts';

/** A document that is checked without being in the folder of campaigns. */
export type Draft = { name: string; [part: string]: unknown };

/**
 * A check of drafts beside the shipped campaigns, each time with all that is found of the first one, warnings included. A draft
 * may have the name of a campaign, and stands in its place then.
 */
export function draftChecker(): (...drafts: Draft[]) => Finding[] {
  const { library, ...project } = openProject(campaignFolder, process.cwd());
  return (...drafts) => {
    const withDrafts: Project = {
      ...project,
      library: {
        names: [...new Set([...library.names, ...drafts.map(({ name }) => name)])],
        read(name) {
          const draft = drafts.find((one) => one.name === name);
          return draft ? { file: `${name}.json`, text: JSON.stringify(draft, null, 2) } : library.read(name);
        },
      },
    };
    // A checker reports a warning once.
    const check = campaignChecker(withDrafts, { strict: ['es'], today: '2026-11-01' });
    const { findings, warnings } = check(drafts[0]?.name ?? '');
    return [...findings, ...warnings];
  };
}

/** Each finding with its code. */
export const described = (findings: readonly Finding[]): string[] =>
  findings.map(({ code, message }) => `${code} ${message}`);
