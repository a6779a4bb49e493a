import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { described, draftChecker, type Draft } from '#src/checker/testing/drafts.ts';
import { report } from '#src/checker/testing/planting.ts';
import { soundCampaign } from '#src/checker/testing/soundCampaign.ts';

const other = (change: object) => ({ ...soundCampaign, name: 'other', ...change });
const sound = { ...soundCampaign, isDefault: true, aliases: ['7'] };

test.each<[string, object]>([
  ['claims nothing', {}],
  ['extends this one, and inherits neither its aliases nor that it is the default', { extends: 'sound' }],
  ['is the default of another type', { isDefault: true, flowType: 'signup' }],
])('another flow that %s is no finding', (_, change) => {
  const { findings, text } = report({ sound, other: other(change) }, 'sound');
  expect(findings, text).toBe(0);
});

test.each<[string, object, RegExp]>([
  ['the same alias', { aliases: ['7'] }, /sound\.json:\d+:\d+: C020 "7" opens the campaign "other" already/],
  [
    'being the default',
    { isDefault: true },
    /sound\.json:\d+:\d+: C021 The campaign "other" is the default of the type/,
  ],
])('two flows that claim %s are found, named and placed', (_, change, expected) => {
  expect(report({ sound, other: other(change) }, 'sound').text).toMatch(expected);
});

test.each([
  ['the name of its own flow', ['7', 'sound']],
  ['written twice', ['7', '7']],
])('an alias that is %s is found', (_, aliases) => {
  const { text } = report({ sound: { ...sound, aliases } }, 'sound');
  expect(text).toMatch(/C020 "(7|sound)" opens this campaign already/);
});

test('an alias that is the name of another flow is found', () => {
  const { text } = report({ sound: { ...sound, aliases: ['other'] }, other: other({}) }, 'sound');
  expect(text).toMatch(/"other" opens the campaign "other" already/);
});

const without = (name: string) => ({
  // A campaign is an object.
  ...(JSON.parse(readFileSync(`campaigns/${name}.json`, 'utf8')) as Draft),
  isDefault: false,
});

describe('a type of flow of which no campaign is the default', () => {
  const check = draftChecker();
  const found = (name: string, first: Draft) =>
    described(check(first, without(name))).filter((one) => one.startsWith('C021'));

  test('is found at the campaign that others of the type extend', () => {
    expect(found('ws10', without('ws10'))).toEqual([
      expect.stringMatching(/^C021 No campaign of the type webScreener is its default: addresses that name none/),
    ]);
    expect(found('s6', without('s6'))).toHaveLength(1);
    expect(found('s6', without('demo'))).toEqual([]);
  });

  test('is none where another campaign is it', () => {
    const next = { name: 'spring', extends: 'ws10', isDefault: true };
    expect(described(check(without('ws10'), next))).toEqual([]);
    expect(described(check(next, without('ws10')))).toEqual([]);
  });

  test('is no matter of types for which none stands in', () => {
    expect(described(check({ ...without('ps1'), isDefault: undefined }))).toEqual([]);
    expect(found('ss6', { ...without('study-search'), isDefault: undefined })).toEqual([]);
  });
});
