import { describe, expect, test } from 'vitest';
import { checkCampaigns } from './checkCampaigns.ts';
import { codes, type Code, type CodePage } from './codes.ts';
import { openProject } from './project.ts';
import { campaignFolder } from './projectFiles.ts';

const pages: readonly (readonly [string, CodePage])[] = Object.entries(codes);
const { library, ...project } = openProject(campaignFolder, process.cwd());
let text = '';
const names = [...library.names, 'example'];
const read = (name: string) => (name === 'example' ? { file: 'example.json', text } : library.read(name));
const withExample = { ...project, library: { names, read } };

/** The codes that the check reports of a document, warnings included. */
function codesOf(document: string): Code[] {
  text = document;
  const reports = [...checkCampaigns(['example'], withExample, { strict: [], today: '2026-11-01' })];
  return reports.flatMap(({ findings, warnings }) => [...findings, ...warnings].map(({ code }) => code));
}

describe('the example of a code breaks it, and nothing else', () => {
  const examples = pages.flatMap(([code, { title, breaks }]) => (breaks === undefined ? [] : [[code, title, breaks]]));
  test.each(examples)('%s %s', (code, _, breaks = '') => {
    expect(codesOf(breaks)).toEqual([code]);
  });
});

test('what an example extends has no finding itself', () => {
  expect(codesOf('{ "name": "example", "extends": "ws10" }')).toEqual([]);
});
