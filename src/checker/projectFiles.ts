import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AnySchemaObject } from 'ajv';
import { localeCodes, sourceLocale } from '#src/generated/locales.ts';
import type { Audience, ConsentLibrary } from './consents.ts';
import type { Library, ReadSource } from './document/library.ts';
import { nothingRemembered, rememberedIn, type Remembered } from './rememberedEnglish.ts';

/** Folder of the campaign documents of this project. */
export const campaignFolder = fileURLToPath(new URL('../../campaigns/', import.meta.url));

const schemaFolder = new URL('../../schemas/', import.meta.url);

/** Reads a schema of schemas/ by its file name without `.schema.json`. Throws where there is no such file. */
export function readSchema(name: string): AnySchemaObject {
  // The files of this folder are JSON Schemas.
  return JSON.parse(readFileSync(new URL(`${name}.schema.json`, schemaFolder), 'utf8')) as AnySchemaObject;
}

/**
 * The light colors of all brands that a brand may override, by custom property. What a dark page has in their place stands in
 * a block of its own, behind them.
 */
export function sharedColors(): Record<string, string> {
  const sheet = readFileSync(new URL('../ui/css/tokens.css', import.meta.url), 'utf8');
  const [light = ''] = sheet.split('@media screen and (prefers-color-scheme: dark)');
  const declared = [...light.matchAll(/(--[\w-]+):\s*(#[\da-f]+);/gi)];
  return Object.fromEntries(declared.map(([, name = '', color = '']) => [name, color]));
}

/** Product constant: bytes of a document at most, and of a consent; the largest that are shipped have a tenth of it. */
const MOST_BYTES = { campaign: 1_000_000, consent: 40_000 } as const;

/** Why a file cannot be read, by the code of its error. */
const unreadable: Readonly<Record<string, string>> = {
  ENOENT: 'it is gone, or a link to a file that is not there',
  ELOOP: 'it is a link that leads back to itself',
  EACCES: 'you are not allowed to read it',
};

function readingError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return ('code' in error && unreadable[String(error.code)]) || error.message;
}

/** What was agreed to is recorded sign by sign: other ends of lines are another text. */
const otherLines = 'Its lines end as in Windows, which is another text to those who agreed before: save it with LF';

const notUtf8 = 'The file is not UTF-8 text: save it as UTF-8';

/** The text of a file, or why it has none. Never throws. */
export function readText(
  file: string,
  what: keyof typeof MOST_BYTES = 'campaign',
): Pick<ReadSource, 'text' | 'problem'> {
  try {
    const stat = statSync(file);
    if (stat.isDirectory()) return { text: '', problem: 'This is a folder, not a file' };
    if (!stat.isFile()) return { text: '', problem: 'This is no file' };
    if (stat.size > MOST_BYTES[what])
      return { text: '', problem: `The file has ${stat.size} bytes; a ${what} has at most ${MOST_BYTES[what]}` };
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(readFileSync(file));
    if (what === 'consent' && text.includes('\r')) return { text: '', problem: otherLines };
    // In UTF-16 a first letter of English has a zero before or behind it.
    return text.slice(0, 2).includes('\0') ? { text: '', problem: notUtf8 } : { text };
  } catch (error) {
    if (error instanceof TypeError) return { text: '', problem: notUtf8 };
    return { text: '', problem: `The file cannot be read: ${readingError(error)}` };
  }
}

/** The names of the files of a folder. Throws a sentence where it is none. */
function filesOf(folder: string): string[] {
  if (!statSync(folder).isDirectory()) throw new Error(`"${folder}" is a file, not a folder`);
  return readdirSync(folder);
}

/** The campaign documents of a folder, their names in natural order; findings name the files relative to `root`. Throws a sentence where there is no such folder. */
export function folderLibrary(folder: string, root: string): Library {
  if (!existsSync(folder)) throw new Error(`There is no folder "${folder}"`);
  const names = filesOf(folder)
    .filter((file) => /.\.json$/.test(file))
    .map((file) => file.slice(0, -'.json'.length))
    .toSorted((a, b) => a.localeCompare(b, sourceLocale, { numeric: true }));
  return {
    names,
    read(name) {
      if (!names.includes(name)) return undefined;
      const file = join(folder, `${name}.json`);
      return { file: relative(root, file), ...readText(file) };
    },
  };
}

/** Whether the name of a file looks like that of a document, however it is written. */
const looksSo = (file: string) => /\.json(?:\.\w+)?$/i.test(file);

/** Files of a folder, and of those in it, that look like campaigns and are none: their names end otherwise, or they are too deep. */
export function unreadDocuments(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const { name } = entry;
    if (!entry.isDirectory()) return looksSo(name) && !name.endsWith('.json') ? [name] : [];
    if ([consentsName, dirname(rememberedName)].includes(name)) return [];
    return filesOf(join(folder, name))
      .filter(looksSo)
      .map((file) => join(name, file));
  });
}

/** The names that are flows: a leading underscore marks a base for others. */
export const flowsOf = ({ names }: Library) => names.filter((name) => !name.startsWith('_'));

/** The consent texts of a folder: `<name>.<us|international>.<locale>.md`. Empty where there is no such folder; an empty file is none. */
export function consentLibrary(folder: string): ConsentLibrary {
  const files = existsSync(folder) ? filesOf(folder).filter((file) => file.endsWith('.md')) : [];
  const known = new Map<string, ReturnType<typeof readText>>();
  function readFile(file: string): ReturnType<typeof readText> {
    const found = known.get(file) ?? (files.includes(file) ? readText(join(folder, file), 'consent') : { text: '' });
    known.set(file, found);
    return found;
  }
  const read = (name: string, audience: Audience) =>
    Object.fromEntries(
      localeCodes().flatMap((locale) => {
        const text = readFile(`${name}.${audience}.${locale}.md`).text.trim();
        return text === '' ? [] : [[locale, text] as const];
      }),
    );
  return {
    names: [...new Set(files.map((file) => file.split('.')[0] ?? ''))],
    files: files.map((file) => join(folder, file)),
    wordings: (name) => ({ us: read(name, 'us'), international: read(name, 'international') }),
    problemOf: (name, audience, locale) => readFile(`${name}.${audience}.${locale}.md`).problem,
  };
}

/** The folder of the consents of a folder of documents. */
export const consentsName = 'consents';

const rememberedName = join('translations', 'english.json');

/** Where a folder remembers what its translations were made from; beside the documents, but none of them. */
export const rememberedFile = (folder: string) => join(folder, rememberedName);

/** Whether that is the file, which all campaigns of the folder share. */
export const isRememberedFile = (file: string) => file.endsWith(rememberedName);

/**
 * What the translations of a folder were made from; findings name the file relative to `root`. A folder of documents alone may be
 * without it; where there are consents, too, that is said.
 */
export function readRemembered(folder: string, root: string): Remembered {
  const file = rememberedFile(folder);
  const name = relative(root, file);
  if (existsSync(file)) return rememberedIn({ file: name, ...readText(file) });
  const isProject = existsSync(join(folder, consentsName));
  return isProject ? { ...nothingRemembered, absent: { file: name, text: '' } } : nothingRemembered;
}
