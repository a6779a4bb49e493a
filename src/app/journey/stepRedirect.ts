import { bookingOf } from '#src/domain/booking.ts';
import { missingInLead } from '#src/domain/lead.ts';
import type { CampaignStep, StepName } from '#src/flow/campaign.ts';
import { firstStep } from '#src/flow/firstStep.ts';
import { asksFor } from '#src/app/page/asksFor.ts';
import type { Page } from '#src/app/page/page.ts';
import { earlierPage } from './earlierPage.ts';
import { stepsBefore } from './stepsBefore.ts';

/**
 * The first step before a step that saves that asks for an answer the lead lacks: the visitor opened a link to a later
 * step, or their stored answers have expired. Without it they would see an outcome of a lead that was never saved.
 * Undefined where nothing is missing or no step asks for it.
 */
export function stepForMissingAnswers(page: Page, step: CampaignStep): StepName | undefined {
  const missing = step.saves ? missingInLead(page.facts()) : [];
  if (missing.length === 0) return undefined;
  const { steps } = page.campaign;
  return stepsBefore(page, step.name)?.find((name) => steps[name] && asksFor(page, steps[name], missing));
}

/**
 * The step to open instead of this one: the first where a kind of the step is not for this visitor, an earlier one where
 * pages of the same step are not finished or answers of the lead are missing. Undefined where the step may open.
 */
export function stepRedirect(page: Page, step: CampaignStep): StepName | undefined {
  const facts = page.facts();
  const isForVisitor = step.fields.every(({ kind }) => page.widgets[kind]?.spec.isFor?.(facts) ?? true);
  if (!isForVisitor) return firstStep(page.campaign, page.query['landing']);
  return earlierPage(page, step) ?? stepForMissingAnswers(page, step);
}

/**
 * The step with the appointment of a visitor who comes back to the first one with it, where the campaign has such a step.
 * A tab that has saved no lead may be somebody else's on the same device, whose appointment it is not.
 */
export function stepWithAppointment(
  { campaign, query, facts, store }: Page,
  { name }: CampaignStep,
): StepName | undefined {
  const isOwn = store.getState().saved.leadId !== undefined && bookingOf(facts()) !== undefined;
  return isOwn && name === firstStep(campaign, query['landing']) ? campaign.bookedStep : undefined;
}
