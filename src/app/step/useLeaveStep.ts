import { useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { documentName, type CampaignStep, type StepName } from '#src/flow/campaign.ts';
import { isAsked } from '#src/flow/isAsked.ts';
import { errorSummaryOf } from '#src/form/errorSummary.ts';
import type { Tried } from '#src/form/StepErrors.tsx';
import type { StepForm } from '#src/form/stepForm.ts';
import { takeOverIslands } from '#src/kit/islands.ts';
import { nameOnPage } from '#src/ui/nameOnPage.ts';
import { leaveStep } from '#src/app/journey/leaveStep.ts';
import { stepOf } from '#src/app/journey/stepOf.ts';
import { hasWidgets, loadLaterWidgets } from '#src/app/page/loadLaterWidgets.ts';
import type { Page } from '#src/app/page/page.ts';
import { usePage } from '#src/app/page/PageContext.ts';
import { waitForPayload } from '#src/app/payload/waitForPayload.ts';
import { oneAtATime } from './oneAtATime.ts';
import { showProblem } from './showProblem.ts';

type Leaving = {
  /** Leaves the step forward, if its form has no problems; `inPlace` replaces its entry in the history. */
  leave: (inPlace: boolean) => void;
  /** A step is being left: another call of `leave` does nothing. */
  isLeaving: boolean;
  /** The last try, if there was more than one problem. */
  tried: Tried;
  /** A part of the step, or of the one to open, could not be loaded at the last try; the next one loads it again. */
  isIncomplete: boolean;
};

const untried: Tried = { problems: [], entries: [], leavesFocus: false };

/**
 * Loads the widgets that the page was opened without. False where one fails to load that this step shows: a step that is
 * left without it would leave out what it asks.
 */
async function loadWidgets(page: Page, { fields }: CampaignStep): Promise<boolean> {
  // A later step that needs others will load them again.
  await Promise.all([waitForPayload(page), loadLaterWidgets(page).catch(() => undefined)]);
  return fields.every((field) => field.kind in page.widgets || !isAsked(field, page.facts()));
}

/** Whether the visitor has gone on to another control since the press: whoever types must not lose the focus. */
const isEntering = (pressed: Element | null): boolean =>
  document.activeElement !== pressed && document.activeElement?.matches('input, select, textarea') === true;

/** How a step is left. Throws, as it renders, if leaving fails: the boundary around the page shows that. */
export function useLeaveStep(
  step: CampaignStep,
  form: StepForm,
  go: (step: StepName, inPlace: boolean) => void,
): Leaving {
  const page = usePage();
  const [isLeaving, setLeaving] = useState(false);
  const [error, setError] = useState<unknown>();
  const [tried, setTried] = useState(untried);
  const [isIncomplete, setIncomplete] = useState(false);
  const leave = useMemo(() => {
    const tryToLeave = async (inPlace: boolean) => {
      const restored = page.store.restored();
      const pressed = document.activeElement;
      // Not within work of React, such as its own handling of the press: nothing is taken over there.
      await Promise.resolve();
      // The problems of a field show where React knows it.
      takeOverIslands();
      // What is said anew is announced anew.
      setIncomplete(false);
      const stay = () => {
        page.reportMessage('error', 'A part of a step could not be loaded');
        setIncomplete(true);
      };
      if (!(await loadWidgets(page, step))) return stay();
      const problems = await form.submit();
      const [first] = problems;
      const focusesProblem =
        problems.length === 1 || step.fields.some(({ kind }) => page.widgets[kind]?.spec.focusesProblem);
      const leavesFocus = focusesProblem || isEntering(pressed);
      if (problems.length < 2) setTried(untried);
      else {
        const entries = errorSummaryOf(page.texts, documentName(step), problems, nameOnPage);
        setTried({ problems, entries, leavesFocus });
      }
      if (first && focusesProblem && !isEntering(pressed)) showProblem(first);
      if (first) return undefined;
      const following = await leaveStep(page, step);
      // Meanwhile the visitor may have gone back, or cleared the answers.
      if (page.step.current !== step.name || page.store.restored() !== restored) return undefined;
      if (!hasWidgets(page, stepOf(page, following))) return stay();
      // At once: what is typed from now on belongs to the step that opens.
      return flushSync(() => go(following, inPlace));
    };
    return oneAtATime((inPlace: boolean) => tryToLeave(inPlace).catch(setError), setLeaving);
  }, [page, step, form, go]);
  if (error !== undefined) throw error;
  return { leave, isLeaving, tried, isIncomplete };
}
