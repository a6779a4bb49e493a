import { campaignSource } from '#src/app/entry/campaignFile.ts';
import type { Locale } from '#src/domain/facts.ts';
import type { Campaign, CampaignSummary } from '#src/flow/campaign.ts';

/** What is known of a campaign before it is opened: what is not there is left out, since every redirect loads it. */
function summaryOf(campaign: Campaign): CampaignSummary {
  const { name, flowType, home, landings, studyId, isDefault, aliases, standsInFor } = campaign;
  const steps = Object.values(campaign.steps);
  const paths = Object.fromEntries(steps.map((step) => [step.name, step.path]));
  const others = steps.flatMap((step) => (step.aliases ?? []).map((alias) => [alias, step.name] as const));
  return {
    name,
    flowType,
    home,
    paths,
    ...(others.length > 0 && { stepAliases: Object.fromEntries(others) }),
    ...(landings && { landings }),
    ...(studyId !== undefined && { studyId }),
    ...(isDefault && { isDefault }),
    ...(aliases && { aliases }),
    ...(standsInFor && { standsInFor }),
  };
}

const imported = (id: string) => `() => import(${JSON.stringify(id)})`;

/** Each flow has its modules in the order of the locales; the first is that of English. */
const loaderCode = (locales: readonly Locale[]) => `const locales = ${JSON.stringify(locales)};
const flow = (...modules) => (locale) => (modules[locales.indexOf(locale)] ?? modules[0])();
`;

/**
 * Code of the module that loads campaigns by name: each in a chunk for each language. For the server, and for pages in
 * development; those of a build are told the file of their campaign by the server.
 */
export function indexModule(campaigns: readonly Campaign[], locales: readonly Locale[]): string {
  const entries = campaigns.map(({ name }) => {
    const chunks = locales.map((locale) => imported(campaignSource(name, locale)));
    return `  ${JSON.stringify(name)}: flow(${chunks.join(', ')}),`;
  });
  return `${loaderCode(locales)}export const campaigns = {\n${entries.join('\n')}\n};\n`;
}

/** Code of the module with what is known of every campaign, for whoever has to choose among them. */
export function summariesModule(campaigns: readonly Campaign[]): string {
  return `export const summaries = ${JSON.stringify(campaigns.map(summaryOf))};\n`;
}
