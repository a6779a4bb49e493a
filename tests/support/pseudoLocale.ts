import { checks } from '#src/checks/index.ts';
import type { Locale } from '#src/domain/facts.ts';
import { locales as facts } from '#src/generated/locales.ts';
import { locales } from '#src/i18n/locales/index.ts';
import type { LocaleDefinition } from '#src/i18n/locales/locale.ts';
import { kinds } from '#widgets/index.ts';

/** The code of CLDR for accented English, which no person reads. */
// No locale of the product: tests register it.
export const pseudoCode = 'en-XA' as Locale;

const accented: Readonly<Record<string, string>> = Object.fromEntries(
  Array.from('aceginorsuyACEGINORSUY', (letter, place) => [
    letter,
    Array.from('áçéğíñóŕšúýÁÇÉĞÍÑÓŔŠÚÝ')[place] ?? letter,
  ]),
);

const stretchedWord = (word: string) =>
  Array.from(word, (letter) => accented[letter] ?? letter).join('') + 'ö'.repeat(Math.ceil(word.length * 0.4));

/** A text as a longer language would have it: accented, each word 40 % longer. Blanks and targets of links stay as they are. */
export const stretched = (text: string): string =>
  text.replaceAll(/(\{\w+\}|\]\(\w+\))|\p{L}+/gu, (word, kept?: string) => kept ?? stretchedWord(word));

/** The same, with every text in it stretched. */
function stretchedAll<T>(value: T): T {
  if (typeof value === 'string') return stretched(value) as T;
  if (Array.isArray(value)) return value.map(stretchedAll) as T;
  if (typeof value !== 'object' || value === null) return value;
  // The same keys with values of the same types.
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, stretchedAll(part as unknown)])) as T;
}

const messagesOf = <M>(table: Readonly<Record<string, { messages: { en: M } }>>): Record<string, M> =>
  Object.fromEntries(Object.entries(table).map(([name, { messages }]) => [name, stretchedAll(messages.en)]));

const { en } = locales;

/** A whole locale derived from English: the content of a further language's folder, with kinds and checks. */
export const pseudoLocale: LocaleDefinition = {
  facts: { ...en.facts, name: stretched(en.facts.name), ...stretchedAll({ product: 'studies', Product: 'Studies' }) },
  direction: en.direction,
  // The wordings of consents are English: they are to be read as they were written.
  isComplete: false,
  shell: stretchedAll(en.shell),
  common: stretchedAll(en.common),
  kinds: messagesOf<Readonly<Record<string, string>>>(kinds),
  checks: messagesOf<string>(checks),
  server: stretchedAll(en.server),
};

/** The registry as it would be with the line of this locale. */
export const withPseudoLocale: Readonly<Record<string, LocaleDefinition>> = { ...locales, [pseudoCode]: pseudoLocale };

/** Registers the locale in this process, as its line in the registry and `npm run generate` would. Returns what undoes it. */
export function registerPseudoLocale(): () => void {
  const tables: object[] = [locales, facts];
  Object.assign(locales, { [pseudoCode]: pseudoLocale });
  Object.assign(facts, { [pseudoCode]: pseudoLocale.facts });
  return () => tables.forEach((table) => Reflect.deleteProperty(table, pseudoCode));
}

/** A campaign document with each of its texts in this language too. */
export function withPseudoTexts(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(withPseudoTexts);
  if (typeof node !== 'object' || node === null) return node;
  if ('en' in node) return { ...node, [pseudoCode]: stretchedAll(node.en) };
  return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, withPseudoTexts(value)]));
}
