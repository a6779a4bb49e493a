import type { EffectName } from '#src/effects/index.ts';
import type { Effect, EffectContext } from '#src/kit/effect.ts';
import { withDefaults } from '#src/kit/options.ts';
import type { Page } from './page.ts';

export type EffectCall = { effect: string; params?: object };

function contextOf(page: Page, step: string): EffectContext {
  return {
    facts: page.facts,
    state: page.store.getState,
    change: (recipe) => page.store.setState(recipe),
    call: page.call,
    report: page.report,
    count: page.count,
    step,
    sending: page.sending,
    page: {
      brand: page.settings.brand,
      referrerUrl: page.referrer,
      consentText: (name) => page.consentText(name).text,
      inEnglish: page.inEnglish,
    },
    keepPersonalInTab: () => page.store.keepPersonalIn('session'),
  };
}

/** What is done when a step is left, and all effects: loaded once a page is open, since nobody needs it to type. */
export const loadLeaving = () => import('./leaving.ts');

/** Runs effects one after the other. One that fails is reported, and the next one runs. */
export async function runEffects(page: Page, step: string, calls: readonly EffectCall[]): Promise<void> {
  if (calls.length === 0) return;
  const loaded = await loadLeaving().catch(() => undefined);
  if (!loaded) return cannotRun(page, calls);
  const { effects } = loaded;
  const context = contextOf(page, step);
  for (const { effect: name, params } of calls) {
    // A checked campaign names registered effects, each with the parameters of its schema.
    const effect: Effect = effects[name as EffectName];
    try {
      await effect.run(context, withDefaults(effect.params, params));
    } catch (error) {
      page.report('error', `The effect ${name} failed: ${error instanceof Error ? error.name : 'unknown'}`);
    }
  }
}

/** The code of the effects cannot be had now. What was to be saved is told as not saved, so that it is tried again. */
function cannotRun({ store, report }: Page, calls: readonly EffectCall[]): void {
  report('error', 'The effects could not be loaded');
  if (!calls.some(({ effect }) => effect === 'saveLead')) return;
  store.setState(({ saved }) => ({ saved: { ...saved, isPending: true, failed: true } }));
}
