import { expect, test } from 'vitest';
import { draftChecker, type Draft } from '#src/checker/testing/drafts.ts';
import { report } from '#src/checker/testing/planting.ts';
import { soundCampaign } from '#src/checker/testing/soundCampaign.ts';

const check = draftChecker();
const named = { en: 'Meadow Recruiting', es: 'Meadow Recruiting' };

test.each<[string, Draft, string[]]>([
  ['a block of the campaign that names nobody', { name: 'draft', extends: 'ws22', oversight: null }, ['C118']],
  ['one that names the sponsor', { name: 'draft', extends: 'ws10', oversight: { sponsor: named } }, []],
  ['a campaign without such a block', { name: 'draft', extends: 'flare' }, []],
])('who asks is named: %s', (_, draft, expected) => {
  expect(check(draft).map(({ code }) => code)).toEqual(expected);
});

const found = (document: object) => report({ sound: document }, 'sound').text;

test.each([
  [
    'studySearch',
    /C109 "studySearch" is the type of campaigns of the flow type "studySearch", and this one is "webScreener"/,
  ],
  ['signup', /C109 "signup" is the type of campaigns of the flow type "signup"/],
])('a screener of the type %s is found', (campaignType, expected) => {
  expect(found({ ...soundCampaign, campaignType })).toMatch(expected);
});

test.each(['screener', 'flare'])('one of the type %s is not', (campaignType) => {
  expect(found({ ...soundCampaign, campaignType })).not.toContain('C109');
});

const settings = (base: string, more: object) =>
  check({ name: 'draft', extends: base, ...more }).map(({ code, message }) => `${code} ${message}`);

test('the display of progress is set where a step shows it', () => {
  expect(settings('ws10', { progress: 'counter' })).toEqual([
    'C092 "progress" is set, and no step shows it: leave "showProgress": false out on some',
  ]);
  expect(settings('flare', { progress: 'counter' })).toEqual([]);
  expect(settings('ws22', { progress: 'counter' })).toEqual([]);
});

const required = (id: string) => ({ steps: { home: { changeFields: { [id]: { required: true } } } } });

test('what asks for nothing is not required', () => {
  expect(settings('ws10', required('landingCopy'))).toEqual([
    'C092 "required" is set, and "landingCopy" asks for nothing',
  ]);
  expect(settings('ws10', required('email'))).toEqual([]);
});
