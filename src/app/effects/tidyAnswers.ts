import { withConsistentAge } from '#src/domain/age.ts';
import { pick } from '#src/domain/pick.ts';
import type { CampaignStep } from '#src/flow/campaign.ts';
import { isAsked } from '#src/flow/isAsked.ts';
import { asksFor } from '#src/app/page/asksFor.ts';
import type { Page } from '#src/app/page/page.ts';

/**
 * Clears the answers of kinds that no step of the campaign shows any more, where the kind has `whenHidden`, which returns
 * what remains of them.
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
    const remaining = Object.keys(given).length === 0 ? {} : spec.whenHidden(given);
    store.setState({
      answers: { ...without(answers, spec.answers), ...remaining },
      drafts: without(drafts, spec.drafts ?? []),
    });
  }
}

const without = <T extends object>(values: T, names: readonly string[]): T =>
  // Every answer and every draft may be absent.
  Object.fromEntries(Object.entries(values).filter(([name]) => !names.includes(name))) as T;

/** Whoever goes on from a step that shows the conditions of the address as chosen has confirmed those that are left. */
function confirmConditions({ store }: Page): void {
  store.setState(({ journey }) => ({ journey: { ...journey, presetConditions: [] } }));
}

/**
 * Clears hidden answers, takes the conditions that the step asks for as the visitor's, and makes age and birth date agree:
 * the one that the step asks for is the one that counts.
 */
export function tidyAnswers(page: Page, step: CampaignStep): void {
  clearHidden(page);
  if (asksFor(page, step, ['indicationIds'])) confirmConditions(page);
  const entered = (['birthDate', 'age'] as const).find((name) => asksFor(page, step, [name]));
  if (entered === undefined) return;
  page.store.setState(({ answers }) => ({ answers: withConsistentAge(answers, entered, page.facts().today) }));
}
