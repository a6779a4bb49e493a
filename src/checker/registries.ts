import { checks } from '#src/checks/index.ts';
import { effects } from '#src/effects/index.ts';
import type { Locale } from '#src/domain/facts.ts';
import { sourceLocale } from '#src/generated/locales.ts';
import { locales } from '#src/i18n/locales/index.ts';
import type { LocaleDefinition } from '#src/i18n/locales/locale.ts';
import { sharedTexts } from '#src/i18n/locales/sharedTexts.ts';
import type { Messages } from '#src/i18n/texts.ts';
import type { AnyCheck } from '#src/kit/check.ts';
import type { Effect } from '#src/kit/effect.ts';
import type { Rule } from '#src/kit/rule.ts';
import type { Spec } from '#src/kit/spec.ts';
import { rules } from '#src/rules/index.ts';
import { kinds } from '#widgets/index.ts';

type Named<T> = Readonly<Record<string, T>>;

/** Everything that a campaign may use by name, and the default texts that it may replace. */
export type Registries = {
  kinds: Named<Spec>;
  rules: Named<Rule>;
  checks: Named<AnyCheck>;
  effects: Named<Pick<Effect, 'description' | 'moments' | 'params' | 'reads' | 'tells' | 'needs' | 'isForSaved'>>;
  texts: { shell: Messages; common: Messages };
  /** The languages besides English that nothing may be missing in. */
  complete: readonly Locale[];
};

type Locales = Readonly<Record<string, LocaleDefinition>>;

/** What each locale has, by its code; a locale that has nothing of it is left out. */
function byCode<T>(from: Locales, read: (locale: LocaleDefinition) => T | undefined): Record<string, T> {
  return Object.fromEntries(
    Object.entries(from).flatMap(([code, locale]) => {
      const found = read(locale);
      return found === undefined ? [] : [[code, found] as const];
    }),
  );
}

/** A table of things with messages, each with those that the locales bring above its own. */
function withMessages<T extends { messages: object }>(table: Named<T>, bring: (name: string) => object): Named<T> {
  return Object.fromEntries(
    Object.entries(table).map(([name, one]) => [name, { ...one, messages: { ...one.messages, ...bring(name) } }]),
  );
}

/** The languages besides English that nothing may be missing in. */
function completeOf(from: Locales): Locale[] {
  const codes = Object.keys(from).filter((code) => code !== sourceLocale && from[code]?.isComplete);
  // The codes are those of the registry, of which the type is made.
  return codes as Locale[];
}

/** Everything that campaigns of this project may name, with its texts in the given locales. English is among them. */
export function registriesWith(from: Locales): Registries {
  return {
    kinds: withMessages<Spec>(kinds, (kind) => byCode(from, (locale) => locale.kinds?.[kind])),
    rules,
    checks: withMessages<AnyCheck>(checks, (check) => byCode(from, (locale) => locale.checks?.[check])),
    effects,
    texts: sharedTexts(from),
    complete: completeOf(from),
  };
}

/** The registries of this project. */
export const registries: Registries = registriesWith(locales);

/** The registered names by the property under which a document uses them. */
export const namesByTag = ({ kinds: k, rules: r, checks: c, effects: e }: Registries): Named<readonly string[]> => ({
  kind: Object.keys(k),
  rule: Object.keys(r),
  check: Object.keys(c),
  effect: Object.keys(e),
});
