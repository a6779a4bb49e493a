import type { AnySchemaObject } from 'ajv';
import type { Locale } from '#src/domain/facts.ts';
import type { Campaign, CampaignStep, CampaignSummary } from '#src/flow/campaign.ts';
import { consentsOf } from '#scripts/campaigns/consentTexts.ts';
import type { Audience, ConsentLibrary, Wordings } from '#scripts/campaigns/consentTexts.ts';
import type { Registries } from '#scripts/campaigns/registries.ts';
import { answerValidators } from './answerValidators.ts';

const locales: readonly Locale[] = ['en', 'es'];

/** What a page knows of a campaign before it opens it. */
export function summaryOf({ name, flowType, home, pageTitle, studyId, steps }: Campaign): CampaignSummary {
  const paths = Object.fromEntries(Object.values(steps).map((step) => [step.name, step.path]));
  return { name, flowType, home, pageTitle, paths, ...(studyId !== undefined && { studyId }) };
}

const quoted = (id: string) => JSON.stringify(id);

/** Code that loads a campaign in a language: its chunk and the wordings of its consents, side by side. */
function loaderOf({ name }: Campaign): string {
  const wordings = locales.map((locale) => `${locale}: () => import(${quoted(`virtual:consents/${name}-${locale}`)})`);
  const parts = `[import(${quoted(`virtual:campaign/${name}`)}), { ${wordings.join(', ')} }[locale]()]`;
  return `(locale) => Promise.all(${parts}).then(([campaign, { consents }]) => ({ ...campaign, consents }))`;
}

/** Code of the module that lists the campaigns: the summary of each, and its own chunks on demand. */
export function indexModule(campaigns: readonly Campaign[]): string {
  const entries = campaigns.map(
    (campaign) =>
      `  ${quoted(campaign.name)}: { summary: ${JSON.stringify(summaryOf(campaign))}, load: ${loaderOf(campaign)} },`,
  );
  return `export const campaigns = {\n${entries.join('\n')}\n};\n`;
}

export type ModuleParts = {
  campaign: Campaign;
  registries: Registries;
  consents: ConsentLibrary;
  answers: AnySchemaObject;
  /** Path of the component of a kind, as it is imported. */
  widgetPath: (kind: string) => string;
};

const unique = (names: readonly string[]) => [...new Set(names)].toSorted();
const kindsOf = (steps: readonly CampaignStep[]) =>
  unique(steps.flatMap(({ fields }) => fields.map(({ kind }) => kind)));

function widgetsCode(kinds: readonly string[], widgetPath: ModuleParts['widgetPath']): string {
  const imports = kinds.map((kind) => `import { ${kind} } from ${quoted(widgetPath(kind))};`);
  return `${imports.join('\n')}\nexport const widgets = { ${kinds.join(', ')} };`;
}

/** The kinds of the first step, which a page needs to open, and those that only later steps have. */
function splitKinds({ steps, home }: Campaign): { first: readonly string[]; later: readonly string[] } {
  const all = Object.values(steps);
  const first = kindsOf(all.filter(({ name }) => name === home));
  return { first, later: kindsOf(all).filter((kind) => !first.includes(kind)) };
}

/**
 * Code of the module of one campaign: the document, the checks of its answers, the widgets of its first step, and
 * `later`, which loads those of the other steps.
 */
export function campaignModule({ campaign, registries, answers, widgetPath }: ModuleParts): string {
  const { first, later } = splitKinds(campaign);
  const edited = unique([...first, ...later].flatMap((kind) => registries.kinds[kind]?.answers ?? []));
  return [
    widgetsCode(first, widgetPath),
    `export const later = () => import(${quoted(`virtual:later/${campaign.name}`)}).then(({ widgets }) => widgets);`,
    `export const campaign = ${JSON.stringify(campaign)};`,
    answerValidators(answers, edited),
  ].join('\n');
}

/** Code of the module with the widgets that only later steps of a campaign have. */
export function laterModule({ campaign, widgetPath }: ModuleParts): string {
  return widgetsCode(splitKinds(campaign).later, widgetPath);
}

/** Code of the module with the wordings of a campaign's consents for readers of one language. */
export function consentsModule({ campaign, registries, consents }: ModuleParts, locale: Locale): string {
  const readable = (wordings: Wordings[Audience]) =>
    wordings[locale] ? { [locale]: wordings[locale] } : { en: wordings.en };
  const table = [...consentsOf(campaign, registries)].map(([name, base]) => {
    const { us, international } = consents.wordings(base);
    return [name, { us: readable(us), international: readable(international) }];
  });
  return `export const consents = ${JSON.stringify(Object.fromEntries(table))};`;
}
