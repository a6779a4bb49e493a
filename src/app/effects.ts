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
    page: {
      brand: page.settings.brand,
      referrerUrl: page.referrer,
      consentText: (name) => page.consentText(name).text,
    },
    keepPersonalInTab: () => page.store.keepPersonalIn('session'),
  };
}

/** The effects are loaded once a page is open: nobody needs them to type. */
export const loadEffects = () => import('#src/effects/index.ts');

/** Runs effects one after the other. One that fails is reported, and the next one runs. */
export async function runEffects(page: Page, step: string, calls: readonly EffectCall[]): Promise<void> {
  if (calls.length === 0) return;
  const { effects } = await loadEffects();
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
