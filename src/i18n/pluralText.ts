import { createInstance, type i18n } from 'i18next';
import type { Locale } from '#src/generated/answers.ts';
import type { Values } from './values.ts';

let library: i18n | undefined;

/** The library, without texts: it is given one when that is first asked for. */
function withoutTexts(): i18n {
  const instance = createInstance();
  void instance.init({
    fallbackLng: false,
    load: 'currentOnly',
    initAsync: false,
    keySeparator: false,
    nsSeparator: '|',
    resources: {},
    interpolation: { escapeValue: false, prefix: '{', suffix: '}' },
  });
  return instance;
}

/**
 * The text for `values.count` among the forms of one text in a language, its placeholders filled. Forms are named by the key
 * of the text, and by it with a category of plurals (`key_one`); the key itself is the form for all other counts.
 */
export function pluralText(
  language: Locale,
  namespace: string,
  key: string,
  forms: Readonly<Record<string, string>>,
  values: Values,
): string {
  library ??= withoutTexts();
  for (const [form, text] of Object.entries(forms)) library.addResource(language, namespace, form, text);
  return library.t(`${namespace}|${key}`, { ...values, lng: language, nest: false });
}

/** What picks the form of a text for a count. */
export type PluralText = typeof pluralText;
