import { createInstance, type i18n } from 'i18next';
import { isWritten } from './isWritten.ts';
import type { Locale } from '#src/generated/answers.ts';
import { locales, sourceLocale, type ByLocale, type SourceLocale } from '#src/generated/locales.ts';

/** Values of the placeholders of a text, by name. */
export type Values = Readonly<Record<string, string | number>>;
/** Texts of one namespace by language; the same key in several namespaces is several texts. */
export type Words = Readonly<Partial<Record<Locale, Readonly<Record<string, string | undefined>>>>>;
/** Messages of one namespace: complete in English, partial in other languages. */
export type Messages = ByLocale<Readonly<Record<string, string>>, Readonly<Record<string, string | undefined>>>;
/** A text and, when it fell back to English on a page in another language, its language. */
export type Text = { text: string; lang?: SourceLocale };

/** Looks up texts in the language of a page, falling back to English. */
export type Texts = {
  locale: Locale;
  /** The first of the keys that exists in the language of the page, else in English. Throws where none does. */
  get: (namespace: string, keys: string | readonly string[], values?: Values) => Text;
  /** Adds or extends namespaces, for widgets that are loaded later. */
  add: (namespaces: Readonly<Record<string, Words>>) => void;
  /** Whether the message exists in the language of the page or in English. */
  has: (namespace: string, key: string) => boolean;
  /** The English version of the message whose text is `shown`; `shown` itself where no message has it. */
  inEnglish: (namespace: string, shown: string) => string;
  /** A text of a campaign document, in the language of the page. */
  choose: (text: ByLocale<string>) => Text;
};

const written = (messages: Readonly<Record<string, string | undefined>> = {}) =>
  Object.fromEntries(Object.entries(messages).filter(([, text]) => isWritten(text)));

function withResources(locale: Locale, namespaces: Readonly<Record<string, Words>>): i18n {
  const instance = createInstance();
  const of = (language: Locale) =>
    Object.fromEntries(Object.entries(namespaces).map(([name, messages]) => [name, written(messages[language])]));
  void instance.init({
    lng: locale,
    fallbackLng: sourceLocale,
    load: 'currentOnly',
    initAsync: false,
    keySeparator: false,
    nsSeparator: '|',
    ns: Object.keys(namespaces),
    resources: { [sourceLocale]: of(sourceLocale), [locale]: of(locale) },
    interpolation: { escapeValue: false, prefix: '{', suffix: '}' },
  });
  return instance;
}

const fill = (text: string, language: Locale) =>
  text.replace(/\{(product|Product)\}/g, (_, name: 'product' | 'Product') => locales[language][name]);

/** The texts of a page in a locale; missing ones are in English and carry `lang`. */
export function createTexts(locale: Locale, namespaces: Readonly<Record<string, Words>>): Texts {
  const instance = withResources(locale, namespaces);
  const isThere = (language: Locale, namespace: string, key: string) =>
    instance.getResource(language, namespace, key) !== undefined;
  /** Marks what is in English on a page in another language. */
  const inLanguage = (text: string, language: Locale): Text =>
    language === locale ? { text } : { text, lang: sourceLocale };
  return {
    locale,
    get(namespace, keys, values) {
      const list = typeof keys === 'string' ? [keys] : keys;
      const own = list.find((key) => isThere(locale, namespace, key));
      const key = own ?? list.find((candidate) => isThere(sourceLocale, namespace, candidate));
      if (key === undefined) throw new Error(`There is no text ${namespace}.${list.join(' or ')}.`);
      const lng = own === undefined ? sourceLocale : locale;
      const { product, Product } = locales[lng];
      return inLanguage(instance.t(`${namespace}|${key}`, { product, Product, ...values, lng, nest: false }), lng);
    },
    add(more) {
      for (const [namespace, messages] of Object.entries(more))
        for (const language of [sourceLocale, locale])
          instance.addResourceBundle(language, namespace, written(messages[language]), true, true);
    },
    inEnglish: (namespace, shown) => {
      // Safe: only texts by key are added as resources.
      const own = (instance.getResourceBundle(locale, namespace) ?? {}) as Record<string, string>;
      const key = Object.keys(own).find((candidate) => own[candidate] === shown);
      const english: unknown = key && instance.getResource(sourceLocale, namespace, key);
      return typeof english === 'string' ? english : shown;
    },
    has: (namespace, key) => isThere(sourceLocale, namespace, key) || isThere(locale, namespace, key),
    choose(text) {
      const own = text[locale];
      const language = isWritten(own) ? locale : sourceLocale;
      return inLanguage(fill(text[language] ?? '', language), language);
    },
  };
}
