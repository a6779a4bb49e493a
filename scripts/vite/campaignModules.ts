import type { AnySchemaObject } from 'ajv';
import type { Locale } from '#src/domain/facts.ts';
import type { Campaign, CampaignStep, LocalizedText } from '#src/flow/campaign.ts';
import { consentsOf } from '#src/checker/consents.ts';
import type { Audience, ConsentLibrary, Wordings } from '#src/checker/consents.ts';
import type { Registries } from '#src/checker/registries.ts';
import { answerValidators } from './answerValidators.ts';

const quoted = (id: string) => JSON.stringify(id);

export type ModuleParts = {
  campaign: Campaign;
  registries: Registries;
  consents: ConsentLibrary;
  answers: AnySchemaObject;
  /** Path of the component of a kind, as it is imported. */
  widgetPath: (kind: string) => string;
  /** Folder of the checks, as it is imported. */
  checksPath: string;
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

/** The judge of a campaign that puts checks on fields, and what they say; nothing for the others. */
function judgeCode({ campaign, registries, checksPath }: ModuleParts): string[] {
  const names = checksOf(campaign);
  if (names.length === 0) return [];
  const picked = names.map((name) => `${name}: checks.${name}`);
  const said = (language: Locale) =>
    Object.fromEntries(names.map((name) => [name, registries.checks[name]?.messages[language]]));
  return [
    `import { checks } from ${quoted(`${checksPath}/index.ts`)};`,
    `import { judgeBy } from ${quoted(`${checksPath}/evaluate.ts`)};`,
    `export const judge = judgeBy({ ${picked.join(', ')} });`,
    `export const texts = { common: ${JSON.stringify({ en: said('en'), es: said('es') })} };`,
  ];
}

/**
 * The kinds that the first step always shows in its form, which a page needs to be typed into, and those that may come
 * after it: of later steps, of fields under a condition, of what stands below the buttons.
 */
function splitKinds({ steps, home }: Campaign, { kinds }: Registries) {
  const all = Object.values(steps);
  const always = all.filter(({ name }) => name === home).flatMap(({ fields }) => fields.filter(({ when }) => !when));
  const first = unique(always.map(({ kind }) => kind).filter((kind) => !kinds[kind]?.below));
  return { first, later: kindsOf(all).filter((kind) => !first.includes(kind)) };
}

/**
 * Code of the module of one campaign: the widgets that the form of its first step always shows, `later`, which loads all others,
 * and the checks of its answers.
 */
export function campaignModule({ campaign, registries, answers, widgetPath }: ModuleParts): string {
  const { first, later } = splitKinds(campaign, registries);
  const edited = unique([...first, ...later].flatMap((kind) => registries.kinds[kind]?.answers ?? []));
  return [
    widgetsCode(first, widgetPath),
    `export const later = () => import(${quoted(`virtual:later/${campaign.name}`)});`,
    answerValidators(answers, edited),
  ].join('\n');
}

/** Code of the module with all other widgets of a campaign, and the judge of its own checks. */
export function laterModule(parts: ModuleParts): string {
  const { later } = splitKinds(parts.campaign, parts.registries);
  return [widgetsCode(later, parts.widgetPath), ...judgeCode(parts)].join('\n');
}

const isText = (value: object): value is LocalizedText => 'en' in value && typeof value.en === 'string';

/** The document as readers of English need it: without its Spanish. Spanish readers need both, to fall back to English. */
function inEnglish(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(inEnglish);
  if (typeof node !== 'object' || node === null) return node;
  if (isText(node)) return { en: node.en };
  return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, inEnglish(value)]));
}

function wordingsIn(locale: Locale, { campaign, registries, consents }: ModuleParts): object {
  const readable = (texts: Wordings[Audience]) => (texts[locale] ? { [locale]: texts[locale] } : { en: texts.en });
  const table = [...consentsOf(campaign, registries)].map(([name, base]) => {
    const { us, international } = consents.wordings(base);
    return [name, { us: readable(us), international: readable(international) }];
  });
  return Object.fromEntries(table);
}

const onlyEnglish = ({ shell, common }: Registries['texts']): Registries['texts'] => ({
  shell: { en: shell.en, es: {} },
  common: { en: common.en, es: {} },
});

/** Code of the module with everything of a campaign that is words: its document, consents and the texts around them. */
export function documentModule(parts: ModuleParts, locale: Locale): string {
  const { texts } = parts.registries;
  const { copy, ...campaign } = parts.campaign;
  const own = locale === 'es' ? parts.campaign : { ...(inEnglish(campaign) as object), copy: { ...copy, es: {} } };
  return [
    `export const campaign = ${JSON.stringify(own)};`,
    `export const consents = ${JSON.stringify(wordingsIn(locale, parts))};`,
    `export const texts = ${JSON.stringify(locale === 'es' ? texts : onlyEnglish(texts))};`,
  ].join('\n');
}
