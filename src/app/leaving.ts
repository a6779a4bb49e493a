import { withOneAge } from '#src/domain/age.ts';
import { missingInLead } from '#src/effects/leadBody.ts';
import type { CampaignStep, StepName } from '#src/flow/campaign.ts';
import { isAsked } from '#src/flow/nextStep.ts';
import { pick } from '#src/form/problems.ts';
import { wayTo } from './enterStep.ts';
import { stepOf } from './journey.ts';
import type { Page } from './page.ts';

export { effects } from '#src/effects/index.ts';

/**
 * Lets go of what was answered in fields of any step that are asked no more, where their kind says that it then means
 * nothing.
 */
function forgetHidden({ campaign, widgets, store, facts }: Page): void {
  // Without the study nobody knows what it asks for no more.
  if (store.getState().payload.status === 'failed') return;
  const fields = Object.values(campaign.steps).flatMap((step) => step.fields);
  const asked = new Set(fields.filter((field) => isAsked(field, facts())).map(({ kind }) => kind));
  for (const kind of new Set(fields.map((field) => field.kind))) {
    const spec = widgets[kind]?.spec;
    if (!spec?.whenHidden || asked.has(kind)) continue;
    const { answers, drafts } = store.getState();
    const given = pick(answers, spec.answers);
    const kept = Object.keys(given).length === 0 ? {} : spec.whenHidden(given);
    store.setState({
      answers: { ...without(answers, spec.answers), ...kept },
      drafts: without(drafts, spec.drafts ?? []),
    });
  }
}

const without = <T extends object>(held: T, names: readonly string[]): T =>
  // Every answer and every draft may be absent.
  Object.fromEntries(Object.entries(held).filter(([name]) => !names.includes(name))) as T;

const asks = ({ widgets, facts }: Page, step: CampaignStep, names: readonly string[]) =>
  step.fields.some(
    (field) => isAsked(field, facts()) && widgets[field.kind]?.spec.answers.some((answer) => names.includes(answer)),
  );

/** Answers as they go on from a step: none that means nothing any more, and of an age and a birth date what the step asks. */
export function tidyAnswers(page: Page, step: CampaignStep): void {
  forgetHidden(page);
  const standing = (['birthDate', 'age'] as const).find((name) => asks(page, step, [name]));
  if (standing === undefined) return;
  page.store.setState(({ answers }) => ({ answers: withOneAge(answers, standing, page.facts().today) }));
}

/**
 * The first step on the way to this one that asks for what a lead cannot be saved without and is missing: of somebody
 * who came here by a link, or whose answers were forgotten meanwhile. Undefined where nothing is missing or no step asks.
 */
export function stepForMissing(page: Page, step: CampaignStep): StepName | undefined {
  const missing = step.saves ? missingInLead(page.facts()) : [];
  if (missing.length === 0) return undefined;
  return wayTo(page, step.name)?.find((name) => asks(page, stepOf(page, name), missing));
}
