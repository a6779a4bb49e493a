import type { CampaignStep } from '#src/flow/campaign.ts';
import { isAsked } from '#src/flow/nextStep.ts';
import type { Page } from './page.ts';

/** Lets go of what was answered in fields that are asked no more, where their kind says that it then means nothing. */
export function forgetHidden({ widgets, store, facts }: Page, step: CampaignStep): void {
  for (const field of step.fields) {
    const spec = widgets[field.kind]?.spec;
    if (!spec?.forgetsWhenHidden || isAsked(field, facts())) continue;
    store.setState(({ answers, drafts }) => ({
      answers: without(answers, spec.answers),
      drafts: without(drafts, spec.drafts ?? []),
    }));
  }
}

const without = <T extends object>(held: T, names: readonly string[]): T =>
  // Every answer and every draft may be absent.
  Object.fromEntries(Object.entries(held).filter(([name]) => !names.includes(name))) as T;
