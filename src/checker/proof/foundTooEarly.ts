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

const isNamed = (effects: readonly { effect: string }[]) => effects.some(({ effect }) => effect === afterConsent);

/** Whether the effect runs on a later step before the verdict, whatever is answered there. */
const runsLater = (step: CampaignStep, { at }: Verdict, { campaign }: CampaignModel, graph: StepGraph) =>
  Object.values(campaign.steps).some(
    (other) =>
      documentName(other) !== documentName(step) &&
      graph.ahead(step).has(other.name) &&
      graph.ahead(other).has(at) &&
      isNamed([...other.onEnter, ...other.onLeave]),
  );

/** Where what a verdict hangs on is found out as an answer is given, and not as a visitor agrees, before which nothing is. */
export function earlyFor(aspect: AspectName, verdict: Verdict, model: CampaignModel, graph: StepGraph): Early[] {
  const { kinds, effects } = model.registries;
  if (!effects[afterConsent]?.tells?.includes(aspect)) return [];
  const answers = answersOfAspects[aspect].flat();
  const steps = Object.values(model.campaign.steps);
  const asksConsent = (step: CampaignStep) =>
    steps.some(
      (page) => documentName(page) === documentName(step) && page.fields.some((field) => asksForContact(field, kinds)),
    );
  const isEarly = (step: CampaignStep) =>
    answers.some((answer) => isNamed(step.onAnswer[answer] ?? [])) &&
    !isNamed([...step.onLeave, ...(step.onAnswer.consents ?? [])]) &&
    asksConsent(step) &&
    !runsLater(step, verdict, model, graph);
  const lack = `what "${afterConsent}" finds out, which finds nothing out before a visitor outside the US has agreed: run it under the \`onAnswer\` of "consents", too`;
  return steps
    .filter((step) => graph.ahead(step).has(verdict.at) && isEarly(step))
    .map((step) => ({ lack, path: ['steps', documentName(step), 'onAnswer'] }));
}
