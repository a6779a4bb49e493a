import { applyEdits, getLocation, modify, type JSONPath } from 'jsonc-parser';
import type { CheckedCampaign } from './campaignReport.ts';
import type { Library } from './document/library.ts';
import { partOf, placeOf, textAt, type Tree } from './document/tree.ts';
import { parsedDocument } from './document/writtenDocuments.ts';
import { keyOf, lineAndColumn, type Finding } from './finding.ts';

/** Product constant: changes of a document that are left out one by one, to see without which a finding is gone. */
const MOST_CHANGES = 100;

/** Parts of a document that change nothing it inherits. */
const ownParts = ['$schema', 'name', 'extends', 'description', 'accepted', 'people'];

const keysAt = (tree: Tree, path: JSONPath): JSONPath[] => {
  const part = partOf(tree, path);
  if (part?.kind === 'object') return [...part.members.keys()].map((name) => [...path, name]);
  return part?.kind === 'array' ? part.items.map((_, index) => [...path, index]) : [];
};

/** The changes that a document makes to what it extends, each as small as it can be left out, then whole steps. */
function changesOf(tree: Tree): JSONPath[] {
  const parts = keysAt(tree, []).filter(([name]) => name !== 'steps' && !ownParts.includes(String(name)));
  const steps = keysAt(tree, ['steps']);
  const inSteps = steps.flatMap((step) =>
    keysAt(tree, step).flatMap((path) => {
      const entries = ['changeFields', 'addFields'].includes(String(path.at(-1))) ? keysAt(tree, path) : [];
      return entries.length > 0 ? entries : [path];
    }),
  );
  return [...inSteps, ...parts, ...steps];
}

/** The part that goes with the change: one that holds nothing else goes whole. */
function partOfChange(tree: Tree, change: JSONPath): JSONPath {
  const above = change.slice(0, -1);
  return above.length > 0 && keysAt(tree, above).length === 1 ? partOfChange(tree, above) : change;
}

const isSamePlace = (one: Finding, other: Finding) =>
  one.code === other.code && one.at.source.file === other.at.source.file && one.at.offset === other.at.offset;
const all = ({ findings, warnings }: CheckedCampaign) => [...findings, ...warnings];

/** A library in which another text can stand for a document. */
function libraryWith(library: Library): Library & { put(name: string, text?: string): void } {
  let instead: { name: string; text: string } | undefined;
  return {
    names: library.names,
    put: (name, text) => (instead = text === undefined ? undefined : { name, text }),
    read(name) {
      const source = library.read(name);
      return source && instead?.name === name ? { ...source, text: instead.text } : source;
    },
  };
}

/** Findings of one code at one change, as one. */
function joined(
  change: JSONPath | undefined,
  [first, ...others]: readonly [Finding, ...Finding[]],
  tree: Tree,
): Finding {
  const places = [first, ...others].map(({ at }) => `${at.source.file}:${lineAndColumn(at).line}`);
  const { code, message, witness } = first;
  return {
    code,
    at: placeOf(tree, change ?? ['extends'], true),
    message: `${message} (inherited from ${[...new Set(places)].join(', ')})`,
    ...(witness && { witness }),
  };
}

/** The first change without which the document is read as far, and the finding is not there. */
function causeOf(
  finding: Finding,
  tree: Tree,
  { reached }: CheckedCampaign,
  reportWithout: (change: JSONPath) => CheckedCampaign,
): JSONPath | undefined {
  const [, step] = getLocation(finding.at.source.text, finding.at.offset).path;
  const changes = changesOf(tree).toSorted((a, b) => Number(b[1] === step) - Number(a[1] === step));
  return (changes.length > MOST_CHANGES ? [] : changes).find((change) => {
    const without = reportWithout(change);
    return without.reached >= reached && !all(without).some((one) => keyOf(one) === keyOf(finding));
  });
}

/**
 * Places what a document causes in one that it extends at the change without which it is not found; what that one has by
 * itself stays there. `checkIn` checks a document of another library.
 */
export function causePlacer(
  library: Library,
  checkIn: (library: Library) => (name: string) => CheckedCampaign,
): (name: string, found: CheckedCampaign) => CheckedCampaign {
  const changed = libraryWith(library);
  const check = checkIn(changed);
  const known = new Map<string, CheckedCampaign>();
  const ofBase = (name: string) => known.get(name) ?? check(name);

  /** Checks the document without one of its changes, each once. */
  function withoutEach(name: string, tree: Tree): (change: JSONPath) => CheckedCampaign {
    const { text } = tree.at.source;
    const made = new Map<string, CheckedCampaign>();
    return (change) => {
      const key = change.join('.');
      const before = made.get(key);
      if (before) return before;
      changed.put(name, applyEdits(text, modify(text, partOfChange(tree, change), undefined, {})));
      const report = check(name);
      changed.put(name);
      made.set(key, report);
      return report;
    };
  }

  /** The findings of a document with each that it causes elsewhere where it does. */
  function placed(name: string, findings: readonly Finding[], found: CheckedCampaign): Finding[] {
    const tree = parsedDocument(name, library)?.tree;
    const base = tree && textAt(tree, 'extends');
    if (!tree || base === undefined) return [...findings];
    const isOwn = ({ at }: Finding) => at.source.file === tree.at.source.file || !isInBase(at.source.file, base);
    if (findings.every(isOwn)) return [...findings];
    const ofTheBase = ofBase(base);
    known.set(base, ofTheBase);
    const reportWithout = withoutEach(name, tree);
    const joint = new Map<string, { change: JSONPath | undefined; alike: [Finding, ...Finding[]] }>();
    const left = findings.flatMap((finding): Finding[] => {
      if (isOwn(finding)) return [finding];
      if (all(ofTheBase).some((one) => isSamePlace(one, finding))) return placed(base, [finding], ofTheBase);
      const change = causeOf(finding, tree, found, reportWithout);
      const key = `${finding.code} ${change?.join('.')}`;
      const before = joint.get(key);
      if (before) before.alike.push(finding);
      else joint.set(key, { change, alike: [finding] });
      return [];
    });
    return [...left, ...[...joint.values()].map(({ change, alike }) => joined(change, alike, tree))];
  }

  /** Whether the file is that of the document or of one that it extends. */
  function isInBase(file: string, name: string): boolean {
    const parsed = parsedDocument(name, library);
    const base = parsed?.tree && textAt(parsed.tree, 'extends');
    return parsed?.file === file || (base !== undefined && isInBase(file, base));
  }

  return (name, found) => ({
    ...found,
    findings: placed(name, found.findings, found),
    warnings: placed(name, found.warnings, found),
  });
}
