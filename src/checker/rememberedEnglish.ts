import { createHash } from 'node:crypto';
import type { Campaign } from '#src/flow/campaign.ts';
import { audiences, consentPairs, pathOfConsent, type ConsentLibrary } from './consents.ts';
import type { Tree } from './document/tree.ts';
import type { Finding } from './finding.ts';
import { nameOfLanguage } from './missingTranslations.ts';
import type { Registries } from './registries.ts';
import { translationPairs, type TranslationPair } from './translationPairs.ts';

/**
 * The English texts that each translation was made from, hashes both. A translation is known by its language, its path and
 * its words, so that it may move within a list; campaigns that write it over different English share it.
 */
export type RememberedEnglish = Readonly<Record<string, readonly string[]>>;

/** Product constant: hexadecimal digits of a hash; by chance two of a million texts share one in 2 of 10 million cases. */
const DIGITS = 16;

const hash = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, DIGITS);

/** What a translation is remembered by. */
export const keyOfTranslation = ({ locale, path, translation }: TranslationPair): string =>
  hash(`${locale}\n${path}\n${translation}`);

/** What its English is remembered by. */
export const keyOfEnglish = ({ english }: TranslationPair): string => hash(english);

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
  remembered: RememberedEnglish,
): Finding[] {
  const all = names.flatMap((name) => audiences.map((audience) => pathOfConsent(name, audience)));
  return consents.flatMap((pair): Finding[] => {
    if (remembered[keyOfTranslation(pair)]) return [];
    const other = all.find((path) => remembered[keyOfTranslation({ ...pair, path })]);
    if (other === undefined) return [];
    const message =
      `The ${nameOfLanguage(pair.locale)} words of ${pair.path} are those of ${other}; ` +
      'where both are to say the same, run `npm run campaigns -- translated`';
    return [{ code: 'C039', at: pair.translationAt, message }];
  });
}

const brief = (text: string) => `"${text.slice(0, 60)}"`;

/** Translations whose English has changed since they were remembered. One that is new is not remembered yet, nor stale. */
export function staleFindings(pairs: readonly TranslationPair[], remembered: RememberedEnglish): Finding[] {
  if (Object.keys(remembered).length === 0) return [];
  return pairs.flatMap((pair): Finding[] => {
    const known = remembered[keyOfTranslation(pair)];
    if (!known || known.includes(keyOfEnglish(pair))) return [];
    const { locale, path, english, translation } = pair;
    const message = `The ${nameOfLanguage(locale)} of ${path}, ${brief(translation)}, is older than its English ${brief(english)}`;
    return [{ code: 'C032', at: pair.englishAt, message }];
  });
}
