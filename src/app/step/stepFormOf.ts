import type { CampaignStep } from '#src/flow/campaign.ts';
import { isAsked } from '#src/flow/nextStep.ts';
import { createStepForm, type StepForm } from '#src/form/stepForm.ts';
import { runEffects } from '#src/app/effects/runEffects.ts';
import type { Page } from '#src/app/page/createPage.ts';

/** The form of a step of this page. */
export function stepFormOf(page: Page, step: CampaignStep): StepForm {
  const { widgets } = page;
  const { validators } = page.bundle;
  return createStepForm({
    fields: step.fields.map(({ when, ...field }) => ({
      ...field,
      // What the page was opened without waits for its widget.
      isAsked: (facts) => field.kind in widgets && isAsked({ when }, facts),
      judge: (facts, drafts) => page.judge?.(field, facts, drafts, page.texts.get, step.name),
    })),
    widgets,
    validators,
    store: page.store,
    facts: page.facts,
    call: page.call,
    callCenter: page.callCenter,
    settled: (answers) =>
      runEffects(
        page,
        step.name,
        answers.flatMap((answer) => step.onAnswer[answer] ?? []),
      ),
  });
}
