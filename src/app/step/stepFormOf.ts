import type { Answers } from '#src/domain/facts.ts';
import { documentName, type CampaignStep } from '#src/flow/campaign.ts';
import { isAsked } from '#src/flow/isAsked.ts';
import { createStepForm, type StepForm } from '#src/form/stepForm.ts';
import { runEffects } from '#src/app/effects/runEffects.ts';
import type { Page } from '#src/app/page/page.ts';

/** The form of a step of this page. */
export function stepFormOf(page: Page, step: CampaignStep): StepForm {
  const { widgets, validators } = page;
  const effectsOf = (answers: readonly (keyof Answers)[]) => answers.flatMap((answer) => step.onAnswer[answer] ?? []);
  return createStepForm({
    fields: step.fields.map((field) => ({
      ...field,
      isAsked: (facts) => page.shows(field) && isAsked(field, facts),
      evaluateChecks(facts, drafts) {
        const spec = widgets[field.kind]?.spec;
        return (
          spec && page.evaluateChecks?.({ field, spec, facts, drafts, texts: page.texts.get, step: documentName(step) })
        );
      },
    })),
    widgets,
    validators,
    store: page.store,
    facts: page.facts,
    call: page.call,
    callCenter: page.callCenter,
    isGrowing: () => page.lacks(step.fields),
    settled: (answers) => runEffects(page, step.name, effectsOf(answers)),
    settles: (answers) => effectsOf(answers).length > 0,
  });
}
