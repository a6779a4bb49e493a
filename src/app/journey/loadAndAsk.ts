import { runEffects } from '#src/app/effects/runEffects.ts';
import type { Page } from '#src/app/page/page.ts';
import { loadPayload } from '#src/app/payload/loadPayload.ts';

/** What the first step of a flow asks about the study and the visitor, by which the steps after it evaluate them. */
const askedFirst: readonly string[] = ['findNearestSite', 'fetchSiteSchedulingStatus', 'checkAlreadyMatched'];

/** Asks it again for whoever comes back to a later step from another study or flow, with which the replies went. */
async function askAgain(page: Page): Promise<void> {
  const { campaign, step } = page;
  if (step.current === campaign.home) return;
  const calls = campaign.steps[campaign.home]?.onEnter ?? [];
  await runEffects(
    page,
    step.current,
    calls.filter(({ effect }) => askedFirst.includes(effect)),
  );
}

/** Loads the initial payload; the page is ready once all is known again that its outcome hangs on. */
export const loadAndAsk = (page: Page): Promise<void> => loadPayload(page, () => askAgain(page));
