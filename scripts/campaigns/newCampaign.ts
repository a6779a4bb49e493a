import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { suggestion } from '#src/checker/suggestion.ts';
import type { Library } from '#src/checker/document/loadDocument.ts';

export type NewCampaign = { name: string; base: string; folder: string; library: Library };

/** Writes a campaign that is its base under a new name, ready to be changed. Returns its file; throws if it cannot be. */
export function writeNewCampaign({ name, base, folder, library }: NewCampaign): string {
  const file = join(folder, `${name}.json`);
  if (!/^_?[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name))
    throw new Error(`"${name}" is no name for a campaign: lower-case letters and digits, single hyphens between.`);
  if (existsSync(file)) throw new Error(`There is already a campaign "${name}".`);
  if (!library.names.includes(base))
    throw new Error(`There is no campaign "${base}"${suggestion(base, library.names)}`);
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
