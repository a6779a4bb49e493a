import type { JourneyState } from '#src/domain/state.ts';
import type { StepName } from '#src/flow/campaign.ts';
import { waitForPayload } from '#src/app/payload/waitForPayload.ts';
import type { Page } from '#src/app/page/page.ts';
import { stepAfter, stepsBefore } from './stepsBefore.ts';

/**
 * What is finished when a step opens, and what is ahead of it. One that was finished before is gone back to: it and what
 * came after it are to be finished again. The browser's Forward skips the buttons: what it leads over is finished as it
 * was, whatever the way would be by now.
 */
function placeOf({ finished, ahead = [] }: JourneyState, left: string, name: StepName) {
  const back = finished.indexOf(name);
  if (back >= 0) {
    const rest = ahead[0] === left ? ahead : [left].filter((step) => !finished.includes(step));
    return { finished: finished.slice(0, back), ahead: [...finished.slice(back), ...rest] };
  }
  const forward = ahead.indexOf(name);
  if (forward < 0) return { finished, ahead: [] };
  return { finished: [...finished, ...ahead.slice(0, forward)], ahead: ahead.slice(forward) };
}

/** Opens a step, for the first time or again. */
export function enterStep(page: Page, name: StepName): void {
  const left = page.step.current;
  page.step.current = name;
  const { journey, payload } = page.store.getState();
  // The steps of another campaign lead nowhere in this one, and whoever begins here has finished none.
  const isSame = journey.campaign === page.campaign.name;
  const earlier: JourneyState = isSame ? journey : { finished: [] };
  page.store.setState({
    journey: { ...journey, ...placeOf(earlier, left, name), campaign: page.campaign.name },
  });
  if (!isSame || earlier.finished.includes(name)) return;
  // The study decides which steps the visit has.
  if (payload.status === 'loading') void waitForPayload(page).then(() => fillGaps(page, name));
  else fillGaps(page, name);
}

function fillGaps(page: Page, name: StepName): void {
  if (page.step.current !== name) return;
  page.store.setState(({ journey }) => ({ journey: { ...journey, finished: gapless(page, journey.finished, name) } }));
}

/** What is finished when a step opens: without a gap, where the way from the first step leads there. */
function gapless(page: Page, finished: readonly string[], name: StepName): readonly string[] {
  const last = finished.at(-1);
  if (last !== undefined && stepAfter(page, last) === name) return finished;
  return stepsBefore(page, name) ?? finished;
}
