import type { CampaignStep, StepName } from '#src/flow/campaign.ts';
import type { Page } from '#src/app/page/page.ts';
import { stepsBefore } from './stepsBefore.ts';

/**
 * The first page of the same step that the visitor has to finish before this one: they opened the address of a later page,
 * or their journey has expired. Undefined where none is left, and for a step that is one page.
 */
export function earlierPage(page: Page, { name, part }: CampaignStep): StepName | undefined {
  if (!part || name === part.of) return undefined;
  const { campaign, finished, ahead = [] } = page.store.getState().journey;
  const passed = campaign === page.campaign.name ? [...finished, ...ahead] : [];
  const before = stepsBefore(page, name) ?? [part.of];
  return before.find((one) => page.campaign.steps[one]?.part?.of === part.of && !passed.includes(one));
}
