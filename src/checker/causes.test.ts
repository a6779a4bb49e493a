import { expect, test } from 'vitest';
import { lineAndColumn } from './finding.ts';
import { causePlacer } from './causes.ts';
import { parseSource } from './document/tree.ts';
import { draftChecker, type Draft } from './testing/drafts.ts';

const check = draftChecker();
const nobody = { replaces: ['people'], people: [] };

/** What is found of a draft that extends a campaign: each code with the line that it stands on. */
const placed = (...drafts: [Omit<Draft, 'name'>, ...Draft[]]) => {
  const [draft, ...others] = drafts;
  return check({ name: 'draft', ...draft }, ...others).map(({ code, at }) => {
    const line = at.source.text.split('\n')[lineAndColumn(at).line - 1] ?? '';
    return `${code} ${at.source.file}: ${line.trim()}`;
  });
};

const inHome = (base: string, home: object) => ({ extends: base, steps: { home } });
const withoutField = (base: string, field: string) => inHome(base, { changeFields: { [field]: null } });
const heading = (en: string, es: string) => ({ kind: 'Heading', options: { text: { en, es } } });

test.each<[string, Omit<Draft, 'name'>, string[]]>([
  [
    'the removed field that its sections name',
    { layout: 'sections', ...withoutField('ws10', 'ctScanDate') },
    ['C070 draft.json: "ctScanDate": null'],
  ],
  [
    'a layout for which its sections do not fit, once for all that they name',
    {
      extends: 'ws23',
      steps: { home: { fields: [heading('You', 'Usted'), { kind: 'Age' }, { kind: 'Phone' }], onAnswer: {} } },
    },
    ['C070 draft.json: "fields": ['],
  ],
  ['a question that a verdict needs', withoutField('ws10', 'gender'), ['C085 draft.json: "gender": null']],
  ['a question of which an effect tells', withoutField('ws10', 'email'), ['C093 draft.json: "email": null']],
  ['a question that an effect waits for', withoutField('ws10', 'postalCode'), ['C053 draft.json: "postalCode": null']],
  ['a step that leads on', inHome('ws10', { next: null }), ['C078 draft.json: "next": null']],
  ['a heading', withoutField('ws10', 'landingCopy'), ['C097 draft.json: "landingCopy": null']],
  [
    'where a step leads',
    { extends: 'ws10', steps: { indications: { next: 'home' } } },
    ['C041 draft.json: "next": "home"'],
  ],
  [
    'the removed field that its sections name, and not one that it adds',
    {
      extends: 'ws23',
      steps: {
        home: {
          addFields: [{ after: 'benefits', field: heading('A note', 'Una nota') }],
          changeFields: { genericConsent: null },
        },
      },
    },
    ['C070 draft.json: "genericConsent": null'],
  ],
  [
    'a step that is taken away, where what led there leads on',
    { extends: 's6', steps: { age: { next: 'phone' }, name: null } },
    ['C046 draft.json: "name": null'],
  ],
  ['a setting', { extends: 's6', hasCaregiver: false }, ['C114 draft.json: "hasCaregiver": false']],
])('what a document causes in one that it extends is found at its own line: %s', (_, draft, expected) => {
  const found = placed({ ...nobody, ...draft });
  expect(found).toEqual(expect.arrayContaining(expected));
  expect(found.filter((one) => !one.includes('draft.json'))).toEqual([]);
  expect(found.filter((one) => one.startsWith(expected[0]?.slice(0, 4) ?? ''))).toEqual(expected);
});

test('a circle is found once, whatever lies behind it', () => {
  expect(placed({ ...nobody, ...inHome('ws10', { next: 'home' }) })).toEqual(['C041 draft.json: "next": "home"']);
});

test('what a base has by itself, or causes, is found there', () => {
  const base = { name: 'base', ...nobody, ...withoutField('ws10', 'email') };
  expect(placed({ extends: 'base' }, base)).toEqual(['C093 base.json: "email": null']);
});

test('a cause among a hundred changes is found without checking the document without each of them', () => {
  const changes = Array.from({ length: 100 }, (_, index) => [
    `field${index}`,
    index === 77 ? null : { required: true },
  ]);
  const steps = { home: { changeFields: Object.fromEntries(changes) } };
  const texts = new Map<string, string>([
    ['base', '{ "name": "base" }'],
    ['draft', JSON.stringify({ name: 'draft', extends: 'base', steps }, null, 1)],
  ]);
  const library = {
    names: [...texts.keys()],
    read: (name: string) => ({ file: `${name}.json`, text: texts.get(name) ?? '' }),
  };
  const { tree } = parseSource(library.read('base'));
  const found = tree ? [{ code: 'C085', at: tree.at, message: 'It hangs on a question.' } as const] : [];
  let checked = 0;
  const place = causePlacer(library, (changed) => (name) => {
    checked += 1;
    const isThere = changed.read(name)?.text.includes('null');
    return { findings: isThere ? found : [], warnings: [], summary: '', reached: 2 };
  });
  const [finding] = place('draft', { findings: found, warnings: [], summary: '', reached: 2 }).findings;
  expect(finding?.at.source.text.slice(finding.at.offset)).toMatch(/^"field77"/);
  expect(checked).toBeLessThan(20);
});
