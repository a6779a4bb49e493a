import type { Locale } from '#src/domain/facts.ts';
import { createTexts, type Messages, type Texts } from '#src/i18n/texts.ts';
import type { Campaign } from '#src/flow/campaign.ts';
import type { Widgets } from '#src/form/fieldDefinition.ts';
import type { CampaignBundle } from './campaignBundle.ts';

type Namespaces = Record<string, Messages>;

/** Where a text of a campaign belongs: `Kind.message`, or `step.field.message` under the kind of that field. */
function placeOf(key: string, { steps }: Campaign): [namespace: string, key: string] {
  const [first = '', second = '', third] = key.split('.');
  if (third === undefined) return [first, second];
  const fields = Object.values(steps).find(({ name }) => name === first)?.fields ?? [];
  return [fields.find(({ id }) => id === second)?.kind ?? first, key];
}

/** The texts of a campaign for the given namespaces, above their defaults. */
function withCopy(defaults: Namespaces, campaign: Campaign): Namespaces {
  const all = Object.fromEntries(
    Object.entries(defaults).map(([name, { en, es }]) => [name, { en: { ...en }, es: { ...es } }]),
  );
  for (const language of ['en', 'es'] as const)
    for (const [key, text] of Object.entries(campaign.copy[language])) {
      const [namespace, message] = placeOf(key, campaign);
      const messages = all[namespace];
      if (messages) messages[language][message] = text;
    }
  return all;
}

function messagesOf(widgets: Widgets): Namespaces {
  return Object.fromEntries(Object.entries(widgets).map(([kind, { spec }]) => [kind, spec.messages]));
}

/** All texts of a page: the defaults of the shell and of the widgets at hand, and the campaign's own above them. */
export function pageTexts(locale: Locale, { campaign, widgets, texts }: CampaignBundle): Texts {
  return createTexts(locale, withCopy({ ...texts, ...messagesOf(widgets) }, campaign));
}

/** Takes in the texts of widgets that were loaded later, and others that came with them. */
export function addTexts(texts: Texts, campaign: Campaign, widgets: Widgets, others: Readonly<Namespaces> = {}): void {
  texts.add(withCopy({ ...messagesOf(widgets), ...others }, campaign));
}
