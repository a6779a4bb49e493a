import type { Campaign, CampaignStep } from '#src/flow/campaign.ts';
import { partOf, placeOf, type Tree } from '#src/checker/document/tree.ts';
import type { Finding } from '#src/checker/finding.ts';
import type { Registries } from '#src/checker/registries.ts';

/** What a step does only as it is left forward, by the property that says so. */
const leaving: readonly { path: readonly string[]; what: string; isSet: (step: CampaignStep) => boolean }[] = [
  { path: ['onLeave'], what: 'these effects never run', isSet: ({ onLeave }) => onLeave.length > 0 },
  { path: ['saves'], what: 'nothing is saved on it', isSet: ({ saves }) => saves },
  { path: ['nav', 'nextLabel'], what: 'no button has these words', isSet: ({ nav }) => nav.nextLabel !== undefined },
  { path: ['nav', 'nextWhen'], what: 'no button waits for this', isSet: ({ nav }) => nav.nextWhen !== undefined },
];

/** What the document says of leaving a step from which nothing leads on: neither `next` nor a field. */
export function endFindings({ steps }: Campaign, tree: Tree, { kinds }: Registries): Finding[] {
  const leadsOn = ({ fields }: CampaignStep) =>
    fields.some(({ kind, options = {} }) => kinds[kind]?.leadsOn?.(options));
  const ends = Object.values(steps).filter((step) => step.next === undefined && !leadsOn(step));
  return ends.flatMap((step) =>
    leaving.flatMap(({ path, what, isSet }): Finding[] => {
      const at = ['steps', step.name, ...path];
      if (!isSet(step) || !partOf(tree, at)) return [];
      const message = `The step "${step.name}" has no "next", so nobody leaves it and ${what}`;
      return [{ code: 'C078', at: placeOf(tree, at), message }];
    }),
  );
}
