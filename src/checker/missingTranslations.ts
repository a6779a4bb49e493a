import { documentName, type Campaign } from '#src/flow/campaign.ts';
import type { Locale } from '#src/domain/facts.ts';
import { sourceLocale } from '#src/generated/locales.ts';
import { isWritten } from '#src/i18n/isWritten.ts';
import type { Messages } from '#src/i18n/texts.ts';
import type { Finding } from './finding.ts';
import { fieldPath } from '#src/checker/document/fieldPath.ts';
import { textsIn, type DocumentText } from '#src/checker/document/texts.ts';
import { placeOf, textAt } from '#src/checker/document/tree.ts';
import type { Tree } from '#src/checker/document/tree.ts';
import { brief } from './quoting.ts';
import type { Registries } from './registries.ts';
import { vocabularyOf, wordsOf, type Vocabulary } from './vocabulary.ts';

const inEnglish = new Intl.DisplayNames([sourceLocale], { type: 'language' });
const names = new Map<Locale, string>();

/** The English name of a language: Spanish for es. */
export function nameOfLanguage(locale: Locale): string {
  const name = names.get(locale) ?? inEnglish.of(locale) ?? locale;
  names.set(locale, name);
  return name;
}

const messageOf = (locale: Locale, what: string, english: string) =>
  `No ${nameOfLanguage(locale)} for ${what}: ${brief(english)}`;

/** Whether a text is a sentence rather than a name, which many languages write alike. */
const isSentence = (text: string) => (text.match(/\p{L}{2,}/gu)?.length ?? 0) >= 3;

/** Whether a text has a word that is English alone: written small, as names are not, or by itself. */
function isOnlyEnglish(text: string, { [sourceLocale]: known }: Vocabulary): boolean {
  const words = wordsOf(text);
  return words.some((word) => known?.has(words.length === 1 ? word.toLowerCase() : word));
}

/** What an organization is called, which is the same in every language: two words or more that begin large, but for short ones. */
const isCalled = (text: string) =>
  /\p{L}\P{L}+\p{L}/u.test(text) && (text.match(/\p{L}{4,}/gu) ?? []).every((word) => /^\p{Lu}/u.test(word));

/** Whether a text of the document says who answers for the flow. */
const isOfOrganization = (path: DocumentText['path']) => path[0] === 'oversight';

/** What a translation lacks: all of it, or that anybody translated it. */
function lackOf(
  locale: Locale,
  what: string,
  { english, translation }: { english: string; translation: string | undefined },
  vocabulary: Vocabulary,
): string | undefined {
  if (!isWritten(translation) || translation.trim() === '') return messageOf(locale, what, english);
  if (translation.trim() !== english.trim()) return undefined;
  if (!isSentence(english) && !isOnlyEnglish(english, vocabulary)) return undefined;
  return `The ${nameOfLanguage(locale)} for ${what} is the English: ${brief(english)}`;
}

/** A text of the document that is missing in the language. */
function inText(locale: Locale, { english, tree, path }: DocumentText, vocabulary: Vocabulary): Finding[] {
  const name = path.findLast((part) => typeof part === 'string') ?? 'this text';
  if (isOfOrganization(path) && isCalled(english) && textAt(tree, locale) === english) return [];
  const message = lackOf(locale, name, { english, translation: textAt(tree, locale) }, vocabulary);
  return message === undefined ? [] : [{ code: 'C031', at: tree.at, message }];
}

function inCopy(locale: Locale, { copy }: Campaign, tree: Tree, vocabulary: Vocabulary): Finding[] {
  return Object.entries(copy[sourceLocale] ?? {}).flatMap(([key, english]): Finding[] => {
    const message = lackOf(locale, key, { english, translation: copy[locale]?.[key] }, vocabulary);
    return message === undefined
      ? []
      : [{ code: 'C031', at: placeOf(tree, ['copy', sourceLocale, key], true), message }];
  });
}

function inMessages(locale: Locale, owner: string, messages: Messages): string[] {
  return Object.entries(messages[sourceLocale])
    .filter(([key]) => !isWritten(messages[locale]?.[key]))
    .map(([key, english]) => messageOf(locale, `${owner}.${key}`, english));
}

/** The texts of a campaign document that are missing in a language. */
export function translationFindings(locale: Locale, campaign: Campaign, tree: Tree, registries: Registries): Finding[] {
  const vocabulary = vocabularyOf(registries);
  return [
    ...textsIn(tree).flatMap((text) => inText(locale, text, vocabulary)),
    ...inCopy(locale, campaign, tree, vocabulary),
  ];
}

/** The kinds that a campaign uses whose own texts are missing in a language, and not in its copy: each at its first field. */
export function kindFindings(locale: Locale, campaign: Campaign, tree: Tree, { kinds }: Registries): Finding[] {
  const copy = campaign.copy[locale] ?? {};
  const all = Object.values(campaign.steps).flatMap((step) =>
    step.fields.map(({ kind, id }, index) => ({ kind, id, index, step })),
  );
  const first = all.filter(({ kind }, at) => all.findIndex((one) => one.kind === kind) === at);
  return first.flatMap(({ kind, id, index, step }): Finding[] => {
    const { messages } = kinds[kind] ?? {};
    const missing = Object.keys(messages?.[sourceLocale] ?? {}).filter((key) => {
      const own = [copy[`${kind}.${key}`], copy[`${documentName(step)}.${id}.${key}`]];
      return ![messages?.[locale]?.[key], ...own].some(isWritten);
    });
    if (missing.length === 0) return [];
    const message = `The kind ${kind} has no ${nameOfLanguage(locale)} for ${missing.slice(0, 5).join(', ')}: write it in widgets/${kind}/spec.ts`;
    return [{ code: 'C031', at: placeOf(tree, [...fieldPath(tree, step, index), 'kind'], true), message }];
  });
}

/** The default texts that are missing in a language, a sentence for each: those of all kinds and checks, of the shell and the common ones. */
export function missingDefaultTexts(locale: Locale, { kinds, checks, texts }: Registries): string[] {
  const ofKinds = Object.entries(kinds).flatMap(([kind, { messages }]) => inMessages(locale, kind, messages));
  const ofChecks = Object.entries(checks)
    .filter(([, { messages }]) => !isWritten(messages[locale]))
    .map(([check, { messages }]) => messageOf(locale, check, messages[sourceLocale]));
  return [
    ...ofKinds,
    ...ofChecks,
    ...inMessages(locale, 'shell', texts.shell),
    ...inMessages(locale, 'common', texts.common),
  ];
}
