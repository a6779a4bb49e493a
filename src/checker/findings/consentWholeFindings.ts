import type { Campaign } from '#src/flow/campaign.ts';
import { linkedBlocks } from '#src/domain/linkedText.ts';
import { wordingBlanks } from '#src/domain/consentWording.ts';
import {
  consentPairs,
  consentTexts,
  ownWording,
  type ConsentLibrary,
  type ConsentText,
} from '#src/checker/consents.ts';
import type { Tree } from '#src/checker/document/tree.ts';
import type { Finding } from '#src/checker/finding.ts';
import { nameOfLanguage } from '#src/checker/missingTranslations.ts';
import type { Registries } from '#src/checker/registries.ts';
import type { TranslationPair } from '#src/checker/translationPairs.ts';
import { consentActFindings } from './consentActFindings.ts';
import { consentChoiceFindings } from './consentChoiceFindings.ts';
import { blanksOf, strayBrace } from './blanks.ts';
import { linkError, linksIn } from './links.ts';
import { differences } from './translationPairFindings.ts';
import { unfitIn } from './wordFindings.ts';

const known = `blanks of a consent are ${wordingBlanks.map((name) => `{${name}}`).join(' and ')}`;

/** The sign at the end of a sentence, perhaps behind it what closes a quote or a bracket. */
const sentenceEnd = /[.!?…。！？][\p{Pe}\p{Pf}"')]*$/u;

const paragraphsIn = (text: string) => text.trim().split(/\n\s*\n/);

/** Product constant: the points that the words to be contacted begin with: who, what for, how to stop. */
const POINTS = 3;

const isRepeated = (one: string, index: number, all: readonly string[]) => all.indexOf(one) < index;

/** What a text lacks that every consent has, or has too much of, each by its code; undefined where nothing is wrong. */
const parts: readonly {
  code: Finding['code'];
  errorOf: (text: ConsentText, campaign: Campaign) => string | undefined;
}[] = [
  {
    code: 'C080',
    // What is not to be read there at all is a finding of its own.
    errorOf: ({ text }) =>
      sentenceEnd.test(text.trim()) || unfitIn(text) !== undefined ? undefined : 'ends within a sentence',
  },
  {
    code: 'C080',
    errorOf: ({ text }) =>
      linksIn(text).includes('privacy') || linkError(text, true) !== undefined
        ? undefined
        : 'has no link to the privacy policy, `[...](privacy)`',
  },
  {
    code: 'C080',
    errorOf: ({ text }) => (paragraphsIn(text).some(isRepeated) ? 'says a paragraph twice' : undefined),
  },
  {
    code: 'C080',
    errorOf({ text, wording }, { flowType }) {
      const points = linkedBlocks(text).find((block) => 'items' in block)?.items ?? [];
      if (points.some((point) => point.length === 0)) return 'has a point without words';
      // Those of agents are said on the phone.
      return wording !== ownWording || flowType === 'partnerScreener' || points.length >= POINTS
        ? undefined
        : 'does not begin with three points, each behind `- `: who asks, what for, and how to stop';
    },
  },
  {
    code: 'C080',
    errorOf: ({ text }) =>
      !text.includes('{shortCode}') || ['STOP', 'HELP'].every((word) => text.includes(word))
        ? undefined
        : 'names the number that texts come from, and not STOP and HELP, which end and explain them',
  },
  {
    code: 'C028',
    errorOf({ text }) {
      if (strayBrace(text) !== undefined) return `has a brace that visitors would read: ${known}`;
      const wrong = blanksOf(text).find((blank) => !wordingBlanks.some((one) => one === blank));
      return wrong === undefined ? undefined : `has {${wrong}} in it, which nothing fills: ${known}`;
    },
  },
];

/** Whether a text has a blank that nothing fills, or a link to no policy: of these the other language has other ones. */
const hasSlip: Readonly<Partial<Record<Finding['code'], (text: string) => boolean>>> = {
  C029: (text) => blanksOf(text).some((blank) => !wordingBlanks.some((one) => one === blank)),
  C030: (text) => linkError(text, true) !== undefined,
};

/** Paragraphs, links and numbers that only one of the two languages has. */
function unevenFindings(pair: TranslationPair): Finding[] {
  const { locale, path, english, translation, translationAt: at } = pair;
  const [ours, theirs] = [english, translation].map((text) => paragraphsIn(text).length);
  const message = `${path} has ${ours} paragraphs in English and ${theirs} in ${nameOfLanguage(locale)}`;
  // A slip in one language is one mistake, found by itself.
  const apart = differences(pair, path).filter(
    ({ code }) => ![english, translation].some((text) => hasSlip[code]?.(text)),
  );
  return [...(ours === theirs ? [] : [{ code: 'C080', at, message } as const]), ...apart];
}

/** Consents of which a part is gone or there twice: their end, their points, the link to the privacy policy, or what another language has; and those that cannot be given as they say. */
export function consentWholeFindings(
  campaign: Campaign,
  tree: Tree,
  registries: Registries,
  library: ConsentLibrary,
): Finding[] {
  const texts = consentTexts(campaign, tree, registries, library);
  const wrong = parts.flatMap(({ code, errorOf }): Finding[] => {
    const errors = texts.map((one) => ({ ...one, error: errorOf(one, campaign) }));
    const all = new Set(errors.flatMap(({ error }) => error ?? []));
    return [...all].flatMap((error): Finding[] => {
      const those = errors.filter((one) => one.error === error);
      const files = those.map(({ file }) => file).join(', ');
      return those.slice(0, 1).map(({ at }) => ({ code, at, message: `The consent ${error}: ${files}` }));
    });
  });
  const uneven = consentPairs(campaign, tree, registries, library).flatMap(unevenFindings);
  return [...wrong, ...consentActFindings(campaign, texts), ...consentChoiceFindings(texts), ...uneven];
}
