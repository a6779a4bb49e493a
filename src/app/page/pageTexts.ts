import type { Locale } from '#src/domain/facts.ts';
import { createTexts, type Texts, type Words } from '#src/i18n/texts.ts';
import type { Campaign } from '#src/flow/campaign.ts';
import type { Widgets } from '#src/form/fieldDefinition.ts';
import type { CampaignBundle } from './campaignBundle.ts';

type Namespaces = Readonly<Record<string, Words>>;

/** Where a text of a campaign belongs: `Kind.message`, or `step.field.message` under the kind of that field. */
function placeOf(key: string, { steps }: Campaign): [namespace: string, key: string] {
  const [first = '', second = '', third] = key.split('.');
  if (third === undefined) return [first, second];
  const fields = Object.values(steps).find(({ name }) => name === first)?.fields ?? [];
  return [fields.find(({ id }) => id === second)?.kind ?? first, key];
}

/** The texts of all, where later ones override earlier ones, and the campaign's copy for their namespaces overrides both. */
function withCopy(campaign: Campaign, ...all: readonly Namespaces[]): Namespaces {
  const merged: Record<string, Record<string, Record<string, string | undefined>>> = {};
  const wordsOf = (namespace: string, language: string) => ((merged[namespace] ??= {})[language] ??= {});
  for (const namespaces of all)
    for (const [namespace, words] of Object.entries(namespaces))
      for (const [language, texts] of Object.entries(words)) Object.assign(wordsOf(namespace, language), texts);
  for (const [language, texts] of Object.entries(campaign.copy))
    for (const [key, text] of Object.entries(texts)) {
      const [namespace, message] = placeOf(key, campaign);
      if (merged[namespace]) wordsOf(namespace, language)[message] = text;
    }
  return merged;
}

function messagesOf(widgets: Widgets): Namespaces {
  return Object.fromEntries(Object.entries(widgets).map(([kind, { spec }]) => [kind, spec.messages]));
}

/** All texts of a page: the defaults of the shell and of the loaded widgets, overridden by the campaign's own. */
export function pageTexts(locale: Locale, { campaign, widgets, texts }: CampaignBundle): Texts {
  return createTexts(locale, withCopy(campaign, messagesOf(widgets), texts));
}

/** Adds the texts of widgets that were loaded later, and others that were loaded with them. */
export function addTexts(texts: Texts, campaign: Campaign, widgets: Widgets, ...others: readonly Namespaces[]): void {
  texts.add(withCopy(campaign, messagesOf(widgets), ...others));
}
