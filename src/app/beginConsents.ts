import type { Page } from './page.ts';

/**
 * A consent is given to the wording of one campaign and for one study. Where a tab comes to another, none stands yet:
 * each is asked for anew, and sent again.
 */
export function beginConsents({ campaign, query, store }: Page): void {
  const consentsFor = `${campaign.name} ${query['studyId'] ?? ''}`;
  const { answers, saved, journey } = store.getState();
  if (journey.consentsFor === consentsFor) return;
  const { consents: _, ...others } = answers;
  store.setState({ answers: others, saved: { ...saved, consentsSent: {} }, journey: { ...journey, consentsFor } });
}
