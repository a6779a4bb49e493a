/** A text in both languages; Spanish may be missing. */
export type Text = { en: string; es?: string };

type CodeKey = 'gender' | 'questionType' | 'position' | 'siteTargetAreaType' | 'successPlan' | 'internalStatus';
type MoreCodeKey =
  'partnerScreener' | 'webScreenerUrl' | 'caregiverType' | 'pathType' | 'city' | 'state' | 'postalCode';

/** `T` with a `Text` wherever a string is read by visitors; codes and addresses stay plain strings. */
export type Localized<T> = T extends string
  ? Text
  : T extends readonly (infer Item)[]
    ? Localized<Item>[]
    : T extends object
      ? { [K in keyof T]: K extends CodeKey | MoreCodeKey ? T[K] : Localized<T[K]> }
      : T;

/** `T` in one language: each `Text` becomes a string, English where the language is missing. */
export function inLanguage<T>(value: Localized<T>, language: 'en' | 'es'): T {
  // `resolve` replaces exactly the `Text` objects that `Localized` put in place of strings.
  return resolve(value, language) as T;
}

function resolve(value: unknown, language: 'en' | 'es'): unknown {
  if (Array.isArray(value)) return value.map((item) => resolve(item, language));
  if (typeof value !== 'object' || value === null) return value;
  if (isText(value)) return value[language] ?? value.en;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, resolve(part, language)]));
}

function isText(value: object): value is Text {
  return 'en' in value && typeof value.en === 'string';
}
