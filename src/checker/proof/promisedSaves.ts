import { documentName, type CampaignStep } from '#src/flow/campaign.ts';
import { localeCodes } from '#src/generated/locales.ts';
import { sendingWords } from '#src/i18n/locales/claimWords.ts';
import type { Finding } from '#src/checker/finding.ts';
import { findingAt, savesOnEnter, savesOnLeave, type CampaignModel } from './model.ts';
import type { StepGraph } from './stepGraph.ts';
import { isReadBy } from './vainQuestions.ts';

/** Whether going on from the step sends what it asks: a save, also that of each step behind it, or an effect that reads it. */
function sends(step: CampaignStep, model: CampaignModel, graph: StepGraph): boolean {
  const { campaign, registries } = model;
  const answers = step.fields.flatMap(({ kind }) => registries.kinds[kind]?.answers ?? []);
  const following = graph.onward(step).flatMap((name) => campaign.steps[name] ?? []);
  return (
    answers.length === 0 ||
    savesOnLeave(step) ||
    following.every(savesOnEnter) ||
    isReadBy(model, [...step.onLeave, ...Object.values(step.onAnswer).flat()], answers)
  );
}

/** Buttons that say that they send what a step asks, and only go on: once in each text. */
export function promisedSaveFindings(model: CampaignModel, graph: StepGraph): Finding[] {
  return Object.values(model.campaign.steps).flatMap((step) => {
    const { name, next, nav } = step;
    if (next === undefined || !nav.next || sends(step, model, graph)) return [];
    const locale = localeCodes().find((one) => sendingWords[one]?.test(nav.nextLabel?.[one] ?? ''));
    if (!locale) return [];
    const path = ['steps', documentName(step), 'nav', 'nextLabel', locale];
    const message = `"${nav.nextLabel?.[locale]}" on "${name}" is not so: nothing is sent as visitors go on`;
    return [findingAt(model, 'C119', path, message)];
  });
}
