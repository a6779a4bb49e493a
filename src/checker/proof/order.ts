import type { Answers } from '#src/domain/facts.ts';
import type { CampaignField, CampaignStep } from '#src/flow/campaign.ts';
import { savesLead } from '#src/effects/savingEffects.ts';
import { answersOfAspects } from '#src/kit/answersOfAspects.ts';
import { aspectOf } from '#src/kit/aspects.ts';
import { usesOf, type Use } from './conditions.ts';
import type { Fault, Visit } from './faults.ts';
import { saves, type CampaignModel } from './model.ts';
import { repeatsOf } from './repeats.ts';
import { readingsOf, traitsOf, type Visitor } from './visitor.ts';
import type { Walk } from './walk.ts';

/** Answers of which one is enough. */
type OneOf = readonly (keyof Answers)[];

/** A condition that waits for one of some answers, and the fields that ask for them, by step. */
type Waiting = { use: Use; answers: OneOf; asking: ReadonlyMap<string, readonly CampaignField[]> };

function askingFor({ campaign, registries: { kinds } }: CampaignModel, answers: OneOf): Waiting['asking'] {
  const asks = ({ kind }: CampaignField) => kinds[kind]?.answers.some((one) => answers.includes(one)) ?? false;
  const steps = Object.values(campaign.steps).map(({ name, fields }) => [name, fields.filter(asks)] as const);
  return new Map(steps.filter(([, fields]) => fields.length > 0));
}

/** The conditions of each step that wait for what other steps ask. */
function waitingIn(model: CampaignModel): ReadonlyMap<string, readonly Waiting[]> {
  const all = usesOf(model.campaign).flatMap((use) => {
    const groups = readingsOf(use.condition).flatMap((reading) => answersOfAspects[aspectOf(reading).name] ?? []);
    return groups.map((answers): Waiting => ({ use, answers, asking: askingFor(model, answers) }));
  });
  const elsewhere = ({ asking }: Waiting, step: string) => [...asking.keys()].some((name) => name !== step);
  const steps = Object.keys(model.campaign.steps).map((step) => {
    const here = all.filter((one) => one.use.about === step && elsewhere(one, step));
    return [step, here] as const;
  });
  return new Map(steps.filter(([, here]) => here.length > 0));
}

const words = (answers: OneOf) => answers.map((answer) => `"${answer}"`).join(' or ');
const who = (traits: string) => (traits === '' ? 'visitors' : `visitors ${traits}`);

/** The fault of a condition on the last step of `before` whose answers this visitor is asked for only on a step of `after`. */
function tooEarly(
  { use, answers, asking }: Waiting,
  visitor: Visitor,
  [before, after]: readonly [readonly CampaignStep[], readonly CampaignStep[]],
): Fault[] {
  const asks = ({ name }: CampaignStep) => asking.get(name)?.some(({ when }) => visitor.meets(when)) ?? false;
  const later = before.some(asks) ? undefined : after.find(asks);
  if (!later) return [];
  const what = `"${use.condition.rule}" is about ${words(answers)}, which the step "${later.name}" asks only later`;
  const tell = (traits: string) => (traits === '' ? what : `${what}, of ${who(traits)}`);
  return [{ code: 'C050', at: use.path, cause: `C050 ${use.path.join('.')}`, tell }];
}

/** An end that is reached without a save: what a step saves on being left counts once it is left. */
function unsaved(path: readonly CampaignStep[], end: CampaignStep): Fault[] {
  if (path.some((step) => step !== end && saves(step)) || savesLead(end.onEnter)) return [];
  const tell = (traits: string) => `The lead of ${who(traits)} is not saved before the end "${end.name}"`;
  return [{ code: 'C049', at: ['steps', end.name], cause: `C049 ${end.name}`, tell }];
}

/** Finds what comes in the wrong order on the way of a visitor; steps at which nothing can be wrong are left out. */
export function orderOf(model: CampaignModel): (visitor: Visitor, walk: Walk) => Visit[] {
  const waiting = waitingIn(model);
  const repeats = repeatsOf(model);
  const savesSomewhere = Object.values(model.campaign.steps).some(saves);
  return (visitor, { path, back, pressed, situation }) => {
    const end = savesSomewhere && !back ? path.at(-1) : undefined;
    const traits = () => new Map([...pressed, ...traitsOf(visitor)]);
    return path.flatMap((step, index): Visit[] => {
      const here = waiting.get(step.name);
      const mayRepeat = repeats.steps.has(step);
      if (!here && !mayRepeat && step !== end) return [];
      const ways = [path.slice(0, index + 1), path.slice(index + 1)] as const;
      const early = (here ?? []).flatMap((one) => tooEarly(one, visitor, ways));
      const twice = mayRepeat ? repeats.at(visitor, ways[0]) : [];
      const faults = [...early, ...twice, ...(step === end ? unsaved(path, step) : [])];
      return [{ step, path: ways[0], faults, traits, situation }];
    });
  };
}
