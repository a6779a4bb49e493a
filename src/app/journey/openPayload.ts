import { countryOfLanguageTag } from '#src/domain/countries/countryOf.ts';
import type { Page } from '#src/app/page/page.ts';

/**
 * Loads the initial payload. A failure is reported, and shown by the status `failed`. The code for it is loaded after
 * the page is open: nobody needs it to type.
 */
export async function openPayload(page: Page): Promise<void> {
  try {
    const { loadAndAsk } = await import('./loadAndAsk.ts');
    await loadAndAsk(page);
  } catch (error) {
    page.reportMessage(
      'error',
      `Loading the initial payload failed: ${error instanceof Error ? error.name : 'unknown'}`,
    );
    const fallbackCountry = countryOfLanguageTag(navigator.language);
    page.store.setState(({ payload: { initial, ...others } }) => ({
      payload: {
        ...others,
        ...(initial && { initial: { ...initial, study: undefined } }),
        status: 'failed',
        // What came with the page stays: the visitor may have answered it meanwhile.
        ...((initial || !others.study) && { study: undefined, criteria: [] }),
        ...(fallbackCountry && { fallbackCountry }),
      },
    }));
  }
}
