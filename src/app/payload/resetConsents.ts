import type { AppStore } from '#src/store/store.ts';

/**
 * A consent is given to the wording of one campaign and for one study. Where a tab comes to another, none from before
 * stands: each is asked for anew, and sent again. What the visitor has ticked since the page opened stays.
 */
export function beginConsents(store: AppStore, campaign: string, studyId = ''): void {
  const consentsFor = `${campaign} ${studyId}`;
  const { answers, saved, journey } = store.getState();
  if (journey.consentsFor === consentsFor) return;
  const { consents: before = {} } = store.opened().answers;
  const { consents: held = {}, ...others } = answers;
  const old = Object.entries(before);
  const ticked = Object.entries(held).filter(
    ([name, value]) => !old.some(([one, was]) => one === name && was === value),
  );
  store.setState({
    answers: { ...others, ...(ticked.length > 0 && { consents: Object.fromEntries(ticked) }) },
    saved: { ...saved, consentsSent: {}, consentsTo: {}, consentsDue: [] },
    journey: { ...journey, consentsFor },
  });
}
