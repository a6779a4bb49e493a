import type { Locale } from '#src/domain/facts.ts';
import { createTexts, type Texts, type Words } from '#src/i18n/texts.ts';
import { documentName, type Campaign } from '#src/flow/campaign.ts';
import type { CampaignBundle } from './campaignBundle.ts';

type Namespaces = Readonly<Record<string, Words>>;

/** Where a text of a campaign belongs: `Kind.message`, or `step.field.message` under the kind of that field. */
function keyParts(key: string, { steps }: Campaign): [namespace: string, key: string] {
  const [first = '', second = '', third] = key.split('.');
  if (third === undefined) return [first, second];
  const fields = Object.values(steps).flatMap((step) => (documentName(step) === first ? step.fields : []));
  return [fields.find(({ id }) => id === second)?.kind ?? first, key];
}

/** The texts that a campaign has of its own for these namespaces. */
function copyFor(campaign: Campaign, namespaces: readonly string[]): Namespaces {
  const copy: Record<string, Record<string, Record<string, string>>> = {};
  for (const [language, texts] of Object.entries(campaign.copy))
    for (const [key, text] of Object.entries(texts)) {
      const [namespace, message] = keyParts(key, campaign);
      if (namespaces.includes(namespace)) ((copy[namespace] ??= {})[language] ??= {})[message] = text;
    }
  return copy;
}

/** All texts of a page: the defaults of the shell and of the kinds of its first step, overridden by the campaign's own. */
export function pageTexts(locale: Locale, { campaign, texts, pluralText }: CampaignBundle): Texts {
  const all = createTexts(locale, {}, pluralText);
  addTexts(all, campaign, texts);
  return all;
}

/** Adds the texts of more kinds; the campaign's own for these override them. */
export function addTexts(texts: Texts, campaign: Campaign, added: Namespaces): void {
  texts.add(added);
  texts.add(copyFor(campaign, Object.keys(added)));
}
