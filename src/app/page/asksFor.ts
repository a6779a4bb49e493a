import type { Answers } from '#src/domain/facts.ts';
import type { CampaignStep } from '#src/flow/campaign.ts';
import { isAsked } from '#src/flow/isAsked.ts';
import type { Page } from './page.ts';

/** Whether a field that the step shows by the facts known now edits one of the answers. */
export function asksFor({ widgets, facts }: Page, step: CampaignStep, names: readonly (keyof Answers)[]): boolean {
  return step.fields.some(
    (field) => isAsked(field, facts()) && widgets[field.kind]?.spec.answers.some((answer) => names.includes(answer)),
  );
}
