import type { Answers } from '#src/domain/facts.ts';
import { missingInLead } from '#src/domain/lead.ts';
import type { CampaignStep, StepName } from '#src/flow/campaign.ts';
import { firstStep } from '#src/flow/followingStep.ts';
import { isAsked } from '#src/flow/nextStep.ts';
import { wayTo } from './enterStep.ts';
import type { Page } from '#src/app/page/createPage.ts';

/** Whether the step asks for one of the answers now. */
export function asks({ widgets, facts }: Page, step: CampaignStep, names: readonly (keyof Answers)[]): boolean {
  return step.fields.some(
    (field) => isAsked(field, facts()) && widgets[field.kind]?.spec.answers.some((answer) => names.includes(answer)),
  );
}

/**
 * The first step on the way to one that saves that asks for what a lead cannot be saved without and is missing: of
 * somebody who came by a link, or whose answers were forgotten meanwhile. Without it they would be told an outcome of
 * nobody. Undefined where nothing is missing or no step asks.
 */
export function stepForMissing(page: Page, step: CampaignStep): StepName | undefined {
  const missing = step.saves ? missingInLead(page.facts()) : [];
  if (missing.length === 0) return undefined;
  const { steps } = page.campaign;
  return wayTo(page, step.name)?.find((name) => steps[name] && asks(page, steps[name], missing));
}

/** The step to open in the place of this one, of which the visitor lacks something or in which they have nothing to do. */
export function stepInstead(page: Page, step: CampaignStep): StepName | undefined {
  const facts = page.facts();
  const isForAll = step.fields.every(({ kind }) => page.widgets[kind]?.spec.isFor?.(facts) ?? true);
  return isForAll ? stepForMissing(page, step) : firstStep(page.campaign, page.query['landing']);
}
