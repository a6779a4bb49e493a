import type { CampaignReport } from '#src/checker/checkCampaigns.ts';
import { describeFinding, describeWitness, frameOf, isIn, keyOf, type Finding } from '#src/checker/finding.ts';

/** Product constant: findings of one campaign that are printed; the first are worth mending first. */
const MOST_PRINTED = 50;

const witnessOf = ({ witness }: Finding) => (witness ? [`      ${describeWitness(witness)}`] : []);

/** What stands in a document that the campaign extends is printed with its lines for the first campaign that inherits it. */
function detailsOf(name: string, finding: Finding, printed: Set<string>): string {
  const isKnown = printed.has(keyOf(finding));
  printed.add(keyOf(finding));
  if (isKnown) return `${describeFinding(finding)}\n      found above already: "${name}" inherits it\n`;
  const inherited = isIn(name, finding) ? [] : [`      "${name}" inherits this`];
  return [describeFinding(finding), frameOf(finding.at), ...inherited, ...witnessOf(finding), ''].join('\n');
}

/**
 * A report as lines for people: the outcome first, then each finding with the lines around its place. `printed` are the keys of
 * those that earlier reports have shown; these are added.
 */
export function describeReport(
  { name, findings, warnings, summary }: CampaignReport,
  position: string,
  printed = new Set<string>(),
): string {
  const outcome = `${findings.length === 0 ? 'ok  ' : 'FAIL'} [${position}] ${name}: ${summary}`;
  const more = findings.length - MOST_PRINTED;
  return [
    outcome,
    ...findings.slice(0, MOST_PRINTED).map((finding) => detailsOf(name, finding, printed)),
    ...(more > 0 ? [`and ${more} more findings`] : []),
    ...warnings.flatMap((warning) => [`warning: ${describeFinding(warning)}`, ...witnessOf(warning)]),
  ].join('\n');
}
