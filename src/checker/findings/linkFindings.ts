import type { Campaign } from '#src/flow/campaign.ts';
import { localeCodes, sourceLocale } from '#src/generated/locales.ts';
import { consentTexts, type ConsentLibrary } from '#src/checker/consents.ts';
import { placeOf, textAt, type Tree } from '#src/checker/document/tree.ts';
import type { Finding } from '#src/checker/finding.ts';
import type { Registries } from '#src/checker/registries.ts';
import { linkError } from './links.ts';

/** Links in the texts of the document but those of `copy`: no kind shows one in them. */
function inTexts(tree: Tree): Finding[] {
  if (tree.kind === 'scalar') return [];
  if (tree.kind === 'array') return tree.items.flatMap(inTexts);
  if (textAt(tree, sourceLocale) === undefined)
    return [...tree.members].flatMap(([name, member]) => (name === 'copy' ? [] : inTexts(member.tree)));
  const wrong = localeCodes().flatMap((locale): Finding[] => {
    const message = linkError(textAt(tree, locale) ?? '', false);
    return message === undefined ? [] : [{ code: 'C062', at: placeOf(tree, [locale]), message }];
  });
  // The same link in each language is one mistake.
  return wrong.slice(0, 1);
}

/** Links that no page shows, and links of consents that lead to no policy. */
export function linkFindings(
  campaign: Campaign,
  tree: Tree,
  registries: Registries,
  consents: ConsentLibrary,
): Finding[] {
  const inConsents = consentTexts(campaign, tree, registries, consents).flatMap(({ file, text, at }): Finding[] => {
    const message = linkError(text, true);
    return message === undefined ? [] : [{ code: 'C062', at, message: `${file}: ${message}` }];
  });
  return [...inTexts(tree), ...inConsents];
}
