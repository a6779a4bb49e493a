import { withConsistentAge } from '#src/domain/age.ts';
import type { CampaignStep } from '#src/flow/campaign.ts';
import { isAsked } from '#src/flow/nextStep.ts';
import { pick } from '#src/form/problems.ts';
import { asksFor } from '#src/app/page/asksFor.ts';
import type { Page } from '#src/app/page/page.ts';

/**
 * Lets go of what was answered in fields of any step that are asked no more, where their kind says that it then means
 * nothing.
 */
function clearHidden({ campaign, widgets, store, facts }: Page): void {
  // Without the study it is not known which fields are hidden.
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

/** Answers as they go on from a step: none that means nothing any more, and of an age and a birth date what the step asks. */
export function tidyAnswers(page: Page, step: CampaignStep): void {
  clearHidden(page);
  const entered = (['birthDate', 'age'] as const).find((name) => asksFor(page, step, [name]));
  if (entered === undefined) return;
  page.store.setState(({ answers }) => ({ answers: withConsistentAge(answers, entered, page.facts().today) }));
}
