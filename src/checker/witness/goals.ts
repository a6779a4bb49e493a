import type { Facts } from '#src/domain/facts.ts';
import { consentNeeded } from '#src/domain/consentNeed.ts';
import type { CampaignField, CampaignStep } from '#src/flow/campaign.ts';
import { isAsked } from '#src/flow/isAsked.ts';
import { holds } from '#src/rules/evaluate.ts';
import { usesOf } from '#src/checker/proof/conditions.ts';
import type { CampaignModel } from '#src/checker/proof/model.ts';
import type { Walk } from '#src/checker/proof/walk.ts';

/** What some visitor must meet with, in words: a way between two steps, a case, an end, an outcome of a condition, a consent. */
export type Goal = string;

/** The steps in the order in which they open, the one that the walk comes back to included. */
export const opened = ({ path, back }: Pick<Walk, 'path' | 'back'>): readonly CampaignStep[] =>
  back ? [...path, back] : path;

function waysOf(walk: Walk): Goal[] {
  const steps = opened(walk).map(({ name }) => name);
  const arrows = steps.slice(1).map((to, index) => `${steps[index]} -> ${to}`);
  const end = walk.back ? [] : [`${steps.at(-1)}: end`];
  const cases = [...walk.cases].map(([step, taken]) => `${step}: ${taken === -1 ? 'otherwise' : `case ${taken + 1}`}`);
  return [`begins at ${steps[0]}`, ...arrows, ...cases, ...end];
}

/** The facts of the visitor when a step opens: without what is answered on it. */
function factsOnOpening({ registries }: CampaignModel, { fields }: CampaignStep, facts: Facts): Facts {
  const answers = { ...facts.answers };
  for (const { kind } of fields) for (const name of registries.kinds[kind]?.answers ?? []) delete answers[name];
  return { ...facts, answers };
}

/** The outcomes of the conditions of steps on the way: those of fields and of Next also as their step opens. */
export function conditionGoals(model: CampaignModel, { path, situation }: Pick<Walk, 'path' | 'situation'>): Goal[] {
  const { facts } = situation();
  return usesOf(model.campaign).flatMap(({ path: place, condition }) => {
    const [, at, part] = place;
    const step = path.find(({ name }) => name === at);
    if (!step) return [];
    const moments = part === 'next' ? [facts] : [factsOnOpening(model, step, facts), facts];
    const plain = { ...condition, is: true };
    const what = `${place.slice(1).join('.')} ${condition.rule}`;
    return moments.map((moment) => `${what} ${holds(plain, moment) ? 'holds' : 'fails'}`);
  });
}

/** Whether the field asks for consents. */
const asksConsents = ({ registries }: CampaignModel, { kind }: CampaignField) =>
  registries.kinds[kind]?.answers.includes('consents') ?? false;

/** Whether any step on the way asks for consents. */
export const meetsConsents = (model: CampaignModel, { path }: Pick<Walk, 'path'>): boolean =>
  path.some(({ fields }) => fields.some((field) => asksConsents(model, field)));

/** How each consent on the way is asked: with a box, by going on, or not at all. */
function consentsOn(model: CampaignModel, { path }: Walk, facts: Facts): Goal[] {
  const how = consentNeeded(facts) ? 'by a box' : 'by going on';
  return path.flatMap(({ name, fields }) =>
    fields
      .filter((field) => asksConsents(model, field))
      .map((field) => `${name}.${field.id} asked ${isAsked(field, facts) ? how : 'not at all'}`),
  );
}

/** Everything that a visitor of these facts meets with on the walk, each once. */
export function goalsOf(model: CampaignModel, walk: Walk): Goal[] {
  const { facts } = walk.situation();
  return [...new Set([...waysOf(walk), ...conditionGoals(model, walk), ...consentsOn(model, walk, facts)])];
}
