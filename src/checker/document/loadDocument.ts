import { mayBeCampaignName } from '#src/checker/campaignName.ts';
import type { Library } from './library.ts';
import { mergeDocument } from './merge.ts';
import { replacementWarnings } from './replacements.ts';
import { corrected, renamed } from '#src/checker/fixes.ts';
import { noCampaign } from '#src/checker/suggestion.ts';
import type { Finding } from '#src/checker/finding.ts';
import { placeOf, textAt } from './tree.ts';
import type { Tree } from './tree.ts';
import { parsedDocument } from './writtenDocuments.ts';

export type Loaded = {
  /** The document merged with everything it inherits; absent where a finding prevents that. */
  tree?: Tree;
  /** The document and its bases as written, the document first. */
  written: readonly Tree[];
  /** Every file that was read, those with findings included. */
  files: readonly string[];
  findings: readonly Finding[];
  /** Inherited lists that the document or a base replaces without naming them in `replaces`. */
  warnings: readonly Finding[];
};

function ownFindings(tree: Tree, name: string): Finding[] {
  const written = textAt(tree, 'name');
  if (written === undefined || written === name) return [];
  const at = placeOf(tree, ['name']);
  if (!mayBeCampaignName(name)) {
    const to = mayBeCampaignName(written) ? `to "${written}.json"` : 'with small letters, digits and single hyphens';
    const message = `"${name}" can be no name of a campaign: rename the file ${to}`;
    return [{ code: 'C003', at, message }];
  }
  const message = `The name must be that of the file: expected "${name}"`;
  return [{ code: 'C003', at, message, ...renamed(at, name) }];
}

function extend(tree: Tree, library: Library, chain: readonly string[]): Loaded {
  const base = textAt(tree, 'extends');
  if (base === undefined) {
    const warnings = replacementWarnings(undefined, tree);
    return { ...mergeDocument(undefined, tree), written: [tree], files: [], warnings };
  }
  const at = placeOf(tree, ['extends']);
  const alone = (findings: Finding[]): Loaded => ({ written: [tree], files: [], findings, warnings: [] });
  if (chain.includes(base)) {
    const circle = [...chain.slice(chain.indexOf(base)), base].join(' -> ');
    return alone([{ code: 'C005', at, message: `A campaign cannot extend itself: ${circle}` }]);
  }
  if (!library.names.includes(base)) {
    const message = noCampaign(base, library.names);
    return alone([{ code: 'C004', at, message, ...corrected(at, base, library.names, chain) }]);
  }
  const loaded = load(base, library, [...chain, base]);
  const written = [tree, ...loaded.written];
  const { files, findings } = loaded;
  if (!loaded.tree) return { written, files, findings, warnings: [] };
  const merged = mergeDocument(loaded.tree, tree);
  const warnings = [...loaded.warnings, ...replacementWarnings(loaded.tree, tree)];
  return { tree: merged.tree, written, files, findings: [...findings, ...merged.findings], warnings };
}

function load(name: string, library: Library, chain: readonly string[]): Loaded {
  const parsed = parsedDocument(name, library);
  if (!parsed) {
    const at = { source: { file: `${name}.json`, text: '' }, offset: 0, length: 0 };
    return {
      written: [],
      files: [],
      findings: [{ code: 'C004', at, message: noCampaign(name, library.names) }],
      warnings: [],
    };
  }
  if (!parsed.tree) return { written: [], files: [parsed.file], findings: parsed.findings, warnings: [] };
  const own = [...parsed.findings, ...ownFindings(parsed.tree, name)];
  const { files, findings, ...rest } = extend(parsed.tree, library, chain);
  return { ...rest, files: [parsed.file, ...files], findings: [...own, ...findings] };
}

/** Reads a document and every base that it extends. Never throws: each error of a document is a finding. */
export function loadDocument(name: string, library: Library): Loaded {
  return load(name, library, [name]);
}
