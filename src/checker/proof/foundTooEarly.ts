import { consentNeeded } from '#src/domain/consentNeed.ts';
import { countryCodes } from '#src/domain/countries/index.ts';
import type { Answers } from '#src/domain/facts.ts';
import type { EffectName } from '#src/effects/index.ts';
import { documentName, type CampaignStep } from '#src/flow/campaign.ts';
import { answersOfAspects } from '#src/kit/answersOfAspects.ts';
import type { AspectName } from '#src/kit/aspects.ts';
import { placeOfField, saves, type CampaignModel } from './model.ts';
import { asksForContact } from './saves.ts';
import type { StepGraph } from './stepGraph.ts';
import { askedIn, type Verdict } from './verdicts.ts';

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

/** What the server checks on the page that asks for it, and outside the US only once the visitor has agreed. */
const checkedOnPage: readonly (keyof Answers)[] = ['postalCode', 'phone'];

/** Where a verdict hangs on what is asked only on pages before that of the consent: outside the US it is never checked there. */
export function uncheckedFor(aspect: AspectName, verdict: Verdict, model: CampaignModel, graph: StepGraph): Early[] {
  const { campaign, registries } = model;
  const steps = Object.values(campaign.steps);
  // A consent behind a save is found for that.
  const isInTime = ({ name }: CampaignStep) =>
    !steps.some((step) => step.name !== name && saves(step) && graph.ahead(step).has(name));
  const agreeing = steps.filter(
    (step) => step.fields.some((field) => asksForContact(field, registries.kinds)) && isInTime(step),
  );
  const isNeeded = countryCodes.some((country) => consentNeeded({ country, campaign }));
  if (!isNeeded || agreeing.length === 0) return [];
  const answers = answersOfAspects[aspect].flat().filter((answer) => checkedOnPage.includes(answer));
  return answers.flatMap((answer) => {
    const asking = steps.filter((step) => graph.ahead(step).has(verdict.at) && askedIn([step], registries).has(answer));
    const [first] = asking;
    if (!first || asking.some(({ name }) => agreeing.some((step) => graph.ahead(step).has(name)))) return [];
    const index = first.fields.findIndex(({ kind }) => registries.kinds[kind]?.answers.includes(answer));
    const lack = `"${answer}", which is asked on a page before that of the consent, and is checked outside the US only once a visitor has agreed: ask for it on the page of the consent`;
    return [{ lack, path: placeOfField(first, index) }];
  });
}
