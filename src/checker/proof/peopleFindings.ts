import { evaluatorOf } from '#src/checks/evaluate.ts';
import type { Answers, Facts } from '#src/domain/facts.ts';
import { answerProblems } from '#src/kit/answerProblems.ts';
import { answersOfAspects } from '#src/kit/answersOfAspects.ts';
import { aspectOf } from '#src/kit/aspects.ts';
import { withDefaults, type OptionSchemas } from '#src/kit/options.ts';
import { sourceLocale } from '#src/generated/locales.ts';
import { documentName, type CampaignField, type CampaignStep } from '#src/flow/campaign.ts';
import type { Finding } from '#src/checker/finding.ts';
import { impossibleTexts } from '#src/checker/findings/impossibleTexts.ts';
import { causeOfOwed } from '#src/checker/findings/questionFindings.ts';
import { isAsked } from '#src/flow/isAsked.ts';
import { nextStep } from '#src/flow/nextStep.ts';
import { listed } from './conditions.ts';
import { readingsOf } from './ground.ts';
import { findingAt, stepsOfButtons } from './model.ts';
import type { CampaignModel } from './model.ts';
import { situationOfPerson } from './situations.ts';

type Person = NonNullable<CampaignModel['document']['people']>[number];

/** Why a visitor with these facts does not move from the step to `to`; undefined if they do. */
function moveError(model: CampaignModel, step: CampaignStep, to: string | undefined, facts: Facts): string | undefined {
  const next = nextStep(step, facts);
  const isShown = next !== undefined && step.nav.next;
  if (to === undefined)
    return isShown ? `Next leads from "${step.name}" on to "${next}"; the path stops there` : undefined;
  if (to === next || stepsOfButtons(model, step).some((opened) => opened === to)) return undefined;
  return `From "${step.name}" the way leads to ${next === undefined ? 'no other step' : `"${next}"`}, not to "${to}"`;
}

/** The pages of a step that these facts lead over, in their order; the step itself where it is one page. A path names it once. */
function pagesOf(
  campaign: CampaignModel['campaign'],
  step: CampaignStep,
  facts: Facts,
): [CampaignStep, ...CampaignStep[]] {
  const next = step.part && campaign.steps[nextStep(step, facts) ?? ''];
  return next && documentName(next) === documentName(step) ? [step, ...pagesOf(campaign, next, facts)] : [step];
}

/** The answers by which the step leads its visitors on. */
const decidedBy = ({ next }: CampaignStep): (keyof Answers)[] =>
  (typeof next === 'object' ? next.cases : [])
    .flatMap(({ when }) => listed(when))
    .flatMap((condition) => readingsOf(condition))
    .flatMap((reading) => answersOfAspects[aspectOf(reading).name].flat());

/** What is read of what is typed twice: an example has it once. */
const typedTwice = 'isRepeated';

/** Why a check of the campaign refuses what they answered; one that no answer can pass, perhaps in their country, is found for that. */
function refusalOf(
  { registries }: CampaignModel,
  step: CampaignStep,
  field: CampaignField,
  facts: Facts,
): string | undefined {
  const { kinds, checks } = registries;
  const [spec, put] = [kinds[field.kind], field.checks?.filter(({ check }) => checks[check]?.reads !== typedTwice)];
  if (!spec || !put || put.length === 0 || impossibleTexts(field, registries).length > 0) return undefined;
  const texts = () => ({ text: field.id });
  const [problem] = evaluatorOf(checks)({
    field: { ...field, checks: put },
    spec,
    facts,
    drafts: {},
    texts,
    step: step.name,
  });
  return (
    problem &&
    `Nobody leaves "${step.name}" so: the check "${problem.message}" of "${field.id}" refuses what they answer`
  );
}

/** Why somebody does not go a way, and what brings that about. */
type Reason = { reason: string } & Pick<Finding, 'cause'>;

/**
 * Why a visitor with these facts does not leave the step: an answer that its kind does not take, or one that is owed. What
 * decided where an earlier step led them may have been open there, and is left out for that.
 */
function stayReason(
  model: CampaignModel,
  step: CampaignStep,
  facts: Facts,
  decided: readonly (keyof Answers)[],
): Reason | undefined {
  const { kinds } = model.registries;
  for (const field of step.fields.filter((one) => isAsked(one, facts))) {
    const spec = kinds[field.kind];
    const { answers = [], requiredByDefault = false, options = {}, messages } = spec ?? {};
    const value = Object.fromEntries(
      Object.entries(facts.answers).filter(([name]) => answers.some((own) => own === name)),
    );
    const mayBeOpen = answers.some((answer) => decided.includes(answer)) && Object.keys(value).length === 0;
    if (!spec || answers.length === 0 || mayBeOpen) continue;
    const required = field.required ?? requiredByDefault;
    const context = { options: withDefaults<OptionSchemas>(options, field.options), required, drafts: {}, facts };
    const [problem] = answerProblems(spec, value, context);
    if (problem?.message === 'required')
      return { reason: `Nobody leaves "${step.name}" without an answer to "${field.id}"`, cause: causeOfOwed(step) };
    const refusal = problem && (messages?.[sourceLocale][problem.message] ?? problem.message);
    if (refusal !== undefined) return { reason: `Nobody leaves "${step.name}" so: "${field.id}" says "${refusal}"` };
    const reason = refusalOf(model, step, field, facts);
    if (reason !== undefined) return { reason };
  }
  return undefined;
}

/** Where the way of an example visitor is another one than the document states, and why. */
type Astray = Reason & { person: Person; index: number; at: number };

function astray(model: CampaignModel, person: Person, index: number): Astray[] {
  const { campaign } = model;
  const { facts } = situationOfPerson(campaign, person);
  const atPath = (at: number, why: Reason): Astray[] => [{ person, index, at, ...why }];
  if (person.path[0] !== campaign.home) return atPath(0, { reason: `The flow begins with "${campaign.home}"` });
  const decided: (keyof Answers)[] = [];
  for (const [at, name] of person.path.entries()) {
    const step = campaign.steps[name];
    if (!step) return atPath(at, { reason: `This campaign has no step "${name}"` });
    const pages = pagesOf(campaign, step, facts);
    const reason = moveError(model, pages.at(-1) ?? step, person.path[at + 1], facts);
    if (reason !== undefined) return atPath(Math.min(at + 1, person.path.length - 1), { reason });
    const left = at < person.path.length - 1 ? pages : [];
    const [stays] = left.flatMap((page) => stayReason(model, page, facts, decided) ?? []);
    if (stays !== undefined) return atPath(at, stays);
    decided.push(...decidedBy(step));
  }
  return [];
}

/** Example visitors who do not take the path that the document states for them: those of one reason are one finding. */
export function peopleFindings(model: CampaignModel): Finding[] {
  const all = (model.document.people ?? []).flatMap((person, index) => astray(model, person, index));
  const firsts = all.filter(({ reason }, index) => all.findIndex((one) => one.reason === reason) === index);
  return firsts.map(({ person, index, at, reason, cause }): Finding => {
    const others = all.filter((one) => one.reason === reason && one.person !== person);
    const more = others.length === 1 ? `, nor does "${others[0]?.person.name}"` : `, nor do ${others.length} others`;
    const message = `The visitor "${person.name}" does not get that way${others.length > 0 ? more : ''}. ${reason}`;
    return {
      ...findingAt(model, 'C054', ['people', index, 'path', at], message),
      ...(cause !== undefined && { cause }),
    };
  });
}
