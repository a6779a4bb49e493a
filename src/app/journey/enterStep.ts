import type { JourneyState } from '#src/domain/state.ts';
import type { StepName } from '#src/flow/campaign.ts';
import { waitForPayload } from '#src/app/payload/waitForPayload.ts';
import type { OpenStep, Page } from '#src/app/page/page.ts';
import { earlierPage } from './earlierPage.ts';
import { stepAfter, stepsBefore } from './stepsBefore.ts';

/**
 * Which steps are finished and which are ahead when a step opens. Opening a finished step goes back: it and those that
 * came after it have to be finished again. The Forward button of the browser skips the buttons of the steps in between:
 * they count as finished as before, even where the answers would lead elsewhere by now.
 */
function journeyAt({ finished, ahead = [] }: JourneyState, left: string, name: StepName) {
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
export function enterStep(page: Page & OpenStep, name: StepName): void {
  const left = page.step.current;
  page.step.current = name;
  const { journey, payload } = page.store.getState();
  // The journey of another campaign does not count in this one.
  const isSame = journey.campaign === page.campaign.name;
  const earlier: JourneyState = isSame ? journey : { finished: [] };
  page.store.setState({
    journey: { ...journey, ...journeyAt(earlier, left, name), campaign: page.campaign.name },
  });
  if (!isSame || earlier.finished.includes(name)) return;
  // The study decides which steps the visit has.
  if (payload.status === 'loading') void waitForPayload(page).then(() => fillGaps(page, name));
  else fillGaps(page, name);
}

function fillGaps(page: Page, name: StepName): void {
  const step = page.campaign.steps[name];
  // A page that is redirected to an earlier one is not reached, and neither are those before it.
  if (page.step.current !== name || (step && earlierPage(page, step) !== undefined)) return;
  page.store.setState(({ journey }) => ({
    journey: { ...journey, finished: withoutGaps(page, journey.finished, name) },
  }));
}

/** The finished steps with those between the first step and this one added, where the steps of the visit lead to it. */
function withoutGaps(page: Page, finished: readonly string[], name: StepName): readonly string[] {
  const last = finished.at(-1);
  if (last !== undefined && stepAfter(page, last) === name) return finished;
  return stepsBefore(page, name) ?? finished;
}
