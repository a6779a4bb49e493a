import type { EffectContext } from '#src/kit/effect.ts';
import type { Page } from '#src/app/page/page.ts';
import { inEnglish } from './inEnglish.ts';

/** What effects may use of a page, run for a step: without one, for the step that is open. */
export function effectContext(page: Page, step: string = page.step.current): EffectContext {
  return {
    facts: page.facts,
    state: page.store.getState,
    change: (recipe) => page.store.setState(recipe),
    call: page.call,
    report: page.reportMessage,
    count: page.countEvents,
    step,
    sending: page.sending,
    page: {
      brand: page.settings.brand,
      referrerUrl: page.referrer,
      consentText: (name) => page.consentText(name).text,
      inEnglish: (answer, text) => inEnglish(page, answer, text),
    },
    keepPersonalInTab: () => page.store.storePersonalIn('session'),
  };
}
