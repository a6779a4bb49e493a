import { restSource } from '#src/app/entry/campaignFile.ts';
import type { Locale } from '#src/domain/facts.ts';
import { sourceLocale, type ByLocale } from '#src/generated/locales.ts';
import { isWritten } from '#src/i18n/isWritten.ts';
import type { ShellText } from '#src/i18n/locales/locale.ts';
import type { Messages } from '#src/i18n/texts.ts';
import type { Campaign, LocalizedText } from '#src/flow/campaign.ts';
import { consentsOf } from '#src/checker/consents.ts';
import type { Audience, Wordings } from '#src/checker/consents.ts';
import { answersOf, checksOf, loaderOf, splitKinds, type ModuleParts } from './campaignModules.ts';

/**
 * Whether the form of the first step shows a consent. Only then its page has the wordings from the start: they are long,
 * and nothing is sent before the other widgets are there.
 */
function showsConsentFirst({ campaign, registries }: ModuleParts): boolean {
  const { first } = splitKinds(campaign, registries);
  const steps = Object.values(campaign.steps).filter(({ name }) => name === campaign.home);
  const shown = steps.map((step) => [
    step.name,
    { ...step, fields: step.fields.filter(({ kind }) => first.includes(kind)) },
  ]);
  const alone = { ...campaign, consent: { ...campaign.consent, shown: false }, steps: Object.fromEntries(shown) };
  return answersOf(first, registries).includes('consents') || consentsOf(alone, registries).size > 0;
}

const isText = (value: object): value is LocalizedText =>
  sourceLocale in value && typeof value[sourceLocale] === 'string';

/** What readers of a language need of everything that stands in several: that language, and English to fall back to. */
function inLanguage<T>(texts: ByLocale<T, T | undefined>, locale: Locale): object {
  const own = texts[locale];
  return { [sourceLocale]: texts[sourceLocale], ...(own !== undefined && { [locale]: own }) };
}

/** A text as readers of a language see it: in that language, else in English. */
const inOwn = (text: LocalizedText, locale: Locale): object =>
  isWritten(text[locale]) ? { [locale]: text[locale] } : { [sourceLocale]: text[sourceLocale] };

/** The document with every text as readers of a language need it. */
function documentIn(locale: Locale, node: unknown): unknown {
  if (Array.isArray(node)) return node.map((part) => documentIn(locale, part));
  if (typeof node !== 'object' || node === null) return node;
  if (isText(node)) return inOwn(node, locale);
  return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, documentIn(locale, value)]));
}

function wordingsIn(locale: Locale, { campaign, registries, consents }: ModuleParts): object {
  const readable = (texts: Wordings[Audience]) =>
    texts[locale] ? { [locale]: texts[locale] } : { [sourceLocale]: texts[sourceLocale] };
  const table = [...consentsOf(campaign, registries)].map(([name, base]) => {
    const { us, international } = consents.wordings(base);
    return [name, { us: readable(us), international: readable(international) }];
  });
  return Object.fromEntries(table);
}

/**
 * Texts of a namespace: those of the language, and English for what it lacks. A text that the
 * campaign replaces keeps its English too, since the replacement may still wait for its translation.
 */
function textsIn(locale: Locale, namespace: string, texts: Messages, copy: Campaign['copy']): object {
  const own = texts[locale] ?? {};
  const isLacking = (key: string) => !isWritten(own[key]) || copy[locale]?.[`${namespace}.${key}`] !== undefined;
  const english = Object.entries(texts[sourceLocale]).filter(([key]) => locale === sourceLocale || isLacking(key));
  return inLanguage({ ...texts, [sourceLocale]: Object.fromEntries(english) }, locale);
}

/** The answer that is stored in the words that its widget showed, and sent in English. */
const storedAsShown = 'additional';

/** The messages of kinds, which their specs do not bring along. */
function kindTexts(kinds: readonly string[], locale: Locale, { campaign, registries }: ModuleParts): object {
  const textsOf = (kind: string) => {
    const spec = registries.kinds[kind];
    if (!spec) return {};
    const isTranslatedBack = spec.answers.includes(storedAsShown);
    return isTranslatedBack ? inLanguage(spec.messages, locale) : textsIn(locale, kind, spec.messages, campaign.copy);
  };
  return Object.fromEntries(kinds.map((kind) => [kind, textsOf(kind)]));
}

