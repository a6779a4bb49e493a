import type { Answers } from '#src/domain/facts.ts';
import { documentName, type Campaign, type CampaignField, type CampaignStep } from '#src/flow/campaign.ts';
import { answersOfAspects } from '#src/kit/answersOfAspects.ts';
import type { Spec } from '#src/kit/spec.ts';
import { isQuestion, mustBeAnswered } from '#src/checker/asksAny.ts';
import { listed } from '#src/checker/proof/conditions.ts';
import { knowsLeads, saves, savesOnEnter } from '#src/checker/proof/model.ts';
import { firstSteps, stepGraph, targetsOf, type StepGraph } from '#src/checker/proof/stepGraph.ts';
import { onDemand } from '#src/checker/onceFor.ts';
import type { Registries } from '#src/checker/registries.ts';
import { leastAtEnds, leastOnWay, mostOnWay, mostUpTo, owesAnswers } from './leastOnWay.ts';
import { askedOn } from './questionFindings.ts';

/** Whether a field is for whoever has an appointment. */
const isForBooked = (field: CampaignField | undefined) =>
  listed(field?.when).some(({ rule, is = true }) => rule === 'bookingExists' && is);

/** How many questions everybody must answer that stand below a field of the page, or on all of it. */
const questionsBelow = ({ fields }: CampaignStep, field: CampaignField | undefined, registries: Registries): number =>
  fields.slice(field ? fields.indexOf(field) + 1 : 0).filter((one) => {
    const spec = registries.kinds[one.kind];
    return spec && isQuestion(spec) && mustBeAnswered(one, registries);
  }).length;

/** Whether a kind shows the words of a consent. */
const asksConsent = (kind: Spec | undefined) =>
  kind?.options['consent'] !== undefined || kind?.answers.includes('consents') === true;

/** The answers on which a result hangs. */
function decidingAnswers(campaign: Campaign, { kinds }: Registries): ReadonlySet<string> {
  const fields = Object.values(campaign.steps).flatMap((step) => step.fields);
  const deciding = fields.flatMap(({ kind }) => kinds[kind]?.needs?.(campaign) ?? []);
  return new Set(deciding.flatMap((aspect) => answersOfAspects[aspect].flat()));
}

/** What is so of a page that says which one of how many it is. */
function placeTruth(campaign: Campaign, registries: Registries, graph: StepGraph) {
  const asks = ({ kind, when }: CampaignField) =>
    when === undefined && (registries.kinds[kind]?.answers.length ?? 0) > 0;
  const asking = (step: CampaignStep) => (step.fields.some(asks) ? 1 : 0);
  const pages = leastOnWay(campaign, firstSteps(campaign), asking);
  const fewest = leastAtEnds(pages, registries);
  const [most, upTo] = [mostOnWay(campaign, graph), mostUpTo(campaign, graph)];
  return (step: CampaignStep, number: number, of: number): string | undefined => {
    const before = pages.get(step) ?? 0;
    if (number < before) return `nobody gets there without ${before - 1} that ask before it`;
    if (number > upTo(step)) return `it is page ${upTo(step)} at the latest`;
    if (of > most) return `nobody passes more than ${most} pages`;
    return of < fewest && fewest !== Infinity ? `nobody is done with fewer than ${fewest} that ask` : undefined;
  };
}

/** What is done in truth where a page says something of itself; undefined where that may be true. */
export function pageTruth(campaign: Campaign, registries: Registries) {
  const owing = (step: CampaignStep) => (owesAnswers(step, registries) ? 1 : 0);
  // Few texts claim anything: what is done in truth is looked for where one does.
  const graph = onDemand(() => stepGraph({ campaign, registries }));
  const all = Object.values(campaign.steps);
  const books = onDemand(() => all.some(({ fields }) => fields.some(({ kind }) => registries.kinds[kind]?.books)));
  const answers = onDemand(() => decidingAnswers(campaign, registries));
  const place = onDemand(() => placeTruth(campaign, registries, graph()));
  /** The least that the steps behind this one weigh on any way; nothing behind the last. */
  const leastAfter = (step: CampaignStep, weigh: (one: CampaignStep) => number) => {
    const following = targetsOf(step).flatMap((name) => campaign.steps[name] ?? []);
    return following.length === 0 ? 0 : leastAtEnds(leastOnWay(campaign, following, weigh), registries);
  };
  /** Whether some way to the step passes one that saves. Who comes by a link may have been saved in an earlier visit. */
  const mayBeSaved = (step: CampaignStep) =>
    knowsLeads(campaign) ||
    savesOnEnter(step) ||
    [campaign.signedStep, campaign.bookedStep].some((name) => name === documentName(step)) ||
    all.some(
      (one) =>
        saves(one) &&
        graph()
          .onward(one)
          .some((name) => isAhead(name, step)),
    );
  const isAhead = (name: string, step: CampaignStep) => {
    const from = campaign.steps[name];
    return from !== undefined && graph().ahead(from).has(step.name);
  };
  return {
    done: (step: CampaignStep) => (mayBeSaved(step) ? undefined : 'nothing is saved before visitors get there'),
    // It is about the question behind it: a page may have others.
    idle(step: CampaignStep, field?: CampaignField): string | undefined {
      const behind = field ? step.fields.slice(step.fields.indexOf(field) + 1) : [];
      const asked = behind.find(({ kind }) => (registries.kinds[kind]?.answers.length ?? 0) > 0);
      const isDeciding = asked && registries.kinds[asked.kind]?.answers.some((answer) => answers().has(answer));
      return isDeciding ? `a result hangs on "${asked.id}"` : undefined;
    },
    last(step: CampaignStep): string | undefined {
      const left = leastAfter(step, owing);
      return left > 0 && left !== Infinity ? 'everybody who goes on must answer more' : undefined;
    },
    lastQuestion(step: CampaignStep, field?: CampaignField): string | undefined {
      const asked = questionsBelow(step, field, registries);
      return asked > 1 ? `it stands above ${asked} questions that must be answered` : undefined;
    },
    left(step: CampaignStep, field: CampaignField | undefined, number: number): string | undefined {
      const after = leastAfter(step, (one) => questionsBelow(one, undefined, registries));
      const more = questionsBelow(step, field, registries) + after;
      return number < more && more !== Infinity ? `everybody who goes on must answer ${more}` : undefined;
    },
    nextAsks(step: CampaignStep, asked: readonly (keyof Answers)[]): string | undefined {
      const following = graph()
        .onward(step)
        .flatMap((name) => campaign.steps[name] ?? []);
      const known = following.map((one) => askedOn(one, registries));
      const missing = asked.find((answer) => !known.some((one) => one.has(answer)));
      const names = following.map(({ name }) => `"${name}"`).join(' or ');
      return missing === undefined || names === '' ? undefined : `${names} does not ask for "${missing}"`;
    },
    consentBelow: ({ fields }: CampaignStep) =>
      fields.some(({ kind }) => asksConsent(registries.kinds[kind])) ? undefined : 'the page shows no consent',
    next: (step: CampaignStep) => (graph().onward(step).length === 0 ? 'no page follows it' : undefined),
    previous: (step: CampaignStep) =>
      all.some((one) => graph().onward(one).includes(step.name)) ? undefined : 'no page comes before it',
    // Whoever booked in another flow may come back to a step of their own.
    booked: (_: CampaignStep, field?: CampaignField) =>
      books() || campaign.bookedStep !== undefined || isForBooked(field) ? undefined : 'no step books one',
    place: (step: CampaignStep, number: number, of: number) => place()(step, number, of),
  };
}
