import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { noCampaign } from '#src/checker/suggestion.ts';
import { mayBeCampaignName } from '#src/checker/campaignName.ts';

/** A campaign to be written to a folder; `names` are the campaigns that exist. */
export type NewCampaign = { name: string; base: string; folder: string; names: readonly string[] };

/**
 * Writes a campaign that is its base under a new name, ready to be changed. Returns the path of the file. Throws for a name
 * that is no name of a campaign or exists, and for a base that does not exist.
 */
export function writeNewCampaign({ name, base, folder, names }: NewCampaign): string {
  const file = join(folder, `${name}.json`);
  if (!mayBeCampaignName(name))
    throw new Error(`"${name}" is no name for a campaign: lower-case letters and digits, single hyphens between.`);
  if (existsSync(file)) throw new Error(`There is already a campaign "${name}".`);
  if (!names.includes(base)) throw new Error(noCampaign(base, names));
  const document = {
    $schema: '../schemas/campaign.schema.json',
    name,
    extends: base,
    description: `What is different from ${base}, in one sentence.`,
    steps: {},
  };
  writeFileSync(file, `${JSON.stringify(document, null, 2)}\n`);
  return file;
}
