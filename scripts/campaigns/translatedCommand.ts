import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Project } from '#src/checker/project.ts';
import { describeFinding } from '#src/checker/finding.ts';
import { flowsOf, rememberedFile } from '#src/checker/projectFiles.ts';
import { campaignReader } from '#src/checker/readCampaign.ts';
import {
  keyOfCampaign,
  keyOfEnglish,
  keyOfTranslation,
  pairsOf,
  type RememberedEnglish,
} from '#src/checker/rememberedEnglish.ts';
import { noCampaign } from '#src/checker/suggestion.ts';
import type { TranslationPair } from '#src/checker/translationPairs.ts';

/** The translations of each campaign, by its name. Throws for a campaign that cannot be read. */
function pairsByCampaign(project: Project): Map<string, TranslationPair[]> {
  const read = campaignReader(project);
  return new Map(
    flowsOf(project.library).map((name) => {
      const { campaign, tree } = read(name);
      if (!campaign || !tree) throw new Error(`The campaign "${name}" cannot be read: check it first`);
      return [name, pairsOf({ campaign, tree }, project)];
    }),
  );
}

/**
 * What is to be remembered once the translations of the named campaigns follow their English, of all if none is named, in a
 * fixed order. Of others it stays as it was, so that what is stale there stays so; what no campaign says is forgotten.
 */
export function rememberedAfter(names: readonly string[], project: Project): RememberedEnglish {
  const after = new Map<string, Set<string>>();
  for (const [name, pairs] of pairsByCampaign(project)) {
    const isMeant = names.length === 0 || names.includes(name);
    const campaign = keyOfCampaign(name);
    if (pairs.length > 0 && (isMeant || project.remembered.english[campaign])) after.set(campaign, new Set());
    for (const pair of pairs) {
      const key = keyOfTranslation(pair);
      const known = isMeant ? [keyOfEnglish(pair)] : (project.remembered.english[key] ?? []);
      if (known.length > 0) after.set(key, new Set([...(after.get(key) ?? []), ...known]));
    }
  }
  const sorted = [...after].map(([key, english]) => [key, [...english].toSorted()] as const);
  return Object.fromEntries(sorted.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/**
 * Remembers what the translations of the named campaigns were made from, of all if none is named. Returns those that were
 * not remembered so before. Throws for a name that is no campaign, for campaigns that cannot be read, and where the file that
 * remembers is broken.
 */
export function rememberTranslated(names: readonly string[], folder: string, project: Project): TranslationPair[] {
  const [broken] = project.remembered.findings;
  if (broken) throw new Error(describeFinding(broken));
  const flows = flowsOf(project.library);
  const unknown = names.find((name) => !flows.includes(name));
  if (unknown !== undefined) throw new Error(noCampaign(unknown, flows));
  const after = rememberedAfter(names, project);
  const file = rememberedFile(folder);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(after, null, 2)}\n`);
  const news = new Map<string, TranslationPair>();
  for (const pair of [...pairsByCampaign(project).values()].flat()) {
    const [key, english] = [keyOfTranslation(pair), keyOfEnglish(pair)];
    if (after[key]?.includes(english) && !project.remembered.english[key]?.includes(english))
      news.set(`${key} ${english}`, pair);
  }
  return [...news.values()];
}
