import { createHash } from 'node:crypto';
import type { Campaign } from '#src/flow/campaign.ts';
import { audiences, consentPairs, pathOfConsent, type ConsentLibrary } from './consents.ts';
import type { ReadSource } from './document/library.ts';
import { parseSource, valueOf, type Tree } from './document/tree.ts';
import type { Finding, Source } from './finding.ts';
import { nameOfLanguage } from './missingTranslations.ts';
import { onceFor } from './onceFor.ts';
import { brief } from './quoting.ts';
import type { Registries } from './registries.ts';
import { translationPairs, type TranslationPair } from './translationPairs.ts';

/**
 * The English texts that each translation was made from, hashes both. A translation is known by its language, its path and
 * its words, so that it may move within a list; campaigns that write it over different English share it.
 */
export type RememberedEnglish = Readonly<Record<string, readonly string[]>>;

/**
 * What a folder remembers, and what is wrong with its file; without a source it has none, or one that is broken. One that is
 * `absent` where it should be is named: nothing was ever remembered, or the file is lost.
 */
export type Remembered = { english: RememberedEnglish; findings: readonly Finding[]; source?: Source; absent?: Source };

/** What a folder without such a file remembers. */
export const nothingRemembered: Remembered = { english: {}, findings: [] };

const isRemembered = (value: unknown): value is RememberedEnglish =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.values(value).every((list) => Array.isArray(list) && list.every((one) => typeof one === 'string'));

const cure = 'bring the file back, or remove it and run `npm run campaigns -- translated`';

/** What the text of the file says; one that is empty remembers nothing. */
export function rememberedIn(source: ReadSource): Remembered {
  if (source.problem === undefined && source.text.trim() === '') return { ...nothingRemembered, source };
  const { tree, findings } = parseSource(source);
  const value = tree && valueOf(tree);
  if (isRemembered(value)) return { english: value, findings, source };
  const form = tree ? [{ code: 'C012', at: tree.at, message: `These are no translations: ${cure}` } as const] : [];
  return { ...nothingRemembered, findings: [...findings, ...form] };
}

/** Product constant: hexadecimal digits of a hash; by chance two of a million texts share one in 2 of 10 million cases. */
const DIGITS = 16;

const hash = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, DIGITS);

/** What a translation is remembered by. */
export const keyOfTranslation = onceFor(({ locale, path, translation }: TranslationPair): string =>
  hash(`${locale}\n${path}\n${translation}`),
);

/** What its English is remembered by. */
export const keyOfEnglish = onceFor(({ english }: TranslationPair): string => hash(english));

/** What tells that the translations of a campaign were remembered: its file, among the hashes of the texts. */
export const keyOfCampaign = (name: string): string => `${name}.json`;

/** Every translation that visitors of a campaign meet with, those of its consents included. */
export const pairsOf = (
  { campaign, tree }: { campaign: Campaign; tree: Tree },
  { registries, consents }: { registries: Registries; consents: ConsentLibrary },
): TranslationPair[] => [...translationPairs(campaign, tree), ...consentPairs(campaign, tree, registries, consents)];

/**
 * Consents whose words were remembered as those of another one, and not as theirs: files that were swapped. Where the same
 * words are meant, they are remembered as theirs too.
 */
export function foreignFindings(
  consents: readonly TranslationPair[],
  { names }: ConsentLibrary,
  { english: remembered }: Remembered,
): Finding[] {
  if (Object.keys(remembered).length === 0) return [];
  const all = names.flatMap((name) => audiences.map((audience) => pathOfConsent(name, audience)));
  const swapped = consents.flatMap((pair) => {
    if (remembered[keyOfTranslation(pair)]) return [];
    const other = all.find((path) => remembered[keyOfTranslation({ ...pair, path })]);
    return other === undefined ? [] : [{ pair, other }];
  });
  return swapped.flatMap(({ pair, other }, index): Finding[] => {
    // Two files in each other's place are one mistake, found at the first.
    const before = swapped.slice(0, index);
    if (before.some((one) => one.pair.path === other && one.other === pair.path)) return [];
    const message =
      `The ${nameOfLanguage(pair.locale)} words of ${pair.path} are those of ${other}; ` +
      'where both are to say the same, run `npm run campaigns -- translated`';
    return [{ code: 'C039', at: pair.translationAt, message }];
  });
}

/** Whether its English has changed since it was remembered. One that is new is not remembered yet, nor stale. */
export function isStale(pair: TranslationPair, { english: remembered }: Remembered): boolean {
  if (remembered === nothingRemembered.english) return false;
  const known = remembered[keyOfTranslation(pair)];
  return known !== undefined && !known.includes(keyOfEnglish(pair));
}

/** What is wrong with a stale translation: one that is inherited is not in the file of its English. */
function staleMessage(name: string, pair: TranslationPair): string {
  const { locale, path, english, translation, englishAt, translationAt } = pair;
  const isInherited = englishAt.source.file !== translationAt.source.file;
  const [what, mend] = isInherited
    ? ['was inherited and not made from', 'write it beside that']
    : ['is older than', 'translate it again'];
  return `The ${nameOfLanguage(locale)} of ${path}, ${brief(translation)}, ${what} its English ${brief(english)}: ${mend} or, where it still says the same, run \`npm run campaigns -- translated ${name}\``;
}

/** Translations whose English has changed since they were remembered; where there is a file and nothing is left in it, all were forgotten. */
export function staleFindings(name: string, pairs: readonly TranslationPair[], remembered: Remembered): Finding[] {
  const { english, source } = remembered;
  if (Object.keys(english).length === 0) {
    const message = `No translation is remembered any more, so none would be found that is older than its English: ${cure}`;
    return source && pairs.length > 0 ? [{ code: 'C032', at: { source, offset: 0, length: 0 }, message }] : [];
  }
  return pairs
    .filter((pair) => isStale(pair, remembered))
    .map((pair): Finding => ({ code: 'C032', at: pair.englishAt, message: staleMessage(name, pair) }));
}

/**
 * Translations of a campaign whose English is not remembered, though that of the campaign was: they were written since, or their
 * entries are gone. A campaign that is new has none remembered until its translations are finished; that a folder has no file is
 * said once.
 */
export function unknownFindings(
  name: string,
  pairs: readonly TranslationPair[],
  { english: remembered, absent }: Remembered,
): Finding[] {
  if (absent && pairs.length > 0) {
    const message =
      'No translation is remembered yet, so none would be found that is older than its English: once all follow it, run `npm run campaigns -- translated`';
    return [{ code: 'C091', at: { source: absent, offset: 0, length: 0 }, message }];
  }
  if (!remembered[keyOfCampaign(name)]) return [];
  return pairs.flatMap((pair): Finding[] => {
    if (remembered[keyOfTranslation(pair)]) return [];
    const { locale, path, translation, translationAt: at } = pair;
    const message = `Nobody has said that the ${nameOfLanguage(locale)} of ${path}, ${brief(translation)}, follows its English: once it does, run \`npm run campaigns -- translated ${name}\``;
    return [{ code: 'C091', at, message }];
  });
}
