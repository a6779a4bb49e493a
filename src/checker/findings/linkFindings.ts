import type { Campaign } from '#src/flow/campaign.ts';
import { localeCodes } from '#src/generated/locales.ts';
import { consentTexts, type ConsentLibrary } from '#src/checker/consents.ts';
import { textsIn, type DocumentText } from '#src/checker/document/texts.ts';
import { placeOf, textAt, type Tree } from '#src/checker/document/tree.ts';
import type { Finding } from '#src/checker/finding.ts';
import type { Registries } from '#src/checker/registries.ts';
import { linkError, wrongTarget } from './links.ts';

/** Links in a text of the document: no kind shows one in them. */
function inText({ tree }: DocumentText): Finding[] {
  const wrong = localeCodes().flatMap((locale): Finding[] => {
    const message = linkError(textAt(tree, locale) ?? '', false);
    return message === undefined ? [] : [{ code: 'C062', at: placeOf(tree, [locale]), message }];
  });
  // The same link in each language is one mistake.
  return wrong.slice(0, 1);
}

/** Links that no page shows, and links of consents that lead to no policy, or to another than they name. */
export function linkFindings(
  campaign: Campaign,
  tree: Tree,
  registries: Registries,
  consents: ConsentLibrary,
): Finding[] {
  const inConsents = consentTexts(campaign, tree, registries, consents).flatMap(
    ({ file, text, locale, at }): Finding[] => {
      const message = linkError(text, true) ?? wrongTarget(locale, text);
      return message === undefined ? [] : [{ code: 'C062', at, message: `${file}: ${message}` }];
    },
  );
  return [...textsIn(tree).flatMap(inText), ...inConsents];
}
