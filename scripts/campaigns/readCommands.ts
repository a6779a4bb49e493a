import type { Locale } from '#src/domain/facts.ts';
import { describeFinding, type Finding } from '#src/checker/finding.ts';
import { missingDefaultTexts, nameOfLanguage, translationFindings } from '#src/checker/missingTranslations.ts';
import type { Project } from '#src/checker/project.ts';
import { flowsOf } from '#src/checker/projectFiles.ts';
import { campaignReader, type ReadCampaign } from '#src/checker/readCampaign.ts';
import { mustExist } from './checkCommand.ts';

/** Where a command writes: what it was asked for, and what is wrong. */
export type Told = { print: (line: string) => void; printError: (line: string) => void };

/** Prints what was found in documents that cannot be read. Returns the exit code. */
export function printFindings(findings: readonly Finding[], printError: Told['printError']): number {
  for (const finding of findings) printError(describeFinding(finding));
  return findings.length > 0 ? 1 : 0;
}

/** Reads one campaign. Throws a sentence where there is none of that name. */
export function readNamed(name: string, project: Project): ReadCampaign {
  mustExist([name], project);
  return campaignReader(project)(name);
}

/** Prints the name and the types of each campaign that is a flow, and what it is for. Returns the exit code. */
export function listCampaigns(project: Project, print: Told['print']): number {
  const read = campaignReader(project);
  let isWhole = true;
  for (const name of flowsOf(project.library)) {
    const { campaign, document } = read(name);
    isWhole &&= campaign !== undefined;
    const types = campaign
      ? `${campaign.flowType.padEnd(15)} ${campaign.campaignType.padEnd(15)}`
      : 'has findings: check it';
    print(`${name.padEnd(16)} ${types} ${document?.description ?? ''}`.trimEnd());
  }
  return isWhole ? 0 : 1;
}

/** Prints a campaign with everything inherited and every default. Returns the exit code. */
export function showCampaign(name: string, project: Project, { print, printError }: Told): number {
  const { campaign, findings } = readNamed(name, project);
  if (campaign) print(JSON.stringify(campaign, null, 2));
  return printFindings(findings, printError);
}

/** Prints the texts that a language has not yet, of the defaults and of each flow. Returns the exit code. */
export function listMissing(locale: Locale, project: Project, { print, printError }: Told): number {
  const documents = flowsOf(project.library).map(campaignReader(project));
  const inCampaigns = documents.flatMap(({ campaign, tree }) =>
    campaign && tree ? translationFindings(locale, campaign, tree, project.registries).map(describeFinding) : [],
  );
  const lines = new Set([...missingDefaultTexts(locale, project.registries), ...inCampaigns]);
  for (const line of lines) print(line);
  const language = nameOfLanguage(locale);
  const unread = documents.filter(({ campaign }) => !campaign).flatMap(({ findings }) => findings);
  if (unread.length > 0) return printFindings(unread, printError);
  print(lines.size === 0 ? `Every text is there in ${language}.` : `Texts without ${language}: ${lines.size}`);
  return 0;
}
