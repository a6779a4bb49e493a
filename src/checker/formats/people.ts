import type { CampaignReport } from '#src/checker/checkCampaigns.ts';
import { describeFinding, describeWitness, frameOf, type Finding } from '#src/checker/finding.ts';

/** Product constant: findings of one campaign that are printed; the first are worth mending first. */
const MOST_PRINTED = 50;

const witnessOf = ({ witness }: Finding) => (witness ? [`      ${describeWitness(witness)}`] : []);

const detailsOf = (finding: Finding): string =>
  [describeFinding(finding), frameOf(finding.at), ...witnessOf(finding), ''].join('\n');

/** A report as lines for people: the outcome first, then each finding with the lines around its place. */
export function describeReport({ name, findings, warnings, summary }: CampaignReport, position: string): string {
  const outcome = `${findings.length === 0 ? 'ok  ' : 'FAIL'} [${position}] ${name}: ${summary}`;
  const more = findings.length - MOST_PRINTED;
  return [
    outcome,
    ...findings.slice(0, MOST_PRINTED).map(detailsOf),
    ...(more > 0 ? [`and ${more} more findings`] : []),
    ...warnings.flatMap((warning) => [`warning: ${describeFinding(warning)}`, ...witnessOf(warning)]),
  ].join('\n');
}
