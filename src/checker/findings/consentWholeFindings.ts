import type { Campaign } from '#src/flow/campaign.ts';
import { consentPairs, consentTexts, type ConsentLibrary } from '#src/checker/consents.ts';
import type { Tree } from '#src/checker/document/tree.ts';
import type { Finding } from '#src/checker/finding.ts';
import { nameOfLanguage } from '#src/checker/missingTranslations.ts';
import type { Registries } from '#src/checker/registries.ts';
import type { TranslationPair } from '#src/checker/translationPairs.ts';
import { linksIn } from './links.ts';
import { differences } from './translationPairFindings.ts';

/** The sign at the end of a sentence, perhaps behind it what closes a quote or a bracket. */
const sentenceEnd = /[.!?…。！？][\p{Pe}\p{Pf}"')]*$/u;

const paragraphsIn = (text: string) => text.trim().split(/\n\s*\n/).length;

/** What every consent has, and what is said where it has not. */
const parts: readonly { has: (text: string) => boolean; lack: string }[] = [
  { has: (text) => sentenceEnd.test(text.trim()), lack: 'ends within a sentence' },
  { has: (text) => linksIn(text).includes('privacy'), lack: 'has no link to the privacy policy, `[...](privacy)`' },
];

/** Paragraphs, links and numbers that only one of the two languages has. */
function unevenFindings(pair: TranslationPair): Finding[] {
  const { locale, path, english, translation, translationAt: at } = pair;
  const [ours, theirs] = [paragraphsIn(english), paragraphsIn(translation)];
  const message = `${path} has ${ours} paragraphs in English and ${theirs} in ${nameOfLanguage(locale)}`;
  return [...(ours === theirs ? [] : [{ code: 'C080', at, message } as const]), ...differences(pair, path)];
}

/** Consents of which a part is gone: their end, the link to the privacy policy, or what another language has. */
export function consentWholeFindings(
  campaign: Campaign,
  tree: Tree,
  registries: Registries,
  library: ConsentLibrary,
): Finding[] {
  const texts = consentTexts(campaign, tree, registries, library);
  const cut = parts.flatMap(({ has, lack }): Finding[] => {
    const lacking = texts.filter(({ text }) => !has(text));
    const [first] = lacking;
    const files = lacking.map(({ file }) => file).join(', ');
    return first ? [{ code: 'C080', at: first.at, message: `The consent ${lack}: ${files}` }] : [];
  });
  return [...cut, ...consentPairs(campaign, tree, registries, library).flatMap(unevenFindings)];
}
