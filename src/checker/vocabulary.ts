import type { Locale } from '#src/domain/facts.ts';
import { localeCodes } from '#src/generated/locales.ts';
import { withoutAddresses } from './addresses.ts';
import { onceFor } from './onceFor.ts';
import type { Registries } from './registries.ts';

/** By language, words that the texts of the product use in it and in no other one. */
export type Vocabulary = Readonly<Partial<Record<Locale, ReadonlySet<string>>>>;

/** The words of a text as they are written, without blanks, addresses and the names of policies that it links to. */
export const wordsOf = (text: string): string[] =>
  withoutAddresses(text)
    .replaceAll(/\{\w+\}|\]\(\w+\)/g, ' ')
    .match(/\p{L}+/gu) ?? [];

function textsOf(locale: Locale, { kinds, checks, texts }: Registries): string[] {
  const all = [...Object.values(kinds).map(({ messages }) => messages), texts.shell, texts.common];
  const ofChecks = Object.values(checks).map(({ messages }) => messages[locale]);
  return [...all.flatMap((messages) => Object.values(messages[locale] ?? {})), ...ofChecks].flatMap(
    (text) => text ?? [],
  );
}

/** What the default texts tell of each language. */
export const vocabularyOf: (registries: Registries) => Vocabulary = onceFor((registries: Registries) => {
  const used = new Map(
    localeCodes().map((locale) => {
      const words = textsOf(locale, registries).flatMap(wordsOf);
      return [locale, new Set(words.map((word) => word.toLowerCase()))] as const;
    }),
  );
  const others = (locale: Locale) => [...used].filter(([other]) => other !== locale).map(([, words]) => words);
  return Object.fromEntries(
    [...used].map(([locale, words]) => [
      locale,
      new Set([...words].filter((word) => !others(locale).some((other) => other.has(word)))),
    ]),
  );
});
