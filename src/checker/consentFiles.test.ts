import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { checkCampaigns } from './checkCampaigns.ts';
import { notingReads } from './consents.ts';
import { consentLibrary } from './projectFiles.ts';
import { memoryProject, points, policy, soundCampaign } from './testing/soundCampaign.ts';

const folder = mkdtempSync(join(tmpdir(), 'consents-'));
const words = {
  en: `${points.en}We call or email you about your health and tell the clinic. ${policy.en}`,
  es: `${points.es}Le llamamos o le escribimos un correo sobre su salud y avisamos a la clínica. ${policy.es}`,
};

beforeAll(() => {
  for (const name of ['screener', 'clinic'])
    for (const audience of ['us', 'international'])
      for (const locale of ['en', 'es'] as const)
        writeFileSync(join(folder, `${name}.${audience}.${locale}.md`), words[locale]);
});
afterAll(() => rmSync(folder, { recursive: true }));

/** What is found of the consents while a file has that content; without it the file is a folder. */
function found(file: string, content?: string | Buffer): string[] {
  const path = join(folder, file);
  rmSync(path, { recursive: true });
  if (content === undefined) mkdirSync(path);
  else writeFileSync(path, content);
  const project = { ...memoryProject({ sound: soundCampaign }), consents: consentLibrary(folder) };
  const reports = [...checkCampaigns(['sound'], project, { strict: [], today: '2026-11-01' })];
  return reports.flatMap(({ findings }) => findings.map(({ code, message }) => `${code} ${message}`));
}

test.each<[string, string | Buffer | undefined, string]>([
  ['is empty', ' \n', 'The consent text consents/screener.us.en.md is missing or empty'],
  [
    'is in another encoding',
    Buffer.from('espa\xf1ol', 'latin1'),
    'consents/screener.us.en.md: The file is not UTF-8 text: save it as UTF-8',
  ],
  [
    'ends its lines as in Windows',
    words.en.replaceAll('\n', '\r\n'),
    'consents/screener.us.en.md: Its lines end as in Windows, which is another text to those who agreed before: save it with LF',
  ],
  ['is a folder', undefined, 'consents/screener.us.en.md: This is a folder, not a file'],
])('one finding names the file of a consent that %s', (_, content, message) => {
  expect(found('screener.us.en.md', content)).toEqual([`C035 ${message}`]);
});

test('a file in the place of the folder of consents is named', () => {
  const file = join(folder, 'screener.us.es.md');
  expect(() => consentLibrary(file)).toThrow(`"${file}" is a file, not a folder`);
});

test('files are known of which no campaign shows a consent: an own one, and one for nobody', () => {
  for (const file of ['screner.us.en.md', 'screener.gb.en.md']) {
    writeFileSync(join(folder, file), words.en);
    onTestFinished(() => rmSync(join(folder, file)));
  }
  const { consents, unread } = notingReads(consentLibrary(folder));
  const project = { ...memoryProject({ sound: soundCampaign }), consents };
  expect([...checkCampaigns(['sound'], project, { strict: [], today: '2026-11-01' })]).toHaveLength(1);
  expect(unread().toSorted()).toEqual([join(folder, 'screner.us.en.md'), join(folder, 'screener.gb.en.md')].toSorted());
});
