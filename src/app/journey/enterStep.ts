import type { JourneyState } from '#src/domain/state.ts';
import type { StepName } from '#src/flow/campaign.ts';
import { firstStep, followingStep } from '#src/flow/followingStep.ts';
import { settledPayload } from '#src/app/payload/openPayload.ts';
import type { Page } from '#src/app/page/createPage.ts';

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
  // Which steps lie on the way is known once the study is.
  if (payload.status === 'loading') void settledPayload(page).then(() => fillGaps(page, name));
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
  return wayTo(page, name) ?? finished;
}

/** The steps of this visit from the first one up to the named one, which is left out; undefined where none leads there. */
export function wayTo(page: Page, name: StepName): readonly StepName[] | undefined {
  const way: StepName[] = [];
  let step: StepName | undefined = firstStep(page.campaign, page.query['landing']);
  while (step !== undefined && step !== name && !way.includes(step)) {
    way.push(step);
    step = stepAfter(page, step);
  }
  return step === name ? way : undefined;
}

function stepAfter({ campaign, facts }: Page, name: string): StepName | undefined {
  const step = campaign.steps[name as StepName]; // Any name may be looked up.
  return step && followingStep(campaign, step, facts());
}
