import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { openProject } from '#src/checker/project.ts';
import { nothingRemembered } from '#src/checker/rememberedEnglish.ts';
import { points } from '#src/checker/testing/soundCampaign.ts';
import { printDifferences } from './diffCommand.ts';

const root = mkdtempSync(join(tmpdir(), 'campaigns-'));
const folder = join(root, 'documents');

const campaign = (heading: string) => ({
  name: 'short',
  flowType: 'webScreener',
  campaignType: 'screener',
  pageTitle: { en: 'Short', es: 'Breve' },
  consent: { text: 'plain' },
  steps: {
    home: { fields: [{ kind: 'Heading', options: { text: { en: heading, es: 'Hola' } } }, { kind: 'GenericConsent' }] },
  },
});

/** A consent that is whole, and names the clinic in either language. */
const wordsOf = (consent: string, locale: 'en' | 'es') => `${points[locale]}${consent}, clinic, clínica. [x](privacy).`;

function write(heading: string, consent: string, spoken: string): void {
  mkdirSync(join(folder, 'consents'), { recursive: true });
  writeFileSync(join(folder, 'short.json'), JSON.stringify(campaign(heading)));
  for (const name of ['plain', 'clinic'])
    for (const audience of ['us', 'international'])
      for (const locale of ['en', 'es'] as const)
        writeFileSync(
          join(folder, 'consents', `${name}.${audience}.${locale}.md`),
          wordsOf(`${locale === 'es' ? spoken : consent} ${name} ${locale}`, locale),
        );
}

const git = (...given: string[]) =>
  execFileSync('git', ['-c', 'user.name=tests', '-c', 'user.email=tests@example.com', ...given], { cwd: root });

function compared(before: string, after: string, format?: string) {
  const lines: string[] = [];
  const command = {
    before,
    after,
    folder,
    project: { ...openProject(folder, root), remembered: nothingRemembered },
    ...(format !== undefined && { format }),
  };
  return {
    differs: printDifferences(command, (line) => lines.push(line)).differences.length > 0,
    text: lines.join('\n'),
  };
}

beforeAll(() => {
  write('Hello', 'We call you.', 'Le llamamos.');
  git('init', '--quiet');
  git('add', '.');
  git('commit', '--quiet', '--message', 'first');
  write('Good `day`', 'We write to you.', 'Le escribimos.');
});

afterAll(() => rmSync(root, { recursive: true }));

describe('a campaign is compared', () => {
  test('with itself', () => {
    expect(compared('short', 'short')).toEqual({ differs: false, text: 'No visitor meets anything else.' });
  });

  test('with what it was in a revision, the wording of its consent included', () => {
    const { differs, text } = compared('short@HEAD', 'short');
    expect(differs).toBe(true);
    expect(text).toContain('see another *heading* on *home*: options.text.en: `` "Good `day`" `` instead of `"Hello"`');
    expect(text).toContain(
      'consent.words.contact.en: `…top: tell us.\\n\\nWe write to you. plain en, clin…` instead of',
    );
  });

  test('with a revision, each file of which is asked of git once', () => {
    const trace = join(root, 'trace');
    vi.stubEnv('GIT_TRACE2', trace);
    onTestFinished(() => void vi.unstubAllEnvs());
    compared('short@HEAD', 'short');
    const asked = [...readFileSync(trace, 'utf8').matchAll(/ start .* show .*HEAD:(\S+)/g)].map(([, file]) => file);
    expect(asked).toHaveLength(9);
    expect(new Set(asked).size).toBe(9);
  });

  test('with a file elsewhere', () => {
    const draft = join(root, 'short.json');
    writeFileSync(draft, JSON.stringify(campaign('Welcome')));
    expect(compared('short', draft).text).toContain('options.text.en: `"Welcome"`');
  });

  test('for a comment in Markdown', () => {
    const { text } = compared('short@HEAD', 'short', 'github');
    expect(text).toMatch(/^### What changes from short@HEAD to short\n\n\*\*All visitors\*\*\n\n- see another /);
  });
});

test('of two that cannot be read, what is found of both is said', () => {
  const broken = ['one', 'other'].map((name) => {
    const file = join(root, `${name}.json`);
    writeFileSync(file, JSON.stringify({ ...campaign('Hello'), name, flowType: `no-${name}` }));
    return file;
  });
  expect(() => compared(broken[0] ?? '', broken[1] ?? '')).toThrow(/"no-one"[^]*"no-other"/);
});

test.each([
  ['short@nowhere', /^git knows no revision "nowhere"/],
  ['nobody', /There is no campaign "nobody"/],
  ['nowhere.json', /^There is no file "nowhere.json"/],
])('%s cannot be compared, and why is said', (before, expected) => {
  expect(() => compared(before, 'short')).toThrow(expected);
});
