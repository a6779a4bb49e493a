import { consentNeeded, isInternational } from '#src/domain/consentNeed.ts';
import type { Locale } from '#src/domain/facts.ts';
import { localeCodes } from '#src/generated/locales.ts';
import { documentName, type CampaignField, type CampaignStep } from '#src/flow/campaign.ts';
import { withDefaults } from '#src/kit/options.ts';
import { besideOwn, consentsOf, ownWording, type Audience } from '#src/checker/consents.ts';
import type { Guest, Side } from './side.ts';

/** What a field is about: a question has an answer, a consent is one that is kept as such, anything else is only seen. */
export type FieldSort = 'question' | 'consent' | 'content';

/** What the field is about on this side. */
export function sortOf({ model: { registries } }: Side, { kind }: CampaignField): FieldSort {
  const answers = registries.kinds[kind]?.answers ?? [];
  if (answers.includes('consents')) return 'consent';
  return answers.length > 0 ? 'question' : 'content';
}

/** The texts of a field: those of its kind, with what the campaign has in their place. */
function textsOf({ model: { campaign, registries } }: Side, step: CampaignStep, { kind, id }: CampaignField) {
  const messages = registries.kinds[kind]?.messages;
  const replaced = (locale: Locale, owner: string) =>
    Object.entries(campaign.copy[locale] ?? {})
      .filter(([key]) => key.startsWith(`${owner}.`) && !key.slice(owner.length + 1).includes('.'))
      .map(([key, text]) => [key.slice(owner.length + 1), text] as const);
  return Object.fromEntries(
    localeCodes().map((locale) => [
      locale,
      {
        ...messages?.[locale],
        ...Object.fromEntries([...replaced(locale, kind), ...replaced(locale, `${documentName(step)}.${id}`)]),
      },
    ]),
  );
}

/** What a field shows and asks, whoever sees it. */
export function contentOf(side: Side, step: CampaignStep, field: CampaignField) {
  const { kinds } = side.model.registries;
  const { kind, required, checks = [] } = field;
  const isAsked = sortOf(side, field) !== 'content';
  return {
    kind,
    ...(isAsked && { required: required ?? kinds[kind]?.requiredByDefault ?? false }),
    options: withDefaults(kinds[kind]?.options ?? {}, field.options),
    checks,
    texts: textsOf(side, step, field),
  };
}

/** The wordings that a field asks consent in, by audience, and the settings that decide how it is given. */
export function consentSettings({ model: { campaign, registries }, consents }: Side, field: CampaignField) {
  const options = withDefaults(registries.kinds[field.kind]?.options ?? {}, field.options);
  const texts = consentsOf(campaign, registries);
  const named = Object.values(options).filter((value): value is string => typeof value === 'string');
  const others = named.filter((name) => name !== ownWording && texts.has(name));
  const asked = others.length > 0 ? others : [ownWording, besideOwn];
  const wordingsFor = (audience: Audience) =>
    Object.fromEntries(
      asked.flatMap((name) => {
        const text = texts.get(name);
        return text === undefined ? [] : [[name, consents.wordings(text)[audience]] as const];
      }),
    );
  const { flowType, consent } = campaign;
  return { flowType, consent, us: wordingsFor('us'), international: wordingsFor('international') };
}

/** How the guest gives a consent, and in which words. */
export function consentFor(side: Side, { visitor }: Guest, field: CampaignField) {
  visitor.learn('country');
  const { facts } = visitor.situation();
  const settings = consentSettings(side, field);
  return {
    given: consentNeeded(facts) ? 'by ticking a box' : 'by going on',
    words: isInternational(facts.country) ? settings.international : settings.us,
  };
}
