import type { Campaign, CampaignSummary } from '#src/flow/campaign.ts';

const locales = ['en', 'es'] as const;

/** What a page knows of a campaign before it opens it. */
export function summaryOf({ name, flowType, home, landings, studyId, steps }: Campaign): CampaignSummary {
  const paths = Object.fromEntries(Object.values(steps).map((step) => [step.name, step.path]));
  return { name, flowType, home, paths, ...(landings && { landings }), ...(studyId !== undefined && { studyId }) };
}

const quoted = (id: string) => JSON.stringify(id);
const imported = (id: string) => `() => import(${quoted(id)})`;

/** Steps in few letters, for the list that every page carries: a name, with its segment where that is another. */
const stepsCode = (paths: CampaignSummary['paths']) =>
  quoted(
    Object.entries(paths)
      .map(([name, path]) => (name === path ? name : `${name}:${path}`))
      .join(' '),
  );

const flowCode = `const flow = (name, flowType, home, steps, more, code, en, es) => ({
  summary: { name, flowType, home, ...more, paths: Object.fromEntries(steps.split(' ').map((step) => {
    const [name, path = name] = step.split(':');
    return [name, path];
  })) },
  load: (locale) => Promise.all([code(), locale === 'es' ? es() : en()]).then(([code, document]) => ({ ...code, ...document })),
});
`;

/** Code of the module that lists the campaigns: the summary of each, and its own chunks on demand. */
export function indexModule(campaigns: readonly Campaign[]): string {
  const entries = campaigns.map((campaign) => {
    const { name, flowType, home, paths, ...more } = summaryOf(campaign);
    const chunks = [`virtual:campaign/${name}`, ...locales.map((locale) => `virtual:document/${name}-${locale}`)];
    const known = [quoted(name), quoted(flowType), quoted(home), stepsCode(paths), JSON.stringify(more)];
    return `  ${quoted(name)}: flow(${[...known, ...chunks.map(imported)].join(', ')}),`;
  });
  return `${flowCode}export const campaigns = {\n${entries.join('\n')}\n};\n`;
}
