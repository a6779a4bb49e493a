import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { checkCampaigns } from '#src/checker/checkCampaigns.ts';
import type { Code } from '#src/checker/codes.ts';
import { openProject } from '#src/checker/project.ts';
import { campaignFolder } from '#src/checker/projectFiles.ts';
import { rememberedAfter, rememberTranslated } from './translatedCommand.ts';

let folder = '';
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'translated-'))));
afterEach(() => rmSync(folder, { recursive: true }));

const open = () => openProject(folder, folder);
const remember = (...names: string[]) => rememberTranslated(names, folder, open()).map(({ path }) => path);

/** Writes a small campaign with a title and some headings. */
function write(name: string, title: { en: string; es: string }, headings: readonly string[] = ['About you']) {
  const fields = headings.map((en) => ({
    id: en.slice(-3),
    kind: 'Heading',
    options: { text: { en, es: `${en} (es)` } },
  }));
  const steps = { home: { fields } };
  const document = {
    name,
    flowType: 'signup',
    campaignType: 'signup',
    consent: { shown: false },
    pageTitle: title,
    steps,
    copy: { en: { 'Email.fieldName': 'Mail' }, es: { 'Email.fieldName': 'Correo' } },
  };
  writeFileSync(join(folder, `${name}.json`), JSON.stringify(document));
}

/** What is found of a code in a campaign. */
function foundIn(name: string, wanted: Code): string[] {
  const reports = [...checkCampaigns([name], open(), { strict: [], today: '2026-11-01' })];
  return reports.flatMap(({ findings, warnings }) =>
    [...findings, ...warnings].filter(({ code }) => code === wanted).map(({ message }) => message),
  );
}

/** What is stale in a campaign. */
const staleIn = (name: string) => foundIn(name, 'C032');

const first = { en: 'Join a study', es: 'Participe en un estudio' };
const changed = { ...first, en: 'Join a study today' };

test('a translation is stale once its English has changed, until it is remembered again', () => {
  write('spring', first);
  expect(staleIn('spring')).toEqual([]);
  expect(remember()).toEqual(['pageTitle', 'steps.home.fields.options.text', 'copy.Email.fieldName']);
  write('spring', changed);
  expect(staleIn('spring')).toEqual([
    'The Spanish of pageTitle, "Participe en un estudio", is older than its English "Join a study today": translate it again or, where it still says the same, run `npm run campaigns -- translated spring`',
  ]);
  expect(remember('spring')).toEqual(['pageTitle']);
  expect(staleIn('spring')).toEqual([]);
  write('spring', first);
  expect(staleIn('spring')).toHaveLength(1);
});

test('a translation that is new, or written again, is not stale; nor is one that another entry of a list precedes', () => {
  write('spring', first);
  remember();
  write('spring', { en: 'Join a study today', es: 'Participe hoy en un estudio' }, ['Your health', 'About you']);
  expect(staleIn('spring')).toEqual([]);
});

test('what is remembered of one campaign leaves what is stale in another', () => {
  write('spring', first);
  write('summer', { en: 'Study', es: 'Estudio' });
  remember();
  write('spring', changed);
  write('summer', { en: 'A study', es: 'Estudio' });
  remember('spring');
  expect([staleIn('spring').length, staleIn('summer').length]).toEqual([0, 1]);
  expect(() => remember('sumer')).toThrow('There is no campaign "sumer". Did you mean "summer"?');
});

test('where consents stand and nothing was ever remembered, or the file is gone, a warning says so once', () => {
  write('spring', first);
  remember();
  mkdirSync(join(folder, 'consents'));
  expect(staleIn('spring')).toEqual([]);
  rmSync(join(folder, 'translations'), { recursive: true });
  write('summer', first);
  expect([...staleIn('spring'), ...staleIn('summer')]).toEqual([]);
  const reports = [...checkCampaigns([], open(), { strict: [], today: '2026-11-01' })];
  const warned = reports.flatMap(({ warnings }) => warnings.filter(({ code }) => code === 'C091'));
  expect(warned.map(({ message, at }) => [message.slice(0, 36), at.source.file])).toEqual([
    ['No translation is remembered yet, so', join('translations', 'english.json')],
  ]);
});

test('the translations of every campaign are remembered: npm run campaigns -- translated', () => {
  const project = openProject(campaignFolder, process.cwd());
  expect(rememberedAfter([], project)).toEqual(project.remembered.english);
});

test('a file that is broken is named, and not written over', () => {
  write('spring', first);
  remember();
  const file = join(folder, 'translations', 'english.json');
  writeFileSync(file, '{ "014ae53b": [');
  expect(() => remember()).toThrow(/^translations\/english\.json:1:16: C001 This is not JSON/);
  expect(readFileSync(file, 'utf8')).toBe('{ "014ae53b": [');
});
