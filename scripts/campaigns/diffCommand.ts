import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { basename } from 'node:path';
import { localeCodes } from '#src/generated/locales.ts';
import { compareCampaigns, type Difference, type Side } from '#src/checker/compareCampaigns.ts';
import { describeDifferences, differencesInMarkdown } from '#src/checker/describeDifferences.ts';
import { describeFinding, type Finding } from '#src/checker/finding.ts';
import type { Project } from '#src/checker/project.ts';
import { readText } from '#src/checker/projectFiles.ts';
import { campaignReader } from '#src/checker/readCampaign.ts';

/** What is compared: names of campaigns, `NAME@REVISION`, or files. */
export type DiffCommand = { before: string; after: string; format?: string; folder: string; project: Project };

/** What git says in a folder. Throws where it fails. */
const git = (folder: string, ...given: string[]) =>
  execFileSync('git', given, { cwd: folder, encoding: 'utf8', maxBuffer: 1 << 26, stdio: ['ignore', 'pipe', 'pipe'] });

/** The names of the files that a folder of campaigns had in a revision. Throws a sentence where there is no such revision. */
function filesAt(revision: string, folder: string): Set<string> {
  try {
    git(folder, 'rev-parse', '--verify', '--quiet', '--end-of-options', `${revision}^{commit}`);
  } catch {
    throw new Error(`git knows no revision "${revision}" of ${folder}`);
  }
  return new Set(git(folder, 'ls-tree', '--name-only', '--end-of-options', revision, './', 'consents/').split('\n'));
}

/** The campaigns and consent texts of a revision, read from git. Throws a sentence where there is no such revision. */
function projectAt(revision: string, { folder, project }: Pick<DiffCommand, 'folder' | 'project'>): Project {
  const files = filesAt(revision, folder);
  const texts = new Map<string, string>();
  // The same wordings are read for each way of the campaign, and each question to git is a process.
  const textOf = (file: string) => {
    const text = texts.get(file) ?? git(folder, 'show', '--end-of-options', `${revision}:./${file}`);
    texts.set(file, text);
    return text;
  };
  const names = [...files].filter((file) => file.endsWith('.json')).map((file) => basename(file, '.json'));
  const wordings = (name: string, audience: string) =>
    Object.fromEntries(
      localeCodes().flatMap((locale) => {
        const file = `consents/${name}.${audience}.${locale}.md`;
        return files.has(file) ? [[locale, textOf(file).trim()] as const] : [];
      }),
    );
  return {
    ...project,
    library: {
      names,
      read: (name) =>
        names.includes(name) ? { file: `${name}.json@${revision}`, text: textOf(`${name}.json`) } : undefined,
    },
    consents: {
      names: [],
      files: [],
      wordings: (name) => ({ us: wordings(name, 'us'), international: wordings(name, 'international') }),
    },
  };
}

/** The project with a file in it, in the place of its document of that name. */
function projectWith(file: string, { library, ...others }: Project): Project {
  const own = basename(file, '.json');
  return {
    ...others,
    library: {
      names: [...new Set([...library.names, own])],
      read: (name) => (name === own ? { file, ...readText(file) } : library.read(name)),
    },
  };
}

/** One of two campaigns that are compared, and everything that it is read from. */
export type ComparedSide = Side & { title: string; project: Project };

/** One side of the comparison, or what is found of a document that cannot be read. Throws a sentence where there is none. */
function sideOf(given: string, command: DiffCommand): ComparedSide | { findings: readonly Finding[] } {
  const isFile = given.endsWith('.json');
  if (isFile && !existsSync(given)) throw new Error(`There is no file "${given}"`);
  const at = isFile ? -1 : given.indexOf('@');
  const [name, revision] = at === -1 ? [given] : [given.slice(0, at), given.slice(at + 1)];
  const project = isFile
    ? projectWith(given, command.project)
    : revision === undefined
      ? command.project
      : projectAt(revision, command);
  const { registries, consents } = project;
  const { campaign, document, tree, findings } = campaignReader(project)(
    isFile ? basename(given, '.json') : (name ?? ''),
  );
  if (!campaign || !document || !tree || findings.length > 0) return { findings };
  return { title: given, project, model: { campaign, document, tree, registries }, consents };
}

/** What differs between two campaigns. */
export type Comparison = { before: ComparedSide; after: ComparedSide; differences: readonly Difference[] };

/**
 * Prints what visitors meet with in the second campaign in another way than in the first, and returns it. Throws a sentence where
 * they cannot be compared.
 */
export function printDifferences(command: DiffCommand, print: (text: string) => void): Comparison {
  const { format } = command;
  if (format !== undefined && format !== 'github') throw new Error(`There is no format "${format}", only github`);
  const [before, after] = [sideOf(command.before, command), sideOf(command.after, command)];
  if ('findings' in before || 'findings' in after) {
    const found = [before, after].flatMap((side) => ('findings' in side ? side.findings.map(describeFinding) : []));
    throw new Error(['These campaigns cannot be compared:', ...new Set(found)].join('\n'));
  }
  const differences = compareCampaigns(before, after);
  const title = `What changes from ${before.title} to ${after.title}`;
  print(format ? differencesInMarkdown(title, differences) : describeDifferences(differences));
  return { before, after, differences };
}
