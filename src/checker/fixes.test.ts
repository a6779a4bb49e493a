import { describe, expect, test } from 'vitest';
import { checkCampaigns } from './checkCampaigns.ts';
import { codes, type Code, type CodePage } from './codes.ts';
import { fixedDocuments } from './fixedDocuments.ts';
import { onlyNear } from './suggestion.ts';
import { memoryProject, soundCampaign } from './testing/soundCampaign.ts';

const options = { strict: [], today: '2026-11-01' };

/** An heir of the sound campaign as somebody may write it: by hand, in lines of their own. */
const heir = (more: string) => `{ "name": "heir",   "extends": "sound",\n${more}\n  "description":"It is theirs." }\n`;
const accepted = '{ "code": "C031", "reason": "The translation was ordered.", "until": "2027-01-31" }';

/** What is written, and what stands there instead once it is mended; all else stays. */
const fixes: readonly [code: Code, written: string, mended: string][] = [
  ['C002', '"progress": "bar",\n  "progress": "bar",', '"progress": "bar",'],
  [
    'C006',
    '"steps": { "home": { "changeFields": { "phonee": {} } } },',
    '"steps": { "home": { "changeFields": { "phone": {} } } },',
  ],
  ['C008', '"replaces": ["people"],', ''],
  [
    'C008',
    '"steps": { "home": { "replaces": ["onLeave", "onEnter"], "title": { "en": "Join",  "es": "Participe" }, "onLeave": [] } },',
    '"steps": { "home": { "title": { "en": "Join",  "es": "Participe" }, "onLeave": [] } },',
  ],
  ['C010', '"pagetitle": { "en": "Join",  "es": "Participe" },', '"pageTitle": { "en": "Join",  "es": "Participe" },'],
  ['C013', '"progress": "countr",', '"progress": "counter",'],
  [
    'C014',
    '"steps": { "home": { "next": { "cases": [{ "when": { "rule": "fullyQualifid" }, "to": "result" }], "otherwise": "indications" } } },',
    '"steps": { "home": { "next": { "cases": [{ "when": { "rule": "fullyQualified" }, "to": "result" }], "otherwise": "indications" } } },',
  ],
  ['C061', `"accepted": [ ${accepted} ],`, ''],
  [
    'C070',
    '"layout": "sections", "steps": { "home": { "sections": [{ "id": "one", "fields": [["fullName", "postalCode", "phone", "emaill"]] }, { "id": "two", "fields": ["genericConsent"] }] } },',
    '"layout": "sections", "steps": { "home": { "sections": [{ "id": "one", "fields": [["fullName", "postalCode", "phone", "email"]] }, { "id": "two", "fields": ["genericConsent"] }] } },',
  ],
];

const found = (text: string, name: string) => {
  const project = memoryProject({ sound: soundCampaign, [name]: text });
  const reports = [...checkCampaigns([name], project, options)];
  const after = fixedDocuments([name], project, options);
  return { codes: reports.flatMap((one) => [...one.findings, ...one.warnings].map(({ code }) => code)), after };
};

describe('what can be mended in one way only is mended, and nothing else is changed', () => {
  test.each(fixes)('%s', (code, written, mended) => {
    const { codes: before, after } = found(heir(written), 'heir');
    expect(before).toContain(code);
    expect(after.map(({ text }) => text)).toEqual([heir(mended).replace(/\n\n/, mended === '' ? '\n' : '\n\n')]);
    expect(found(after[0]?.text ?? '', 'heir').codes).not.toContain(code);
  });

  test('C003: the name of another file', () => {
    const { after } = found(heir('').replace('"heir"', '"sound"'), 'heir');
    expect(after.map(({ text }) => text)).toEqual([heir('')]);
  });

  test('C004: a base of another name', () => {
    const { after } = found(heir('').replace('"extends": "sound"', '"extends": "soumd"'), 'heir');
    expect(after.map(({ text }) => text)).toEqual([heir('')]);
  });

  test('what is hidden by one slip is mended after it', () => {
    const { after } = found(heir('"progress": "countr", "layuot": "page",').replace('"sound"', '"soumd"'), 'heir');
    expect(after.map(({ text }) => text)).toEqual([heir('"progress": "counter", "layout": "page",')]);
  });
});

/** An heir whose step replaces these lists, of which it inherits `onEnter`. */
const replacing = (names: string) =>
  heir(`"steps": { "thanks": { "replaces": ${names}, "onEnter": [{ "effect": "countOutcome" }] } },`);

test.each([
  ['["onEnter", "onLeave"]', '["onEnter"]'],
  ['["onLeave", "onEnter"]', '["onEnter"]'],
  ['["onEnter",\n "onLeave"\n]', '["onEnter"\n]'],
])('an entry that goes leaves the others as they are written: %s', (written, mended) => {
  const entered = { thanks: { ...soundCampaign.steps.thanks, onEnter: [{ effect: 'keepPersonalInTab' }] } };
  const sound = { ...soundCampaign, steps: { ...soundCampaign.steps, ...entered } };
  const after = fixedDocuments(['heir'], memoryProject({ sound, heir: replacing(written) }), options);
  expect(after.map(({ text }) => text)).toEqual([replacing(mended)]);
});

test('a name that may be a slip of two others stays', () => {
  expect(onlyNear('ws1O', ['ws10', 's6'])).toBe('ws10');
  expect(onlyNear('ws1O', ['ws10', 'ws11'])).toBeUndefined();
});

describe('what could mean several things stays', () => {
  test.each<[string, Code, string]>([
    ['a property twice with two values', 'C002', '"progress": "bar", "progress": "counter",'],
    [
      'a property three times, the last as the first',
      'C002',
      '"progress": "bar", "progress": "counter", "progress": "bar",',
    ],
    ['a short name that may be another one', 'C014', '"steps": { "home": { "fields": [{ "kind": "Fone" }] } },'],
    ['a name that is near none', 'C010', '"colour": "red",'],
    [
      'two slips of one name',
      'C010',
      '"pagetitle": { "en": "Join", "es": "Participe" }, "pageTitel": { "en": "Go", "es": "Vaya" },',
    ],
    ['a slip of a name that stands beside it', 'C010', '"progress": "bar", "progres": "counter",'],
  ])('%s', (_, code, written) => {
    const { codes: before, after } = found(heir(written), 'heir');
    expect(before).toContain(code);
    expect(after).toEqual([]);
  });
});

test('each code whose page promises a fix has one here', () => {
  const pages: readonly (readonly [string, CodePage])[] = Object.entries(codes);
  const promised = pages.filter(([, { fix }]) => fix !== undefined).map(([code]) => code);
  const fixed = new Set([...fixes.map(([code]) => code), 'C003', 'C004']);
  expect(new Set(promised)).toEqual(fixed);
});
