import type { Locale } from '#src/domain/facts.ts';
import type { CampaignBundle } from './bundle.ts';
import { shellTexts } from '#src/i18n/shellTexts.ts';
import { createTexts, type Messages, type Texts } from '#src/i18n/texts.ts';
import { commonMessages } from '#src/kit/commonMessages.ts';

type Copy = Readonly<Record<string, string | null>>;

/** Where a text of a campaign belongs: `Kind.message`, or `step.field.message` under the kind of that field. */
function placeOf(key: string, { campaign }: CampaignBundle): [namespace: string, key: string] {
  const [first = '', second = '', third] = key.split('.');
  if (third === undefined) return [first, second];
  const step = Object.entries(campaign.steps).find(([name]) => name === first)?.[1];
  const kind = step?.fields.find(({ id }) => id === second)?.kind;
  return [kind ?? first, key];
}

/** All texts of a page: the defaults of the shell and of the kinds in the bundle, and the campaign's own above them. */
export function pageTexts(locale: Locale, bundle: CampaignBundle): Texts {
  const kinds = Object.entries(bundle.widgets).map(([kind, { spec }]) => [kind, spec.messages] as [string, Messages]);
  const defaults: [string, Messages][] = [['shell', shellTexts], ['common', commonMessages], ...kinds];
  const all = new Map(defaults.map(([name, { en, es }]) => [name, { en: { ...en }, es: { ...es } }]));
  for (const language of ['en', 'es'] as const) {
    const copy: Copy = bundle.campaign.copy?.[language] ?? {};
    for (const [key, text] of Object.entries(copy)) {
      const [namespace, message] = placeOf(key, bundle);
      if (text) Object.assign(all.get(namespace)?.[language] ?? {}, { [message]: text });
    }
  }
  return createTexts(locale, Object.fromEntries(all));
}
