import type { Locale } from '#src/domain/facts.ts';
import { documentName, type Campaign, type CampaignField, type CampaignStep } from '#src/flow/campaign.ts';
import { localeCodes, sourceLocale } from '#src/generated/locales.ts';
import { isWritten } from '#src/i18n/isWritten.ts';
import type { Messages } from '#src/i18n/texts.ts';
import { fieldPath } from '#src/checker/document/fieldPath.ts';
import { textsIn } from '#src/checker/document/texts.ts';
import { placeOf, textAt, type Tree } from '#src/checker/document/tree.ts';
import type { Place } from '#src/checker/finding.ts';
import { onceFor } from '#src/checker/onceFor.ts';
import type { Registries } from '#src/checker/registries.ts';

/** A text that a page can show, and where its words, or the field that brings them, stand, which is looked up for few. */
type PageText = { text: string; at: () => Place };

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

/** Where the document writes the text in the language: the first place of equal ones. */
function placeOfText(tree: Tree, text: string, locale: Locale): Place | undefined {
  const written = textsIn(tree).find((one) => textAt(one.tree, locale) === text);
  return written && placeOf(written.tree, [locale]);
}

/** The default messages by name, as far as they are written in the language, in the order of the English ones. */
const defaultsOf = onceFor((messages: Messages) => {
  const names = Object.keys(messages[sourceLocale]);
  const inLocale = (locale: Locale) => names.map((message) => ({ message, text: messages[locale]?.[message] }));
  return Object.fromEntries(localeCodes().map((locale) => [locale, inLocale(locale)]));
});

/** The messages of a field: those of its kind, or what the campaign has in their place. */
function messagesOf(
  { campaign, tree, registries, locale }: Source,
  step: CampaignStep,
  field: CampaignField,
  index: number,
): PageText[] {
  const messages = registries.kinds[field.kind]?.messages;
  const own = campaign.copy[locale] ?? {};
  const at = () => placeOf(tree, step.part ? ['steps', documentName(step)] : fieldPath(tree, step, index));
  const defaults = messages ? (defaultsOf(messages)[locale] ?? []) : [];
  if (Object.keys(own).length === 0) return defaults.flatMap(({ text }) => (isWritten(text) ? [{ text, at }] : []));
  return defaults.flatMap(({ message, text: standard }): PageText[] => {
    const keys = [`${documentName(step)}.${field.id}.${message}`, `${field.kind}.${message}`];
    const key = keys.find((one) => own[one] !== undefined);
    const text = key === undefined ? standard : own[key];
    return isWritten(text) ? [{ text, at: key === undefined ? at : () => placeOf(tree, ['copy', locale, key]) }] : [];
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
  return Object.values(steps).map((step) => {
    const { title, nav, fields, name } = step;
    const ofCampaign = name === campaign.home ? [landingPageCopy, oversight, pageTitle] : [];
    const own = writtenIn([...ofCampaign, title, nav.nextLabel, ...fields.map(({ options }) => options)], locale);
    const texts = [
      ...own.map((text) => ({
        text,
        at: () => placeOfText(tree, text, locale) ?? placeOf(tree, ['steps', documentName(step)]),
      })),
      ...fields.flatMap((field, index) => messagesOf(source, step, field, index)),
    ];
    return { step, texts: [...new Map(texts.map((one) => [one.text, one])).values()] };
  });
}
