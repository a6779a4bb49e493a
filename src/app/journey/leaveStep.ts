import { fullyQualified } from '#src/domain/qualification.ts';
import type { CampaignStep, StepName } from '#src/flow/campaign.ts';
import { followingStep } from '#src/flow/followingStep.ts';
import { loadLeaving, runEffects } from '#src/app/effects/runEffects.ts';
import { stepForMissing } from './stepRedirect.ts';
import type { Page } from '#src/app/page/createPage.ts';

/** The step of that name. The router opens only steps that the campaign has. */
export function stepOf(page: Page, name: StepName): CampaignStep {
  const step = page.campaign.steps[name];
  if (!step) throw new Error(`The campaign ${page.campaign.name} has no step ${name}.`);
  return step;
}

/** What leaving a step that saves does, after the step's own effects. */
export const savingEffects = [{ effect: 'saveLead' }, { effect: 'sendConsents' }];

/** Brings to the server what a page of this tab was about to save when it went away. */
export async function resumeSaving(page: Page): Promise<void> {
  const { saved, payload } = page.store.getState();
  if (saved.isPending && payload.status === 'ready') await runEffects(page, page.step.current, savingEffects);
}

/**
 * Finishes a step forward: the answers are tidied up, then its effects run, then the save if it saves. Gives the name of
 * the step that follows, or of the one that asks for what the save was missing.
 */
export async function leaveStep(page: Page, step: CampaignStep): Promise<StepName> {
  const leaving = await loadLeaving().catch(() => undefined);
  leaving?.tidyAnswers(page, step);
  await runEffects(page, step.name, [...step.onLeave, ...(step.saves ? savingEffects : [])]);
  // Whoever went elsewhere meanwhile has not finished it: it is left again later.
  if (page.step.current === step.name)
    page.store.setState(({ journey }) => ({
      journey: {
        ...journey,
        finished: [...journey.finished.filter((name) => name !== step.name), step.name],
        ahead: [],
      },
    }));
  page.store.flush();
  return stepForMissing(page, step) ?? followingStep(page.campaign, step, page.facts()) ?? page.campaign.home;
}

/** The step before this one: the last that was finished. */
export function previousStep(page: Page, name: StepName): StepName | undefined {
  const { finished } = page.store.getState().journey;
  const at = finished.indexOf(name);
  // Names in the journey were put there by `leaveStep`.
  return (at < 0 ? finished : finished.slice(0, at)).at(-1) as StepName | undefined;
}

/** How far the visitor has come: steps with progress that are finished, and those that follow by what is known now. */
export function progressOf(page: Page, current: CampaignStep): { value: number; max: number } {
  const facts = page.facts();
  const ahead = new Set<string>([current.name]);
  let step: CampaignStep | undefined = current;
  while (step) {
    const name: StepName | undefined = followingStep(page.campaign, step, facts);
    step = name && !ahead.has(name) ? page.campaign.steps[name] : undefined;
    if (step?.showProgress) ahead.add(step.name);
    else step = undefined;
  }
  const { finished } = page.store.getState().journey;
  const behind = finished.filter((name) => !ahead.has(name) && page.campaign.steps[name as StepName]?.showProgress);
  return { value: behind.length + 1, max: behind.length + ahead.size };
}

/** Keeps that the visitor left the screener without having qualified, and tells the server once per study. */
export function recordFailedScreening(page: Page): void {
  const facts = page.facts();
  const { saved } = page.store.getState();
  const studyId = facts.study?.id;
  if (studyId === undefined || fullyQualified(facts)) return;
  if (saved.screenings.some((screening) => screening.studyId === studyId)) return;
  page.store.setState((state) => ({
    saved: { ...state.saved, screenings: [...state.saved.screenings, { studyId, passed: false }] },
  }));
  page.store.flush();
  if (saved.slug) void sendFailed(page, saved.slug, studyId);
}

async function sendFailed(page: Page, slug: string, studyId: number): Promise<void> {
  try {
    await page.call('screeningResult', { body: { slug, studyId, passed: false } }, { keepalive: true });
  } catch {
    // The same words as for any other update: only a visitor who did not qualify comes here.
    page.report('error', 'Updating the lead failed');
  }
}
