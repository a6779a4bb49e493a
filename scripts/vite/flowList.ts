import type { Campaign, CampaignSummary } from '#src/flow/campaign.ts';

const locales = ['en', 'es'] as const;

/** What is known of a campaign before it is opened. */
export function summaryOf({ name, flowType, home, landings, studyId, steps }: Campaign): CampaignSummary {
  const paths = Object.fromEntries(Object.values(steps).map((step) => [step.name, step.path]));
  return { name, flowType, home, paths, ...(landings && { landings }), ...(studyId !== undefined && { studyId }) };
}

const imported = (id: string) => `() => import(${JSON.stringify(id)})`;

const loaderCode = `const flow = (code, en, es) => (locale) =>
  Promise.all([code(), locale === 'es' ? es() : en()]).then(([code, document]) => ({ ...code, ...document }));
`;

/** Code of the module that loads campaigns by name: each in its own chunks. Every page carries it. */
export function indexModule(campaigns: readonly Campaign[]): string {
  const entries = campaigns.map(({ name }) => {
    const chunks = [`virtual:campaign/${name}`, ...locales.map((locale) => `virtual:document/${name}-${locale}`)];
    return `  ${JSON.stringify(name)}: flow(${chunks.map(imported).join(', ')}),`;
  });
  return `${loaderCode}export const campaigns = {\n${entries.join('\n')}\n};\n`;
}

/** Code of the module with what is known of every campaign, for whoever has to choose among them. */
export function summariesModule(campaigns: readonly Campaign[]): string {
  return `export const summaries = ${JSON.stringify(campaigns.map(summaryOf))};\n`;
}
