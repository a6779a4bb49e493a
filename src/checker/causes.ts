import { getLocation, type JSONPath } from 'jsonc-parser';
import type { CheckedCampaign } from './campaignReport.ts';
import type { Library } from './document/library.ts';
import { partOf, placeOf, textAt, type Tree } from './document/tree.ts';
import { parsedDocument } from './document/writtenDocuments.ts';
import { fewest } from './fewest.ts';
import { keyOf, lineAndColumn, type Finding } from './finding.ts';

/** Product constant: documents without some of their changes that are checked to find the cause of one finding. */
const MOST_TRIED = 30;

/** Parts of a document that change nothing it inherits. */
const ownParts = ['$schema', 'name', 'extends', 'description', 'accepted', 'people'];

const keysAt = (tree: Tree, path: JSONPath): JSONPath[] => {
  const part = partOf(tree, path);
  if (part?.kind === 'object') return [...part.members.keys()].map((name) => [...path, name]);
  return part?.kind === 'array' ? part.items.map((_, index) => [...path, index]) : [];
};

type Changes = readonly JSONPath[];

/** The changes that a part of a step makes: those of its fields one by one. */
function changesAt(tree: Tree, path: JSONPath): Changes {
  const entries = ['changeFields', 'addFields'].includes(String(path.at(-1))) ? keysAt(tree, path) : [];
  return entries.length > 0 ? entries : [path];
}

/** The changes that a document makes to what it extends, each as small as it can be left out. */
function changesOf(tree: Tree): Changes {
  const parts = keysAt(tree, []).filter(([name]) => name !== 'steps' && !ownParts.includes(String(name)));
  const inSteps = keysAt(tree, ['steps']).flatMap((step) => {
    const changed = keysAt(tree, step);
    return changed.length === 0 ? [step] : changed.flatMap((path) => changesAt(tree, path));
  });
  return [...inSteps, ...parts];
}

/** The value of a tree without some of its parts: what holds nothing else goes with them. */
function valueWithout(tree: Tree, left: ReadonlySet<Tree | undefined>): unknown {
  if (left.has(tree)) return undefined;
  if (tree.kind === 'scalar') return tree.value;
  if (tree.kind === 'array') {
    const items = tree.items.map((item) => valueWithout(item, left)).filter((item) => item !== undefined);
    return items.length > 0 || tree.items.length === 0 ? items : undefined;
  }
  const members = [...tree.members].map(([name, member]) => [name, valueWithout(member.tree, left)] as const);
  const rest = members.filter(([, value]) => value !== undefined);
  return rest.length > 0 || members.length === 0 ? Object.fromEntries(rest) : undefined;
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

/** Checks a document without some of its changes. */
type Attempt = (changes: Changes) => CheckedCampaign;

/** The first of the fewest changes without which the document is read as far, and the finding is not there. */
function causeOf(finding: Finding, tree: Tree, { reached }: CheckedCampaign, attempt: Attempt): JSONPath | undefined {
  const [, step] = getLocation(finding.at.source.text, finding.at.offset).path;
  const changes = changesOf(tree).toSorted((a, b) => Number(b[1] === step) - Number(a[1] === step));
  const firstWithout = (isIt: (one: Finding) => boolean): JSONPath | undefined => {
    const isGone = (without: Changes): boolean => {
      const report = attempt(without);
      return report.reached >= reached && !all(report).some(isIt);
    };
    return fewest(changes, isGone, MOST_TRIED)[0];
  };
  // Of several findings at one place only one may be gone.
  return firstWithout((one) => isSamePlace(one, finding)) ?? firstWithout((one) => keyOf(one) === keyOf(finding));
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

  /** Checks the document without some of its changes, each time once. */
  function attempts(name: string, tree: Tree): Attempt {
    const made = new Map<string, CheckedCampaign>();
    return (changes) => {
      const key = changes.map((change) => change.join('.')).join();
      const before = made.get(key);
      if (before) return before;
      changed.put(name, JSON.stringify(valueWithout(tree, new Set(changes.map((change) => partOf(tree, change))))));
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
    const attempt = attempts(name, tree);
    const joint = new Map<string, { change: JSONPath | undefined; alike: [Finding, ...Finding[]] }>();
    const left = findings.flatMap((finding): Finding[] => {
      if (isOwn(finding)) return [finding];
      if (all(ofTheBase).some((one) => isSamePlace(one, finding))) return placed(base, [finding], ofTheBase);
      const change = causeOf(finding, tree, found, attempt);
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
