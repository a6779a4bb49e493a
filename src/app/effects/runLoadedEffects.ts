import { effects, type EffectName } from '#src/effects/index.ts';
import type { Effect } from '#src/kit/effect.ts';
import { withDefaults } from '#src/kit/options.ts';
import type { Page } from '#src/app/page/page.ts';
import { effectContext } from './effectContext.ts';
import { watchLeaving } from './watchLeaving.ts';

/** An effect by name, with its parameters where it has any. */
export type EffectCall = { effect: string; params?: object };

/** Runs effects one after the other. One that fails is reported, and the next one runs. */
export async function runLoadedEffects(page: Page, step: string, calls: readonly EffectCall[]): Promise<void> {
  // Elsewhere than in a browser there is no page that goes away.
  if (typeof addEventListener !== 'undefined') watchLeaving(page);
  const context = effectContext(page, step);
  for (const { effect: name, params } of calls) {
    // A checked campaign names registered effects, each with the parameters of its schema.
    const effect: Effect = effects[name as EffectName];
    try {
      await effect.run(context, withDefaults(effect.params, params));
    } catch (error) {
      page.reportMessage('error', `The effect ${name} failed: ${error instanceof Error ? error.name : 'unknown'}`);
    }
  }
}
