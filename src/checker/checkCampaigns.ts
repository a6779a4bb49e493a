import { countOf } from '#src/domain/countOf.ts';
import type { Locale } from '#src/domain/facts.ts';
import type { CampaignReport, CheckedCampaign } from './campaignReport.ts';
import { causePlacer } from './causes.ts';
import type { Library } from './document/library.ts';
import { isOfWords } from './codes.ts';
import { keyOf, news, otherCauses, type Finding } from './finding.ts';
import { writtenDayFindings } from './findings/writtenDays.ts';
import { kindFindings, translationFindings } from './missingTranslations.ts';
import type { Project } from './project.ts';
import { flowsOf } from './projectFiles.ts';
import type { Evaluated } from './proof/knowledge.ts';
import { prove } from './proof/prove.ts';
import { campaignReader } from './readCampaign.ts';
import type { ReadCampaign } from './readCampaign.ts';

export type CheckOptions = {
  /** The languages in which a missing text is a finding, not a warning. */
  strict: readonly Locale[];
  /** The day of the check, `YYYY-MM-DD`: what is accepted until an earlier day is a finding. */
  today: string;
};

/** What is found once the document can be walked: in its ways and, where its words are in order, in its translations and what it accepts. */
function walked(
  read: ReadCampaign,
  { registries }: Project,
  { strict, today }: CheckOptions,
  evaluated: Evaluated,
): CheckedCampaign {
  const { campaign, document, tree, acceptance, texts = [], needless = [], findings, warnings } = read;
  if (!campaign || !document || !tree || !acceptance || !findings.every(({ code }) => isOfWords(code)))
    return { findings, warnings, summary: 'not walked', reached: document ? 1 : 0 };
  const proof = prove({ campaign, document, tree, registries }, evaluated);
  const counts = [
    countOf(Object.keys(campaign.steps).length, 'step'),
    countOf(proof.ways, 'way'),
    countOf(document.people?.length ?? 0, 'person', 'people'),
  ];
  const missingIn = (locale: Locale) => [
    ...translationFindings(locale, campaign, tree, registries),
    ...kindFindings(locale, campaign, tree, registries),
  ];
  const inOrder = (last: () => Finding[]) => (findings.length === 0 ? last() : []);
  const left = acceptance.sift([...proof.findings, ...inOrder(() => strict.flatMap(missingIn))]);
  const hints = acceptance.sift([
    ...proof.warnings,
    ...writtenDayFindings(texts, today),
    ...inOrder(() => registries.complete.filter((locale) => !strict.includes(locale)).flatMap(missingIn)),
  ]);
  const accepted = () => [...acceptance.untimely(today), ...acceptance.unused(), ...needless];
  return {
    findings: [...findings, ...news(left), ...inOrder(accepted)],
    warnings: [...otherCauses(warnings, left), ...news(hints, left)],
    summary: counts.join(', '),
    reached: 2,
  };
}

/**
 * Reads and proves campaigns by name. A warning about a base is in the first report that has it, and in no other. What
 * conditions evaluated to may be shared by checkers with the same rules.
 */
export function campaignChecker(
  project: Project,
  options: CheckOptions,
  evaluated: Evaluated = new Map(),
): (name: string) => CampaignReport {
  const checkIn = (library: Library) => {
    const read = campaignReader({ ...project, library });
    return (name: string) => walked(read(name), project, options, evaluated);
  };
  const check = checkIn(project.library);
  const atCause = causePlacer(project.library, checkIn);
  const reported = new Set<string>();
  return (name) => {
    const { findings, summary, ...found } = atCause(name, check(name));
    const warnings = found.warnings.filter((one) => !reported.has(keyOf(one)));
    for (const warning of warnings) reported.add(keyOf(warning));
    return { name, findings, warnings, summary };
  };
}

/** Reads and proves the named campaigns, all flows if none is named; each report is made when it is asked for. */
export function* checkCampaigns(
  names: readonly string[],
  project: Project,
  options: CheckOptions,
): Generator<CampaignReport> {
  const check = campaignChecker(project, options);
  for (const name of names.length > 0 ? names : flowsOf(project.library)) yield check(name);
}
