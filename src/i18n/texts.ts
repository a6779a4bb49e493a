import { createInstance, type i18n } from 'i18next';

export type Locale = 'en' | 'es';
export type Values = Readonly<Record<string, string | number>>;
/** Messages of one namespace: English complete, Spanish as far as it is written. */
export type Messages = { en: Readonly<Record<string, string>>; es: Readonly<Record<string, string | undefined>> };
/** A text and, when it fell back to English on a page in another language, its language. */
export type Text = { text: string; lang?: 'en' };

export type Texts = {
  locale: Locale;
  /** A message by namespace and key. The first of several keys that is there counts. */
  get: (namespace: string, keys: string | readonly string[], values?: Values) => Text;
  /** Takes in more namespaces, as those of widgets that were loaded later. */
  add: (namespaces: Readonly<Record<string, Messages>>) => void;
  /** Whether a message is there, in whichever language. */
  has: (namespace: string, key: string) => boolean;
  /** The English of a message that is shown as this text; the text itself where there is no such message. */
  inEnglish: (namespace: string, shown: string) => string;
  /** A text of a campaign document, in the language of the page. */
  choose: (text: { en: string; es?: string }) => Text;
};

/** The word that stands for the things visitors look for, by language. */
const products = {
  en: { product: 'studies', Product: 'Studies' },
  es: { product: 'estudios', Product: 'Estudios' },
} as const;

/** Marks a text that still waits for its translation; visitors read the English one. */
const untranslated = /^\s*TODO:/;

const written = (messages: Readonly<Record<string, string | undefined>>) =>
  Object.fromEntries(Object.entries(messages).filter(([, text]) => text && !untranslated.test(text)));

function withResources(locale: Locale, namespaces: Readonly<Record<string, Messages>>): i18n {
  const instance = createInstance();
  const of = (language: Locale) =>
    Object.fromEntries(Object.entries(namespaces).map(([name, messages]) => [name, written(messages[language])]));
  void instance.init({
    lng: locale,
    fallbackLng: 'en',
    load: 'currentOnly',
    initAsync: false,
    keySeparator: false,
    nsSeparator: '|',
    ns: Object.keys(namespaces),
    resources: { en: of('en'), es: of('es') },
    interpolation: { escapeValue: false, prefix: '{', suffix: '}', defaultVariables: products[locale] },
  });
  return instance;
}

const fill = (text: string, language: Locale) =>
  text.replace(/\{(product|Product)\}/g, (_, name: 'product' | 'Product') => products[language][name]);

/** The texts of a page: English stands in for what has no Spanish, and says so. */
export function createTexts(locale: Locale, namespaces: Readonly<Record<string, Messages>>): Texts {
  const instance = withResources(locale, namespaces);
  const isThere = (language: Locale, namespace: string, key: string) =>
    instance.getResource(language, namespace, key) !== undefined;
  return {
    locale,
    get(namespace, keys, values) {
      const list = typeof keys === 'string' ? [keys] : keys;
      const own = list.find((key) => isThere(locale, namespace, key));
      const key = own ?? list.find((candidate) => isThere('en', namespace, candidate));
      if (key === undefined) throw new Error(`There is no text ${namespace}.${list.join(' or ')}.`);
      const language = own === undefined ? 'en' : locale;
      const text = instance.t(`${namespace}|${key}`, { ...products[language], ...values, lng: language });
      return own === undefined && locale !== 'en' ? { text, lang: 'en' } : { text };
    },
    add(more) {
      for (const [namespace, messages] of Object.entries(more))
        for (const language of ['en', 'es'] as const)
          instance.addResourceBundle(language, namespace, written(messages[language]), true, true);
    },
    inEnglish: (namespace, shown) => {
      // Nothing but texts by key was put in.
      const spanish = (instance.getResourceBundle('es', namespace) ?? {}) as Record<string, string>;
      const key = Object.keys(spanish).find((candidate) => spanish[candidate] === shown);
      const english: unknown = key && instance.getResource('en', namespace, key);
      return typeof english === 'string' ? english : shown;
    },
    has: (namespace, key) => isThere('en', namespace, key) || isThere(locale, namespace, key),
    choose({ en, es }) {
      const translated = locale === 'es' && es && !untranslated.test(es);
      if (translated) return { text: fill(es, 'es') };
      return locale === 'en' ? { text: fill(en, 'en') } : { text: fill(en, 'en'), lang: 'en' };
    },
  };
}
