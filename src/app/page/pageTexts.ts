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

/** The texts that a campaign has of its own for these namespaces. */
function copyFor(campaign: Campaign, namespaces: readonly string[]): Namespaces {
  const copy: Record<string, Record<string, Record<string, string>>> = {};
  for (const [language, texts] of Object.entries(campaign.copy))
    for (const [key, text] of Object.entries(texts)) {
      const [namespace, message] = placeOf(key, campaign);
      if (namespaces.includes(namespace)) ((copy[namespace] ??= {})[language] ??= {})[message] = text;
    }
  return copy;
}

function messagesOf(widgets: Widgets): Namespaces {
  return Object.fromEntries(Object.entries(widgets).map(([kind, { spec }]) => [kind, spec.messages]));
}

/** All texts of a page: the defaults of the shell and of the loaded widgets, overridden by the campaign's own. */
export function pageTexts(locale: Locale, { campaign, widgets, texts, pluralText }: CampaignBundle): Texts {
  const all = createTexts(locale, {}, pluralText);
  addTexts(all, campaign, widgets, texts);
  return all;
}

/** Adds the texts of widgets, and others that were loaded with them; the campaign's own for their namespaces override both. */
export function addTexts(texts: Texts, campaign: Campaign, widgets: Widgets, ...others: readonly Namespaces[]): void {
  const layers = [messagesOf(widgets), ...others];
  const copy = copyFor(
    campaign,
    layers.flatMap((one) => Object.keys(one)),
  );
  for (const layer of [...layers, copy]) texts.add(layer);
}
