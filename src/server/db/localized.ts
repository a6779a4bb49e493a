import type { Locale } from '#src/generated/answers.ts';
import { sourceLocale, type ByLocale } from '#src/generated/locales.ts';

/** A text in English, and in other languages as far as it is written. */
export type Text = ByLocale<string>;

type CodeKey = 'gender' | 'questionType' | 'position' | 'siteTargetAreaType' | 'successPlan' | 'internalStatus';
type MoreCodeKey =
  | 'partnerScreener'
  | 'webScreenerUrl'
  | 'caregiverType'
  | 'pathType'
  | 'city'
  | 'state'
  | 'postalCode'
  | 'drawing'
  | OversightKey;
type OversightKey = 'number' | 'version' | 'url';

/** `T` with a `Text` wherever a string is read by visitors; codes and addresses stay plain strings. */
export type Localized<T> = T extends string
  ? Text
  : T extends readonly (infer Item)[]
    ? Localized<Item>[]
    : T extends object
      ? { [K in keyof T]: K extends CodeKey | MoreCodeKey ? T[K] : Localized<T[K]> }
      : T;

/** `T` in one language: each `Text` becomes a string, English where the language is missing. */
export function inLanguage<T>(value: Localized<T>, language: Locale): T {
  // `resolve` replaces exactly the `Text` objects that `Localized` put in place of strings.
  return resolve(value, language) as T;
}

function resolve(value: unknown, language: Locale): unknown {
  if (Array.isArray(value)) return value.map((item) => resolve(item, language));
  if (typeof value !== 'object' || value === null) return value;
  if (isText(value)) return value[language] ?? value[sourceLocale];
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, resolve(part, language)]));
}

function isText(value: object): value is Text {
  return sourceLocale in value && typeof value[sourceLocale] === 'string';
}
