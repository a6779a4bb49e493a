import type { Locale } from '#src/domain/facts.ts';
import { localeCodes, sourceLocale } from '#src/generated/locales.ts';
import type { Campaign } from '#src/flow/campaign.ts';
import { sharedConsents } from '#src/i18n/locales/consentWord.ts';
import { withDefaults } from '#src/kit/options.ts';
import { placeOf, textAt, type Tree } from './document/tree.ts';
import type { Finding, Place } from './finding.ts';
import type { Registries } from './registries.ts';
import { suggestion } from './suggestion.ts';
import { translations, type TranslationPair } from './translationPairs.ts';

export type Audience = 'us' | 'international';
/** Wordings by audience and language; what is not written is absent. */
export type Wordings = Record<Audience, Partial<Record<Locale, string>>>;

/** The consent texts of a project. */
export type ConsentLibrary = {
  /** Base names of the texts that exist. */
  names: readonly string[];
  /** Every file, for watching. */
  files: readonly string[];
  wordings(name: string): Wordings;
  /** Why there is no text in a file that is there. */
  problemOf?(name: string, audience: Audience, locale: Locale): string | undefined;
};

export const audiences: readonly Audience[] = ['us', 'international'];

/** What the texts of a consent are remembered under. */
export const pathOfConsent = (name: string, audience: Audience): string => `consents/${name}.${audience}`;

const fileOf = (name: string, audience: Audience, locale: Locale) => `${pathOfConsent(name, audience)}.${locale}.md`;

/** Product constant: the wording that each campaign type has for itself; all others are shared. */
export const ownWording = 'contact';
/** Outside the US the question whether the clinic may be informed follows the campaign's own wording. */
export const besideOwn = 'clinic';

/** The same texts, and the files among them that hold no wording of a consent that has been read so far. */
export function notingReads(library: ConsentLibrary): { consents: ConsentLibrary; unread: () => string[] } {
  const read = new Set<string>();
  const consents = {
    ...library,
    wordings(name: string) {
      for (const audience of audiences)
        for (const locale of localeCodes()) read.add(fileOf(name, audience, locale).slice('consents/'.length));
      return library.wordings(name);
    },
  };
  return { consents, unread: () => library.files.filter((file) => !read.has(file.split(/[/\\]/).at(-1) ?? '')) };
}

function namesInOptions(campaign: Campaign, { kinds }: Registries): Set<string> {
  const fields = Object.values(campaign.steps).flatMap((step) => step.fields);
  const values = fields.flatMap(({ kind, options }) =>
    Object.values(withDefaults(kinds[kind]?.options ?? {}, options)),
  );
  return new Set(values.map(String));
}

/** The consents that the fields of a campaign show, each with the base name of its texts. */
export function consentsOf(campaign: Campaign, registries: Registries): Map<string, string> {
  const named = namesInOptions(campaign, registries);
  const isOwn = named.has(ownWording) || campaign.consent.shown;
  const own: [string, string][] = isOwn ? [[ownWording, campaign.consentText]] : [];
  const isShown = (name: string) => named.has(name) || (isOwn && name === besideOwn);
  return new Map([...own, ...sharedConsents.filter(isShown).map((name): [string, string] => [name, name])]);
}

/** Where a campaign says which consent text is its own. */
const placeOfConsent = (tree: Tree) =>
  placeOf(tree, textAt(tree, 'consent', 'text') === undefined ? ['campaignType'] : ['consent', 'text']);

/** The consent texts that a campaign shows, in English and each language that they are written in. */
export function consentPairs(
  campaign: Campaign,
  tree: Tree,
  registries: Registries,
  library: ConsentLibrary,
): TranslationPair[] {
  const at = placeOfConsent(tree);
  return [...consentsOf(campaign, registries).values()].flatMap((name) =>
    audiences.flatMap((audience) => {
      const texts = library.wordings(name)[audience];
      const english = texts[sourceLocale];
      if (english === undefined) return [];
      const path = pathOfConsent(name, audience);
      return translations.flatMap((locale): TranslationPair[] => {
        const translation = texts[locale];
        return translation ? [{ locale, path, english, translation, englishAt: at, translationAt: at }] : [];
      });
    }),
  );
}

/** A consent text that is written: which of the wordings it is and for whom, its file, and where the campaign says that it shows it. */
export type ConsentText = {
  wording: string;
  audience: Audience;
  file: string;
  locale: Locale;
  text: string;
  at: Place;
};

/** Every consent text that a campaign shows, in each language that it is written in. */
export function consentTexts(
  campaign: Campaign,
  tree: Tree,
  registries: Registries,
  library: ConsentLibrary,
): ConsentText[] {
  const at = placeOfConsent(tree);
  return [...consentsOf(campaign, registries)].flatMap(([wording, name]) => {
    const wordings = library.wordings(name);
    return audiences.flatMap((audience) =>
      localeCodes().flatMap((locale): ConsentText[] => {
        const text = wordings[audience][locale];
        return text ? [{ wording, audience, file: fileOf(name, audience, locale), locale, text, at }] : [];
      }),
    );
  });
}

/** Consent texts that a campaign shows and that are missing, by audience and language; languages that need not be complete fall back. */
export function consentFindings(
  campaign: Campaign,
  tree: Tree,
  registries: Registries,
  library: ConsentLibrary,
): Finding[] {
  const at = placeOfConsent(tree);
  const files = audiences.flatMap((audience) =>
    [sourceLocale, ...registries.complete].map((locale) => ({ audience, locale })),
  );
  return [...consentsOf(campaign, registries).values()].flatMap((name): Finding[] => {
    const wordings = library.wordings(name);
    const missing = files.filter(({ audience, locale }) => !wordings[audience][locale]);
    if (missing.length === 0) return [];
    const read = missing.map(({ audience, locale }) => ({
      file: fileOf(name, audience, locale),
      problem: library.problemOf?.(name, audience, locale),
    }));
    const names = read.flatMap(({ file, problem }) => (problem === undefined ? [file] : []));
    const hint = library.names.includes(name) ? '' : suggestion(name, library.names);
    const what = names.length === 1 ? `text ${names.join()} is` : `texts ${names.join(', ')} are`;
    const all = names.length > 0 ? [`The consent ${what} missing or empty${hint}`] : [];
    const unread = read.flatMap(({ file, problem }) => (problem === undefined ? [] : [`${file}: ${problem}`]));
    return [...all, ...unread].map((message) => ({ code: 'C035', at, message }));
  });
}
