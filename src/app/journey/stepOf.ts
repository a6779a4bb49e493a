import type { CampaignStep, StepName } from '#src/flow/campaign.ts';
import type { Page } from '#src/app/page/page.ts';

/** The step of that name. Throws where the campaign has none; the router opens only steps that it has. */
export function stepOf(page: Page, name: StepName): CampaignStep {
  const step = page.campaign.steps[name];
  if (!step) throw new Error(`The campaign ${page.campaign.name} has no step ${name}.`);
  return step;
}
