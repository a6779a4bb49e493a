import type { AnySchemaObject } from 'ajv';
import type { Locale } from '#src/domain/facts.ts';
import { sourceLocale, type ByLocale } from '#src/generated/locales.ts';
import { isWritten } from '#src/i18n/isWritten.ts';
import type { Messages } from '#src/i18n/texts.ts';
import { pluralEndings } from '#src/i18n/values.ts';
import type { LocaleDefinition } from '#src/i18n/locales/locale.ts';
import type { Campaign, CampaignStep, LocalizedText } from '#src/flow/campaign.ts';
import { consentsOf } from '#src/checker/consents.ts';
import type { Audience, ConsentLibrary, Wordings } from '#src/checker/consents.ts';
import type { Registries } from '#src/checker/registries.ts';
import { answerValidators } from './answerValidators.ts';

export type Locales = Readonly<Record<string, LocaleDefinition>>;

// The codes of a registry are its locales.
export const codesOf = (locales: Locales): Locale[] => Object.keys(locales) as Locale[];

const quoted = (id: string) => JSON.stringify(id);

export type ModuleParts = {
  campaign: Campaign;
  registries: Registries;
  consents: ConsentLibrary;
  /** The languages that pages are built in, by code; the registries have their texts in all of them. */
  locales: Locales;
  answers: AnySchemaObject;
  /** Path of the component of a kind, as it is imported. */
  widgetPath: (kind: string) => string;
  /** Folder of the checks, as it is imported. */
  checksPath: string;
  /** The module that picks the form of a text for a count, as it is imported. */
  pluralsPath: string;
};

const unique = (names: readonly string[]) => [...new Set(names)].toSorted();
const kindsOf = (steps: readonly CampaignStep[]) =>
  unique(steps.flatMap(({ fields }) => fields.map(({ kind }) => kind)));

function widgetsCode(kinds: readonly string[], widgetPath: ModuleParts['widgetPath']): string {
  const imports = kinds.map((kind) => `import { ${kind} } from ${quoted(widgetPath(kind))};`);
  return `${imports.join('\n')}\nexport const widgets = { ${kinds.join(', ')} };`;
}

const checksOf = ({ steps }: Campaign) =>
  unique(
    Object.values(steps)
      .flatMap(({ fields }) => fields)
      .flatMap(({ checks = [] }) => checks.map(({ check }) => check)),
  );

/** Code that evaluates the checks which a campaign puts on fields, with their messages; none for campaigns without checks. */
function evaluatorCode({ campaign, registries, locales, checksPath }: ModuleParts): string[] {
  const names = checksOf(campaign);
  if (names.length === 0) return [];
  const picked = names.map((name) => `${name}: checks.${name}`);
  const messagesByLocale = codesOf(locales).map((locale) => {
    const messages = names.map((name) => [name, registries.checks[name]?.messages[locale]] as const);
    return [locale, Object.fromEntries(messages)] as const;
  });
  return [
    `import { checks } from ${quoted(`${checksPath}/index.ts`)};`,
    `import { evaluatorOf } from ${quoted(`${checksPath}/evaluate.ts`)};`,
    `export const evaluateChecks = evaluatorOf({ ${picked.join(', ')} });`,
    `export const texts = { common: ${JSON.stringify(Object.fromEntries(messagesByLocale))} };`,
  ];
}

/**
 * The kinds that the first step always shows in its form, which a page needs to be typed into, and those that may come
 * after it: those of later steps, of fields under a condition or that load later, and of fields below the buttons.
 */
function splitKinds({ steps, home }: Campaign, { kinds }: Registries) {
  const all = Object.values(steps);
  const always = all
    .filter(({ name }) => name === home)
    .flatMap(({ fields }) => fields.filter(({ when, later }) => !when && !later));
  const first = unique(always.map(({ kind }) => kind).filter((kind) => !kinds[kind]?.below));
  return { first, later: kindsOf(all).filter((kind) => !first.includes(kind)) };
}

/** Texts by their keys, by language. */
type Words = Readonly<Record<string, object | undefined>>;

const hasForms = (texts: Words) =>
  Object.values(texts).some((words) =>
    Object.keys(words ?? {}).some((key) => pluralEndings.some((ending) => key.endsWith(ending))),
  );

/** Code of what picks the form of a text for a count, where one of these texts has such forms: most flows have none. */
const pluralsCode = (texts: readonly Words[], { pluralsPath }: ModuleParts) =>
  texts.some(hasForms) ? [`export { pluralText } from ${quoted(pluralsPath)};`] : [];

const messagesOf = (kinds: readonly string[], registries: Registries) =>
  kinds.flatMap((kind) => registries.kinds[kind]?.messages ?? []);

