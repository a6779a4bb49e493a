import { countryOfLanguageTag } from '#src/domain/countries/index.ts';
import type { AppStore } from '#src/store/store.ts';
import type { Page } from '#src/app/page/createPage.ts';

/**
 * Loads what the flow begins with; a failure is told by the status and reported. The code for it comes after the page
 * is open: nobody needs it to type.
 */
export async function openPayload(page: Page): Promise<void> {
  try {
    const { loadPayload } = await import('./loadPayload.ts');
    await loadPayload(page);
  } catch (error) {
    page.report('error', `Loading the initial payload failed: ${error instanceof Error ? error.name : 'unknown'}`);
    const fallbackCountry = countryOfLanguageTag(navigator.language);
    page.store.setState(({ payload: { payload: loaded, ...others } }) => ({
      payload: {
        ...others,
        ...(loaded && { payload: { ...loaded, study: undefined } }),
        status: 'failed',
        criteria: [],
        ...(fallbackCountry && { fallbackCountry }),
      },
    }));
  }
}

/** Resolves when the initial payload has arrived or failed. */
export function settledPayload({ store }: { store: AppStore }): Promise<void> {
  return new Promise((resolve) => {
    const isSettled = () => store.getState().payload.status !== 'loading';
    if (isSettled()) return resolve();
    const stop = store.subscribe(() => {
      if (!isSettled()) return;
      stop();
      resolve();
    });
  });
}