/** The messages of the checks that a campaign puts on fields. */
function checkTexts(locale: Locale, { campaign, registries }: ModuleParts): object {
  const messages = checksOf(campaign).map((name) => [name, registries.checks[name]?.messages] as const);
  const inOne = (code: Locale) => Object.fromEntries(messages.map(([name, texts]) => [name, texts?.[code]]));
  return messages.length > 0 ? { common: { [sourceLocale]: inOne(sourceLocale), [locale]: inOne(locale) } } : {};
}

/** What the form of the first step does not show: messages of the other kinds, those of checks, and wordings of consents. */
function restWords(locale: Locale, parts: ModuleParts): { texts: object; consents: object } {
  const { rest, later } = splitKinds(parts.campaign, parts.registries);
  return {
    texts: { ...kindTexts([...rest, ...later], locale, parts), ...checkTexts(locale, parts) },
    consents: showsConsentFirst(parts) ? {} : wordingsIn(locale, parts),
  };
}

/** Whether a page has anything to load but the form of its first step and later widgets. */
function hasRest(locale: Locale, parts: ModuleParts): boolean {
  const { texts } = restWords(locale, parts);
  const { rest } = splitKinds(parts.campaign, parts.registries);
  return rest.length > 0 || !showsConsentFirst(parts) || Object.keys(texts).length > 0;
}

/** The texts of the shell that the help of a step shows, and nothing else. */
export const helpTexts: readonly ShellText[] = ['whyWeAsk', 'whyAge', 'whyName', 'whyPhone', 'whyPostal'];
/** Those that say to an agent who answers for a candidate what failed, and those in their place for a visitor. */
export const agentTexts: readonly ShellText[] = ['agentNotSaved', 'agentNotSavedCall', 'agentLoadFailedCall'];
export const visitorTexts: readonly ShellText[] = ['notSaved', 'notSavedCall', 'loadFailedCall'];

/** Whether a campaign may show a text of the shell: without the others, since each visitor loads them. */
export function mayShow(key: string, { steps, flowType }: Pick<Campaign, 'steps' | 'flowType'>): boolean {
  const hasHelp = Object.values(steps).some(({ help }) => help);
  const ofOthers = flowType === 'partnerScreener' ? visitorTexts : agentTexts;
  return ![...(hasHelp ? [] : helpTexts), ...ofOthers].some((one) => one === key);
}

/** The texts of the shell that the campaign may show. */
function shellOf({ campaign, registries: { texts } }: ModuleParts): Messages {
  const shown = Object.entries(texts.shell).map(([locale, words]) => [
    locale,
    Object.fromEntries(Object.entries(words).filter(([key]) => mayShow(key, campaign))),
  ]);
  // The languages are those of the texts, English among them.
  return Object.fromEntries(shown) as Messages;
}

/**
 * Code of the module with everything of a campaign that is words: its document, consents and the texts around them; and of
 * what loads the rest, where there is any.
 */
export function documentModule(parts: ModuleParts, locale: Locale): string {
  const { common } = parts.registries.texts;
  const { first } = splitKinds(parts.campaign, parts.registries);
  const { copy, ...campaign } = parts.campaign;
  const own = {
    ...(documentIn(locale, campaign) as object),
    copy: inLanguage({ [sourceLocale]: {}, ...copy }, locale),
  };
  const texts = {
    shell: textsIn(locale, 'shell', shellOf(parts), copy),
    common: textsIn(locale, 'common', common, copy),
    ...kindTexts(first, locale, parts),
  };
  return [
    `export const campaign = ${JSON.stringify(own)};`,
    `export const consents = ${JSON.stringify(showsConsentFirst(parts) ? wordingsIn(locale, parts) : {})};`,
    `export const texts = ${JSON.stringify(texts)};`,
    ...(hasRest(locale, parts) ? [loaderOf('rest', restSource(campaign.name, locale))] : []),
  ].join('\n');
}

/** Code of the words that are loaded with the other widgets of the first step. */
export function restWordsModule(parts: ModuleParts, locale: Locale): string {
  const { texts, consents } = restWords(locale, parts);
  return `export const texts = ${JSON.stringify(texts)};\nexport const consents = ${JSON.stringify(consents)};`;
}

/** Code of the messages of all kinds in all languages, for the page of developers that shows every kind. */
export function kindMessagesModule(kinds: ModuleParts['registries']['kinds']): string {
  const all = Object.entries(kinds).map(([kind, { messages }]) => [kind, messages] as const);
  return `export const kindMessages = ${JSON.stringify(Object.fromEntries(all))};\n`;
}
