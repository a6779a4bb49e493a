import { fullyQualified } from '#src/domain/qualification.ts';
import type { ScreenedPage } from '#src/app/campaign/campaignBundle.ts';

/** Stores that the visitor finished the screener without qualifying, and sends it to the server once per study. */
export function recordFailedScreening(page: ScreenedPage): void {
  const facts = page.facts();
  const { saved } = page.store.getState();
  const studyId = facts.study?.id;
  if (studyId === undefined || fullyQualified(facts)) return;
  if (saved.screenings.some((screening) => screening.studyId === studyId)) return;
  page.store.setState((state) => ({
    saved: { ...state.saved, screenings: [...state.saved.screenings, { studyId, passed: false }] },
  }));
  page.store.flush();
  if (saved.slug) void send(page, saved.slug, studyId);
}

async function send(page: ScreenedPage, slug: string, studyId: number): Promise<void> {
  try {
    await page.call('screeningResult', { body: { slug, studyId, passed: false } }, { keepalive: true });
  } catch {
    // The same message as for any other update: one of its own would disclose that the visitor did not qualify.
    page.reportMessage('error', 'Updating the lead failed');
  }
}
