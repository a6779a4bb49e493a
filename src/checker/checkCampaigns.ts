import { describeFinding, frameOf } from './finding.ts';
import type { Finding } from './finding.ts';
import type { Locale } from '#src/domain/facts.ts';
import { translationFindings } from './missingTranslations.ts';
import type { Project } from './project.ts';
import { flowsOf } from './projectFiles.ts';
import { prove } from './proof/prove.ts';
import { campaignReader } from './readCampaign.ts';
import type { ReadCampaign } from './readCampaign.ts';

export type CheckOptions = {
  /** The languages in which a missing text is a finding, not a warning. */
  strict: readonly Locale[];
};

/** What the check of one campaign found. */
export type CampaignReport = {
  name: string;
  findings: readonly Finding[];
  warnings: readonly Finding[];
  /** How much was walked, or that nothing was. */
  summary: string;
};

const nothing = (_locale: Locale): Finding[] => [];

function proofOf({ campaign, document, tree, findings }: ReadCampaign, { registries }: Project) {
  if (!campaign || !document || !tree || findings.length > 0)
    return { findings, missingIn: nothing, summary: 'not walked' };
  const proof = prove({ campaign, document, tree, registries });
  const counts = [
    `${Object.keys(campaign.steps).length} steps`,
    `${proof.ways} ways`,
    `${document.people?.length ?? 0} people`,
  ];
  return {
    findings: proof.findings,
    missingIn: (locale: Locale) => translationFindings(locale, campaign, tree),
    summary: counts.join(', '),
  };
}

/**
 * Reads and proves the named campaigns, all flows if none is named; each report is made when it is asked for.
 * A warning about a base is in the first report that has it, and in no other.
 */
export function* checkCampaigns(
  names: readonly string[],
  project: Project,
  { strict }: CheckOptions,
): Generator<CampaignReport> {
  const read = campaignReader(project);
  const reported = new Set<string>();
  for (const name of names.length > 0 ? names : flowsOf(project.library)) {
    const campaign = read(name);
    const { findings, missingIn, summary } = proofOf(campaign, project);
    const errors = strict.flatMap(missingIn);
    const hints = project.registries.complete.filter((locale) => !strict.includes(locale)).flatMap(missingIn);
    const warnings = [...campaign.warnings, ...hints].filter((one) => !reported.has(describeFinding(one)));
    for (const warning of warnings) reported.add(describeFinding(warning));
    yield { name, findings: [...findings, ...errors], warnings, summary };
  }
}

/** A report as lines for people: the outcome first, then each finding with the lines around its place. */
export function describeReport({ name, findings, warnings, summary }: CampaignReport, position: string): string {
  const outcome = `${findings.length === 0 ? 'ok  ' : 'FAIL'} [${position}] ${name}: ${summary}`;
  const details = findings.map(
    (finding) => `${describeFinding(finding)}${finding.at ? `\n${frameOf(finding.at)}` : ''}\n`,
  );
  return [outcome, ...details, ...warnings.map((warning) => `warning: ${describeFinding(warning)}`)].join('\n');
}
