import type { Campaign, CampaignField } from '#src/flow/campaign.ts';
import type { Fault } from '#src/checker/finding.ts';
import { placeOf } from '#src/checker/document/tree.ts';
import type { Tree } from '#src/checker/document/tree.ts';
import { withDefaults } from '#src/kit/options.ts';
import type { Registries } from '#src/checker/registries.ts';

type Path = readonly (string | number)[];

/** What asks for an answer once more, and what then says whether both are the same. */
const again = { kind: 'Confirmation', check: 'confirmed' };

function useProblem({ kind }: CampaignField, name: string, params: object = {}, { checks }: Registries) {
  const check = checks[name];
  if (!check) return undefined; // The schema has told.
  if (!check.on[kind])
    return `"${name}" cannot be put on the kind ${kind}, only on ${Object.keys(check.on).toSorted().join(', ')}`;
  // The schema has accepted the parameters.
  return check.wrong?.(withDefaults(check.params, params) as never);
}

/** Why a field that asks for an answer once more confirms nothing. */
function confirmingProblem({ kind, options, checks = [] }: CampaignField, campaign: Campaign, { kinds }: Registries) {
  if (kind !== again.kind) return undefined;
  if (!checks.some(({ check }) => check === again.check))
    return `A ${kind} needs the check "${again.check}": nothing else says whether both answers are the same`;
  const answer = options && 'answer' in options ? String(options.answer) : '';
  const fields = Object.values(campaign.steps).flatMap((step) => step.fields);
  const isAsked = fields.some((field) => kinds[field.kind]?.answers.some((name) => name === answer));
  return isAsked ? undefined : `No field of this campaign asks for "${answer}", which this one asks for once more`;
}

function fieldFaults(
  field: CampaignField,
  campaign: Campaign,
  registries: Registries,
  tree: Tree,
  path: Path,
): Fault[] {
  const told = (message: string | undefined, more: Path = []): Fault[] =>
    message === undefined ? [] : [{ at: placeOf(tree, [...path, ...more]), message }];
  const used = (field.checks ?? []).flatMap(({ check, ...rest }, index) =>
    told(useProblem(field, check, 'params' in rest ? rest.params : {}, registries), ['checks', index]),
  );
  return [...used, ...told(confirmingProblem(field, campaign, registries))];
}

/** Checks on fields that they say nothing of, with parameters that make no sense, or of answers that nobody gives. */
export function checkFaults(campaign: Campaign, tree: Tree, registries: Registries): Fault[] {
  return Object.values(campaign.steps).flatMap(({ name, fields }) =>
    fields.flatMap((field, index) => fieldFaults(field, campaign, registries, tree, ['steps', name, 'fields', index])),
  );
}
