import { documentName, type Campaign, type CampaignStep, type StepName } from '#src/flow/campaign.ts';
import type { EffectName } from '#src/effects/index.ts';
import { savesLead } from '#src/effects/savingEffects.ts';
import type { Code } from '#src/checker/codes.ts';
import type { Finding, Witness } from '#src/checker/finding.ts';
import { fieldPath } from '#src/checker/document/fieldPath.ts';
import { placeOf } from '#src/checker/document/tree.ts';
import type { Tree } from '#src/checker/document/tree.ts';
import { withDefaults } from '#src/kit/options.ts';
import type { CampaignDocument } from '#src/generated/campaign.ts';
import type { Registries } from '#src/checker/registries.ts';

/** The campaign that is proved, read without a finding, and the registries that its names refer to. */
export type CampaignModel = { campaign: Campaign; document: CampaignDocument; tree: Tree; registries: Registries };

type Path = readonly (string | number)[];

/**
 * Where the document writes a path of the expanded campaign: that of a page is that of the step it is a part of, that of a
 * part of a composed field is that of the field.
 */
export function writtenPath({ campaign, tree }: CampaignModel, path: Path): Path {
  const [top, name = '', list, index, ...rest] = path;
  const step = top === 'steps' ? campaign.steps[name] : undefined;
  if (step && list === 'fields') return [...fieldPath(tree, step, Number(index)), ...rest];
  return step?.part ? ['steps', documentName(step), ...path.slice(2)] : path;
}

/** Where the expanded campaign has a field: what findings are given, which name it where the document writes it. */
export const placeOfField = (step: CampaignStep, index: number): Path => ['steps', step.name, 'fields', index];

/** A finding at the path of the expanded campaign, where the document writes that. */
export const findingAt = (
  model: CampaignModel,
  code: Code,
  path: Path,
  message: string,
  witness?: Witness,
): Finding => ({ code, at: placeOf(model.tree, writtenPath(model, path)), message, ...(witness && { witness }) });

/** A finding about a step as a whole, at its name. */
export const findingAtStep = (
  model: CampaignModel,
  code: Code,
  step: string,
  message: string,
  witness?: Witness,
): Finding => ({
  code,
  at: placeOf(model.tree, writtenPath(model, ['steps', step]), true),
  message,
  ...(witness && { witness }),
});

/** Product constant: ways that are walked one by one at most, where campaigns are compared or witnesses are looked for. */
export const mostWays = 20_000;

/** Product constant: the moves from step to step that a proof makes at most, however fast the machine is. */
export const mostMoves = 100_000;

/** What is said where that is not enough. */
export const unproved = `This was not proved: to walk every way takes more than ${mostMoves} moves from step to step. Make fewer conditions of it`;

/** Whether the step saves the lead as it opens: before anything that it asks is answered. */
export const savesOnEnter = ({ onEnter }: CampaignStep): boolean => savesLead(onEnter);

/** Whether the step saves the lead as it is left. */
export const savesOnLeave = ({ saves: isSaved, onLeave }: CampaignStep): boolean => isSaved || savesLead(onLeave);

/** Whether passing the step saves the lead. */
export const saves = (step: CampaignStep): boolean => savesOnEnter(step) || savesOnLeave(step);

const knowing: EffectName = 'fetchKnownLead';

/** Whether the campaign finds out who comes by a link, whatever it asks. */
export const knowsLeads = ({ steps }: Campaign): boolean =>
  Object.values(steps).some(({ onEnter }) => onEnter.some(({ effect }) => effect === knowing));

/** Steps that buttons of the step's own fields open: the values of options whose names end in `Step`. */
export function stepsOfButtons(
  { campaign, registries }: Pick<CampaignModel, 'campaign' | 'registries'>,
  { fields }: CampaignStep,
): StepName[] {
  const named = fields.flatMap(({ kind, options }) =>
    Object.entries(withDefaults(registries.kinds[kind]?.options ?? {}, options)),
  );
  return named.flatMap(([name, step]) =>
    name.endsWith('Step') && typeof step === 'string' ? (campaign.steps[step]?.name ?? []) : [],
  );
}
