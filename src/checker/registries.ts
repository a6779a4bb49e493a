import { checks } from '#src/checks/index.ts';
import { effects } from '#src/effects/index.ts';
import { shellTexts } from '#src/i18n/shellTexts.ts';
import { commonMessages } from '#src/kit/commonMessages.ts';
import type { AnyCheck } from '#src/kit/check.ts';
import type { Effect } from '#src/kit/effect.ts';
import type { Rule } from '#src/kit/rule.ts';
import type { AnySpec } from '#src/kit/spec.ts';
import { rules } from '#src/rules/index.ts';
import { kinds } from '#widgets/index.ts';

export type Messages = {
  en: Readonly<Record<string, string>>;
  es: Readonly<Record<string, string | undefined>>;
};

type Named<T> = Readonly<Record<string, T>>;

/** Everything a campaign may name. */
export type Registries = {
  kinds: Named<AnySpec>;
  rules: Named<Rule>;
  checks: Named<AnyCheck>;
  effects: Named<Pick<Effect, 'description' | 'moments' | 'params'>>;
  texts: { shell: Messages; common: Messages };
};

export const registries: Registries = {
  kinds,
  rules,
  checks,
  effects,
  texts: { shell: shellTexts, common: commonMessages },
};

/** The registered names by the property that a document names them with. */
export const tagsOf = ({ kinds: k, rules: r, checks: c, effects: e }: Registries) => ({
  kind: Object.keys(k),
  rule: Object.keys(r),
  check: Object.keys(c),
  effect: Object.keys(e),
});
