import { countOf } from '#src/domain/countOf.ts';
import type { CampaignReport } from '#src/checker/campaignReport.ts';
import { witnessAddress } from '#src/checker/witnessAddress.ts';
import { describeFinding, describeWitness, frameOf, isIn, keyOf, type Finding } from '#src/checker/finding.ts';
import { isRememberedFile } from '#src/checker/projectFiles.ts';

/** Product constant: findings of one campaign that are printed; the first are worth mending first. */
const MOST_PRINTED = 50;

/** The visitor of a finding, and where they are opened once the dev server runs. */
function witnessOf(name: string, finding: Finding, origin: string | undefined): string[] {
  const { witness } = finding;
  if (!witness) return [];
  const address = origin && witnessAddress(origin, name, finding);
  return [`      ${describeWitness(witness)}`, ...(address ? [`      opens with npm run dev: ${address}`] : [])];
}

type Shown = { printed: Set<string>; origin: string | undefined };

/** What stands in a document that the campaign extends is printed with its lines for the first campaign that inherits it. */
function detailsOf(name: string, finding: Finding, { printed, origin }: Shown): string {
  const isKnown = printed.has(keyOf(finding));
  printed.add(keyOf(finding));
  const isShared = isRememberedFile(finding.at.source.file);
  const why = isShared ? 'all campaigns share it' : `"${name}" inherits it`;
  if (isKnown) return `${describeFinding(finding)}\n      found above already: ${why}\n`;
  const inherited =
    isShared || isIn(name, finding) ? [] : [`      "${name}" inherits this: mend it in ${finding.at.source.file}`];
  return [describeFinding(finding), frameOf(finding.at), ...inherited, ...witnessOf(name, finding, origin), ''].join(
    '\n',
  );
}

/**
 * A report as lines for people: the outcome first, then each finding with the lines around its place. `printed` are the keys of
 * those that earlier reports have shown; these are added. With the origin of the dev server each visitor has their address.
 */
export function describeReport(
  { name, findings, warnings, summary }: CampaignReport,
  position: string,
  printed = new Set<string>(),
  origin?: string,
): string {
  const outcome = `${findings.length === 0 ? 'ok  ' : 'FAIL'} [${position}] ${name}: ${summary}`;
  const more = findings.length - MOST_PRINTED;
  return [
    outcome,
    ...findings.slice(0, MOST_PRINTED).map((finding) => detailsOf(name, finding, { printed, origin })),
    ...(more > 0 ? [`and ${countOf(more, 'more finding')}`] : []),
    ...warnings.flatMap((warning) => [`warning: ${describeFinding(warning)}`, ...witnessOf(name, warning, origin)]),
  ].join('\n');
}
