import { isWritten } from './isWritten.ts';
import type { PluralText } from './pluralText.ts';
import { pluralEndings, type Values } from './values.ts';
import type { Locale } from '#src/generated/answers.ts';
import { locales, sourceLocale, type ByLocale, type SourceLocale } from '#src/generated/locales.ts';

export type { Values };
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
  /** Adds or extends namespaces, for widgets that are loaded later, and what their texts need that have forms for counts. */
  add: (namespaces: Readonly<Record<string, Words>>, plurals?: PluralText) => void;
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

const filledWith = (text: string, values: Values) =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));

/** The texts of a page in a locale; missing ones are in English and carry `lang`. */
export function createTexts(locale: Locale, namespaces: Readonly<Record<string, Words>>, plurals?: PluralText): Texts {
  let pluralText: PluralText | undefined;
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
  const add: Texts['add'] = (more, brought) => {
    known.clear();
    pluralText ??= brought;
    for (const [namespace, messages] of Object.entries(more))
      for (const language of languages) {
        const texts = messages[language];
        if (texts) layers.set(`${language} ${namespace}`, [texts, ...layersOf(language, namespace)]);
      }
  };
  add(namespaces, plurals);
  /** The forms of a text for some counts, by their keys. */
  const formsOf = (language: Locale, namespace: string, key: string) => {
    const forms: Record<string, string> = {};
    for (const form of pluralEndings.map((ending) => key + ending)) {
      const text = find(language, namespace, form);
      if (text !== undefined) forms[form] = text;
    }
    return forms;
  };
  /** The text of the key with the values of its placeholders, in its plural form where a count is among them. */
  const filled = (language: Locale, namespace: string, key: string, values: Values = {}) => {
    const plain = fill(find(language, namespace, key) ?? '', language);
    const { product, Product } = locales[language];
    const given = { product, Product, ...values };
    const forms = values['count'] === undefined ? {} : formsOf(language, namespace, key);
    if (Object.keys(forms).length === 0) return filledWith(plain, given);
    if (!pluralText) throw new Error(`Nothing picks the form of ${namespace}.${key}.`);
    return pluralText(language, namespace, key, { [key]: plain, ...forms }, given);
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
