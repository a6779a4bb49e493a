import type { EffectName } from '#src/effects/index.ts';
import { documentName, type CampaignStep, type StepName } from '#src/flow/campaign.ts';
import { answersOfAspects } from '#src/kit/answersOfAspects.ts';
import type { AspectName } from '#src/kit/aspects.ts';
import type { CampaignModel } from './model.ts';
import { asksForContact } from './saves.ts';
import type { StepGraph } from './stepGraph.ts';

/** What hangs on what an effect finds out, by the name of its field, and its step. */
type Verdict = { name: string; at: StepName };
/** What is wrong, as it follows "hangs on", and where the document says so. */
type Early = { lack: string; path: readonly (string | number)[] };

/** What sends a number, and so waits outside the US for the consent to that. */
const afterConsent: EffectName = 'checkAlreadyMatched';

const isNamed = (effects: readonly { effect: string }[], effect: string) =>
  effects.some((one) => one.effect === effect);

/** The pages of the step as the document writes it. */
const pagesOf = ({ campaign }: CampaignModel, step: CampaignStep) =>
  Object.values(campaign.steps).filter((one) => documentName(one) === documentName(step));

/** Whether the effect runs on a later step before the verdict, whatever is answered there. */
const runsLater = (
  effect: string,
  step: CampaignStep,
  { at }: Verdict,
  { campaign }: CampaignModel,
  graph: StepGraph,
) =>
  Object.values(campaign.steps).some(
    (other) =>
      documentName(other) !== documentName(step) &&
      graph.ahead(step).has(other.name) &&
      graph.ahead(other).has(at) &&
      isNamed([...other.onEnter, ...other.onLeave], effect),
  );

/** The effect runs as one of these answers is given, and not as a visitor agrees, before which it finds nothing out. */
function earlyAt(
  effect: string,
  answers: readonly string[],
  step: CampaignStep,
  verdict: Verdict,
  model: CampaignModel,
  graph: StepGraph,
): Early[] {
  const isCalled = answers.some((answer) => isNamed(step.onAnswer[answer as keyof typeof step.onAnswer] ?? [], effect));
  const pages = pagesOf(model, step);
  if (!isCalled || isNamed(step.onLeave, effect) || runsLater(effect, step, verdict, model, graph)) return [];
  const [what, at] = [`what "${effect}" finds out`, ['steps', documentName(step)]];
  const asksConsent = pages.some(({ fields }) => fields.some((field) => asksForContact(field, model.registries.kinds)));
  const isAgreed = effect !== afterConsent || !asksConsent || isNamed(step.onAnswer.consents ?? [], effect);
  const agreed = `${what}, which finds nothing out before a visitor outside the US has agreed: run it under the \`onAnswer\` of "consents", too`;
  return isAgreed ? [] : [{ lack: agreed, path: [...at, 'onAnswer'] }];
}

/** Where what a verdict hangs on is found out only for those who agreed before. */
export function earlyFor(aspect: AspectName, verdict: Verdict, model: CampaignModel, graph: StepGraph): Early[] {
  const answers = answersOfAspects[aspect]?.flat() ?? [];
  const tellers = Object.entries(model.registries.effects).flatMap(([effect, { tells = [] }]) =>
    tells.includes(aspect) ? [effect] : [],
  );
  const before = Object.values(model.campaign.steps).filter((step) => graph.ahead(step).has(verdict.at));
  return before.flatMap((step) => tellers.flatMap((effect) => earlyAt(effect, answers, step, verdict, model, graph)));
}
