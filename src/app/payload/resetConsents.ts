import type { AppStore } from '#src/store/store.ts';

/**
 * Clears the consents when a tab opens another campaign or study than before, since each is given to the wording of one
 * campaign and for one study: it is asked for and sent again. What the visitor ticked since the page opened stays, and so
 * does what was decided before and has not reached the server.
 */
export function resetConsents(store: AppStore, campaign: string, studyId = ''): void {
  const consentsFor = `${campaign} ${studyId}`;
  const { answers, saved, journey } = store.getState();
  if (journey.consentsFor === consentsFor) return;
  const { consents: before = {} } = store.restored().answers;
  const { consents: current = {}, ...others } = answers;
  const old = Object.entries(before);
  const ticked = Object.entries(current).filter(
    ([name, value]) => !old.some(([one, was]) => one === name && was === value),
  );
  const { consentsOwed = [], consentsDue = [], commercialDue } = saved;
  store.setState({
    answers: { ...others, ...(ticked.length > 0 && { consents: Object.fromEntries(ticked) }) },
    saved: {
      ...saved,
      withdrawn: undefined,
      consentsSent: {},
      consentsTo: {},
      consentsDue: [],
      ...(consentsDue.length > 0 && { consentsOwed: [...consentsOwed, ...consentsDue] }),
      ...(commercialDue && { commercialDue: undefined, commercialOwed: commercialDue }),
    },
    journey: { ...journey, consentsFor },
  });
}
