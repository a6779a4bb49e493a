import { readFileSync } from 'node:fs';
import { registries } from '#scripts/campaigns/registries.ts';
import { campaignFolder } from '#scripts/campaigns/project.ts';
import type { CampaignDocument } from '#src/generated/campaign.ts';

/** The document that all screeners extend. */
const base = 'ws10';

/** Matches the modules of the kinds that the first form of every screener shows. */
export function firstFields(): RegExp {
  // The build reads the documents with all their checks; here a wrong one only makes other chunks.
  const { steps } = JSON.parse(readFileSync(`${campaignFolder}/${base}.json`, 'utf8')) as CampaignDocument;
  const always = (steps?.home?.fields ?? []).filter(({ kind, when }) => !when && !registries.kinds[kind]?.below);
  return new RegExp(`/widgets/(${always.map(({ kind }) => kind).join('|')})/`);
}
