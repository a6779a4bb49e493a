import { effects, type EffectName } from '#src/effects/index.ts';
import type { Answers } from '#src/domain/facts.ts';
import type { Effect, EffectContext } from '#src/kit/effect.ts';
import { withDefaults } from '#src/kit/options.ts';
import type { EffectCall } from './runEffects.ts';
import type { Page } from '#src/app/page/createPage.ts';

/** The English of a text that a widget of this answer stored; else the text itself. */
export function inEnglish({ widgets, texts }: Page, answer: keyof Answers, text: string): string {
  const kinds = Object.keys(widgets).filter((kind) => widgets[kind]?.spec.answers.includes(answer));
  return kinds.map((kind) => texts.inEnglish(kind, text)).find((english) => english !== text) ?? text;
}

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
      inEnglish: (answer, text) => inEnglish(page, answer, text),
    },
    keepPersonalInTab: () => page.store.keepPersonalIn('session'),
  };
}

/** Runs effects one after the other. One that fails is reported, and the next one runs. */
export async function performEffects(page: Page, step: string, calls: readonly EffectCall[]): Promise<void> {
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