const answersOf = (kinds: readonly string[], registries: Registries) =>
  unique(kinds.flatMap((kind) => registries.kinds[kind]?.answers ?? []));

/**
 * Code of the module of one campaign: the widgets that the form of its first step always shows, the validators of their
 * answers, and `later`, which loads all others.
 */
export function campaignModule(parts: ModuleParts): string {
  const { campaign, registries, answers, widgetPath } = parts;
  const { first } = splitKinds(campaign, registries);
  const { shell, common } = registries.texts;
  return [
    ...pluralsCode([shell, common, campaign.copy, ...messagesOf(first, registries)], parts),
    widgetsCode(first, widgetPath),
    `export const later = () => import(${quoted(`virtual:later/${campaign.name}`)});`,
    answerValidators(answers, answersOf(first, registries)),
  ].join('\n');
}

/** Code of the module with all other widgets of a campaign, the validators of theirs, and what evaluates its own checks. */
export function laterModule(parts: ModuleParts): string {
  const { campaign, registries, answers, widgetPath } = parts;
  const { first, later } = splitKinds(campaign, registries);
  const known = answersOf(first, registries);
  const added = answersOf(later, registries).filter((name) => !known.includes(name));
  return [
    widgetsCode(later, widgetPath),
    answerValidators(answers, added),
    ...evaluatorCode(parts),
    ...pluralsCode(messagesOf(later, registries), parts),
  ].join('\n');
}

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

/** The document with every text as readers of a language need it. */
function documentIn(locale: Locale, node: unknown): unknown {
  if (Array.isArray(node)) return node.map((part) => documentIn(locale, part));
  if (typeof node !== 'object' || node === null) return node;
  if (isText(node)) return inLanguage(node, locale);
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

/** The messages of kinds in a language that does not stand in their specs, which their widgets bring along. */
function translationsOf(kinds: readonly string[], locale: Locale, { locales }: ModuleParts): object {
  const found = kinds.map((kind) => [kind, locales[locale]?.kinds?.[kind]] as const);
  return Object.fromEntries(found.flatMap(([kind, words]) => (words ? [[kind, { [locale]: words }]] : [])));
}

/**
 * Texts of a namespace that no widget brings: those of the language, and English for what it lacks. A text that the
 * campaign replaces keeps its English too, since the replacement may still wait for its translation.
 */
function textsIn(locale: Locale, namespace: string, texts: Messages, copy: Campaign['copy']): object {
  const own = texts[locale] ?? {};
  const isLacking = (key: string) => !isWritten(own[key]) || copy[locale]?.[`${namespace}.${key}`] !== undefined;
  const english = Object.entries(texts[sourceLocale]).filter(([key]) => locale === sourceLocale || isLacking(key));
  return inLanguage({ ...texts, [sourceLocale]: Object.fromEntries(english) }, locale);
}

/** Code of the module with everything of a campaign that is words: its document, consents and the texts around them. */
export function documentModule(parts: ModuleParts, locale: Locale): string {
  const { shell, common } = parts.registries.texts;
  const { first, later } = splitKinds(parts.campaign, parts.registries);
  const { copy, ...campaign } = parts.campaign;
  const own = {
    ...(documentIn(locale, campaign) as object),
    copy: inLanguage({ [sourceLocale]: {}, ...copy }, locale),
  };
  const texts = {
    shell: textsIn(locale, 'shell', shell, copy),
    common: textsIn(locale, 'common', common, copy),
    ...translationsOf(first, locale, parts),
  };
  const isFirst = showsConsentFirst(parts);
  const hasLater = !isFirst || Object.keys(translationsOf(later, locale, parts)).length > 0;
  const laterWords = `() => import(${quoted(`virtual:words/${parts.campaign.name}-${locale}`)})`;
  return [
    `export const campaign = ${JSON.stringify(own)};`,
    `export const consents = ${JSON.stringify(isFirst ? wordingsIn(locale, parts) : {})};`,
    `export const texts = ${JSON.stringify(texts)};`,
    ...(hasLater ? [`export const laterWords = ${laterWords};`] : []),
  ].join('\n');
}

/** Code of the module with the messages of all other widgets of a campaign that a locale brings, and the wordings of their consents. */
export function laterWordsModule(parts: ModuleParts, locale: Locale): string {
  const { later } = splitKinds(parts.campaign, parts.registries);
  return [
    `export const texts = ${JSON.stringify(translationsOf(later, locale, parts))};`,
    `export const consents = ${JSON.stringify(showsConsentFirst(parts) ? {} : wordingsIn(locale, parts))};`,
  ].join('\n');
}
