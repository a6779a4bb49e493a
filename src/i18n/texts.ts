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

/** Texts of a namespace in one language, those that were added last first: they override the others. */
type Layers = Readonly<Record<string, string | undefined>>[];

const fill = (text: string, language: Locale) =>
  text.replace(/\{(product|Product)\}/g, (_, name: 'product' | 'Product') => locales[language][name]);

const pluralForms = ['zero', 'one', 'two', 'few', 'many', 'other'];

/** The library that fills placeholders and picks plural forms; it is given a text when that is first asked for. */
function withoutTexts(locale: Locale): i18n {
  const instance = createInstance();
  void instance.init({
    lng: locale,
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

/** The texts of a page in a locale; missing ones are in English and carry `lang`. */
export function createTexts(locale: Locale, namespaces: Readonly<Record<string, Words>>): Texts {
  const layers = new Map<string, Layers>();
  /** Texts without values, as found so far: a field asks for its own again at each key press. */
  const known = new Map<string, Text>();
  const layersOf = (language: Locale, namespace: string) => layers.get(`${language} ${namespace}`) ?? [];
  /** The text of a key itself. Looked at only when it is asked for: a page shows few of the texts that it has. */
  const find = (language: Locale, namespace: string, key: string) => {
    for (const texts of layersOf(language, namespace)) if (isWritten(texts[key])) return texts[key];
    return undefined;
  };
  const isThere = (language: Locale, namespace: string, key: string) => find(language, namespace, key) !== undefined;
  /** Marks what is in English on a page in another language. */
  const inLanguage = (text: string, language: Locale): Text =>
    language === locale ? { text } : { text, lang: sourceLocale };
  const languages = [...new Set([locale, sourceLocale])];
  const add: Texts['add'] = (more) => {
    known.clear();
    for (const [namespace, messages] of Object.entries(more))
      for (const language of languages) {
        const texts = messages[language];
        if (texts) layers.set(`${language} ${namespace}`, [texts, ...layersOf(language, namespace)]);
      }
  };
  add(namespaces);
  let library: i18n | undefined;
  /** The text of the key with the values of its placeholders, in its plural form where a count is among them. */
  const filled = (language: Locale, namespace: string, key: string, values: Values = {}) => {
    const plain = fill(find(language, namespace, key) ?? '', language);
    if (!plain.includes('{') && values['count'] === undefined) return plain;
    library ??= withoutTexts(locale);
    for (const form of [key, ...pluralForms.map((category) => `${key}_${category}`)]) {
      const text = find(language, namespace, form);
      if (text !== undefined) library.addResource(language, namespace, form, text);
    }
    const { product, Product } = locales[language];
    return library.t(`${namespace}|${key}`, { product, Product, ...values, lng: language, nest: false });
  };
  const look = (namespace: string, list: readonly string[], values: Values = {}): Text => {
    for (const language of languages) {
      const key = list.find((candidate) => isThere(language, namespace, candidate));
      if (key === undefined) continue;
      return inLanguage(filled(language, namespace, key, values), language);
    }
    throw new Error(`There is no text ${namespace}.${list.join(' or ')}.`);
  };
  return {
    locale,
    get(namespace, keys, values) {
      const list = typeof keys === 'string' ? [keys] : keys;
      if (values) return look(namespace, list, values);
      const place = `${namespace}|${list.join('|')}`;
      const text = known.get(place) ?? look(namespace, list);
      known.set(place, text);
      return text;
    },
    add,
    inEnglish: (namespace, shown) => {
      const keys = layersOf(locale, namespace).flatMap((texts) => Object.keys(texts));
      const key = keys.find((candidate) => find(locale, namespace, candidate) === shown);
      return (key !== undefined && find(sourceLocale, namespace, key)) || shown;
    },
    has: (namespace, key) => languages.some((language) => isThere(language, namespace, key)),
    choose(text) {
      const own = text[locale];
      const language = isWritten(own) ? locale : sourceLocale;
      return inLanguage(fill(text[language] ?? '', language), language);
    },
  };
}
