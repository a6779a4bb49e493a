import type { AnySchemaObject } from 'ajv';
import { laterSource } from '#src/app/entry/campaignFile.ts';
import type { Locale } from '#src/domain/facts.ts';
import { pluralEndings } from '#src/i18n/values.ts';
import type { LocaleDefinition } from '#src/i18n/locales/locale.ts';
import type { Campaign, CampaignStep } from '#src/flow/campaign.ts';
import type { ConsentLibrary } from '#src/checker/consents.ts';
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
  /** Path of a file of `src`, as it is imported. */
  sourcePath: (file: string) => string;
};

const unique = (names: readonly string[]) => [...new Set(names)].toSorted();
const kindsOf = (steps: readonly CampaignStep[]) =>
  unique(steps.flatMap(({ fields }) => fields.map(({ kind }) => kind)));

/** Code that exports the components of kinds as `widgets`, by kind. */
export function widgetsCode(kinds: readonly string[], widgetPath: ModuleParts['widgetPath']): string {
  const imports = kinds.map((kind) => `import { ${kind} } from ${quoted(widgetPath(kind))};`);
  return `${imports.join('\n')}\nexport const widgets = { ${kinds.join(', ')} };`;
}

/** The checks that a campaign puts on its fields. */
export const checksOf = ({ steps }: Campaign) =>
  unique(
    Object.values(steps)
      .flatMap(({ fields }) => fields)
      .flatMap(({ checks = [] }) => checks.map(({ check }) => check)),
  );

/** Code that evaluates the checks which a campaign puts on fields; none for campaigns without checks. */
function evaluatorCode({ campaign, checksPath }: ModuleParts): string[] {
  const names = checksOf(campaign);
  if (names.length === 0) return [];
  const picked = names.map((name) => `${name}: checks.${name}`);
  return [
    `import { checks } from ${quoted(`${checksPath}/index.ts`)};`,
    `import { evaluatorOf } from ${quoted(`${checksPath}/evaluate.ts`)};`,
    `export const evaluateChecks = evaluatorOf({ ${picked.join(', ')} });`,
  ];
}

/**
 * The kinds that the first step always shows in its form, which a page needs to be typed into; the rest of that step: of
 * fields under a condition or that load later, and of fields below the buttons; and those of later steps.
 */
export function splitKinds({ steps, home }: Campaign, { kinds }: Registries) {
  const all = Object.values(steps);
  const opened = all.filter(({ name }) => name === home);
  const always = opened.flatMap(({ fields }) => fields.filter(({ when, later }) => !when && !later));
  const first = unique(always.map(({ kind }) => kind).filter((kind) => !kinds[kind]?.below));
  const rest = kindsOf(opened).filter((kind) => !first.includes(kind));
  return { first, rest, later: kindsOf(all).filter((kind) => !first.includes(kind) && !rest.includes(kind)) };
}

/** Texts by their keys, by language. */
type Words = Readonly<Record<string, object | undefined>>;

const hasForms = (texts: Words) =>
  Object.values(texts).some((words) =>
    Object.keys(words ?? {}).some((key) => pluralEndings.some((ending) => key.endsWith(ending))),
  );

/** Code of what picks the form of a text for a count, where one of these texts has such forms: most flows have none. */
const pluralsCode = (texts: readonly Words[], { sourcePath }: ModuleParts) =>
  texts.some(hasForms) ? [`export { pluralText } from ${quoted(sourcePath('i18n/pluralText.ts'))};`] : [];

/** Code of what opens the next page after one press, where the campaign has such pages: few have. */
const moveOnCode = ({ campaign: { steps }, sourcePath }: ModuleParts) =>
  Object.values(steps).some(({ part }) => part?.movesOn)
    ? [`export { moveOn } from ${quoted(sourcePath('app/step/moveOn.ts'))};`]
    : [];

const messagesOf = (kinds: readonly string[], registries: Registries) =>
  kinds.flatMap((kind) => registries.kinds[kind]?.messages ?? []);

/** The answers that these kinds edit. */
export const answersOf = (kinds: readonly string[], registries: Registries) =>
  unique(kinds.flatMap((kind) => registries.kinds[kind]?.answers ?? []));

/** Code of an export that loads a module. */
export const loaderOf = (name: string, id: string) => `export const ${name} = () => import(${quoted(id)});`;

/**
 * Code of the module of one campaign: the widgets that the form of its first step always shows, the validators of their
 * answers, and what loads those of later steps.
 */
export function campaignModule(parts: ModuleParts): string {
  const { campaign, registries, answers, widgetPath } = parts;
  const { first } = splitKinds(campaign, registries);
  const { shell, common } = registries.texts;
  return [
    ...pluralsCode([shell, common, campaign.copy, ...messagesOf(first, registries)], parts),
    ...moveOnCode(parts),
    widgetsCode(first, widgetPath),
    loaderOf('later', laterSource(campaign.name)),
    answerValidators(answers, answersOf(first, registries)),
  ].join('\n');
}

/** Code with the widgets of these kinds, and the validators of those of their answers that no earlier kind has. */
function addedCode(kinds: readonly string[], earlier: readonly string[], parts: ModuleParts): string[] {
  const { registries, answers, widgetPath } = parts;
  const known = answersOf(earlier, registries);
  const added = answersOf(kinds, registries).filter((name) => !known.includes(name));
  return [
    widgetsCode(kinds, widgetPath),
    answerValidators(answers, added),
    ...pluralsCode(messagesOf(kinds, registries), parts),
  ];
}

/** Code of the module with all other widgets of the first step of a campaign, and what evaluates the campaign's own checks. */
export function restModule(parts: ModuleParts): string {
  const { first, rest } = splitKinds(parts.campaign, parts.registries);
  return [...addedCode(rest, first, parts), ...evaluatorCode(parts)].join('\n');
}

/** Code of the module with what later steps of a campaign alone need: their widgets, and what records a failed screening. */
export function laterModule(parts: ModuleParts): string {
  const { first, rest, later } = splitKinds(parts.campaign, parts.registries);
  const recording = quoted(parts.sourcePath('app/journey/recordFailedScreening.ts'));
  return [...addedCode(later, [...first, ...rest], parts), `export { recordFailedScreening } from ${recording};`].join(
    '\n',
  );
}
