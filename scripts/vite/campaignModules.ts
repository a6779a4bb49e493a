import type { AnySchemaObject } from 'ajv';
import type { Campaign, CampaignSummary } from '#src/flow/campaign.ts';
import { consentsOf } from '../campaigns/consentTexts.ts';
import type { ConsentLibrary } from '../campaigns/consentTexts.ts';
import type { Registries } from '../campaigns/registries.ts';
import { answerValidators } from './answerValidators.ts';

/** What a page knows of a campaign before it opens it. */
export function summaryOf({ name, flowType, home, pageTitle, studyId, steps }: Campaign): CampaignSummary {
  const paths = Object.fromEntries(Object.values(steps).map((step) => [step.name, step.path]));
  return { name, flowType, home, pageTitle, paths, ...(studyId !== undefined && { studyId }) };
}

/** Code of the module that lists the campaigns: the summary of each, and its own chunk on demand. */
export function indexModule(campaigns: readonly Campaign[]): string {
  const entries = campaigns.map((campaign) => {
    const load = `() => import(${JSON.stringify(`virtual:campaign/${campaign.name}`)})`;
    return `  ${JSON.stringify(campaign.name)}: { summary: ${JSON.stringify(summaryOf(campaign))}, load: ${load} },`;
  });
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

/** Code of the module of one campaign: the document, the widgets it uses, the checks of their answers, its consents. */
export function campaignModule({ campaign, registries, consents, answers, widgetPath }: ModuleParts): string {
  const fields = Object.values(campaign.steps).flatMap((step) => step.fields);
  const kinds = [...new Set(fields.map(({ kind }) => kind))].toSorted();
  const edited = [...new Set(kinds.flatMap((kind) => registries.kinds[kind]?.answers ?? []))].toSorted();
  const wordings = [...consentsOf(campaign, registries)].map(([name, base]) => [name, consents.wordings(base)]);
  return [
    ...kinds.map((kind) => `import { ${kind} } from ${JSON.stringify(widgetPath(kind))};`),
    `export const widgets = { ${kinds.join(', ')} };`,
    `export const campaign = ${JSON.stringify(campaign)};`,
    `export const consents = ${JSON.stringify(Object.fromEntries(wordings))};`,
    answerValidators(answers, edited),
  ].join('\n');
}
