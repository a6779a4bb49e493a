import type { Locale } from '#src/domain/facts.ts';
import { documentName, type Campaign, type CampaignField, type CampaignStep } from '#src/flow/campaign.ts';
import { sourceLocale } from '#src/generated/locales.ts';
import { isWritten } from '#src/i18n/isWritten.ts';
import { fieldPath } from '#src/checker/document/fieldPath.ts';
import { placeOf, textAt, type Tree } from '#src/checker/document/tree.ts';
import type { Place } from '#src/checker/finding.ts';
import type { Registries } from '#src/checker/registries.ts';

/** A text that a page can show, and where its words, or the field that brings them, stand. */
export type PageText = { text: string; at: Place };

/** A page with everything that it can say in a language, errors and variants included, each text once. */
export type PageTexts = { step: CampaignStep; texts: readonly PageText[] };

/** The texts of a value that are written in the language, wherever they are in it. */
function writtenIn(value: unknown, locale: Locale): string[] {
  if (typeof value !== 'object' || value === null) return [];
  // An object that is no list has names.
  const named = value as Readonly<Record<string, unknown>>;
  if (Array.isArray(value) || typeof named[sourceLocale] !== 'string')
    return Object.values(value).flatMap((part) => writtenIn(part, locale));
  const text = named[locale];
  return typeof text === 'string' && isWritten(text) ? [text] : [];
}

/** Where the document writes each of its texts in the language: the first place of equal ones. */
function placesOf(tree: Tree, locale: Locale, places = new Map<string, Place>()): ReadonlyMap<string, Place> {
  if (tree.kind === 'scalar') return places;
  const parts = tree.kind === 'array' ? tree.items : [...tree.members.values()].map((member) => member.tree);
  const text = textAt(tree, sourceLocale) === undefined ? undefined : textAt(tree, locale);
  if (text !== undefined && !places.has(text)) places.set(text, placeOf(tree, [locale]));
  for (const part of parts) placesOf(part, locale, places);
  return places;
}

/** The messages of a field: those of its kind, or what the campaign has in their place. */
function messagesOf(
  { campaign, tree, registries, locale }: Source,
  step: CampaignStep,
  field: CampaignField,
  index: number,
): PageText[] {
  const messages = registries.kinds[field.kind]?.messages;
  const own = campaign.copy[locale] ?? {};
  const at = placeOf(tree, step.part ? ['steps', documentName(step)] : fieldPath(tree, step, index));
  return Object.keys(messages?.[sourceLocale] ?? {}).flatMap((message): PageText[] => {
    const keys = [`${documentName(step)}.${field.id}.${message}`, `${field.kind}.${message}`];
    const key = keys.find((one) => own[one] !== undefined);
    const text = key === undefined ? messages?.[locale]?.[message] : own[key];
    return isWritten(text) ? [{ text, at: key === undefined ? at : placeOf(tree, ['copy', locale, key]) }] : [];
  });
}

type Source = { campaign: Campaign; tree: Tree; registries: Registries; locale: Locale };

/**
 * The pages of a campaign with what each can say in a language. What the document says of the whole campaign counts with its
 * first step; what a study says is not known here.
 */
export function pageTexts(source: Source): PageTexts[] {
  const { campaign, tree, locale } = source;
  const { landingPageCopy, oversight, pageTitle, steps } = campaign;
  const places = placesOf(tree, locale);
  return Object.values(steps).map((step) => {
    const { title, nav, fields, name } = step;
    const ofCampaign = name === campaign.home ? [landingPageCopy, oversight, pageTitle] : [];
    const own = writtenIn([...ofCampaign, title, nav.nextLabel, ...fields.map(({ options }) => options)], locale);
    const texts = [
      ...own.map((text) => ({ text, at: places.get(text) ?? placeOf(tree, ['steps', documentName(step)]) })),
      ...fields.flatMap((field, index) => messagesOf(source, step, field, index)),
    ];
    return { step, texts: [...new Map(texts.map((one) => [one.text, one])).values()] };
  });
}
