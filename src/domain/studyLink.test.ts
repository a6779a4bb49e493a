import { expect, test } from 'vitest';
import { exampleFacts } from '#src/kit/exampleFacts.ts';
import type { Study } from './facts.ts';
import { studyLink } from './studyLink.ts';

const example = exampleFacts({ study: { id: 7, indicationIds: [1, 2] } }).study as Study;
const own = { ...example, webScreenerUrl: 'https://screener.example/start?a=1' };
const parts = { search: '', directHosts: ['direct.example'], homeOf: (flow: string) => `/signup/${flow}/home` };
const decoded = (href = '') => decodeURIComponent(href);

test.each([
  [
    'to its own screener, in a new tab',
    own,
    { search: '?utm_source=news', prescreen: 'ws10' },
    'https://screener.example/start?a=1&utm_source=news&indicationIds[]=1,2&studyId=7',
    true,
  ],
  [
    'to its own screener without encryption too',
    { ...example, webScreenerUrl: 'http://screener.example/' },
    {},
    'http://screener.example/?indicationIds[]=1,2&studyId=7',
    true,
  ],
  [
    'to the screener that the address names',
    own,
    { search: '?utm_source=news&ps=ws18', prescreen: 'ws18' },
    '/signup/ws18/home?utm_source=news&indicationIds[]=1,2&studyId=7&psr=1',
    false,
  ],
  [
    'to the default screener where it has none',
    example,
    { search: '?studyId=3', prescreen: 'ws10' },
    '/signup/ws10/home?studyId=7&indicationIds[]=1,2&psr=1',
    false,
  ],
  [
    'to a direct host as it is, in a new tab',
    { ...example, webScreenerUrl: 'https://direct.example/x?y=1' },
    { search: '?utm_source=news&ps=ws10', prescreen: 'ws10' },
    'https://direct.example/x?y=1',
    true,
  ],
  [
    'without what the visitor typed to search',
    own,
    { search: '?words=sleep&within=40' },
    'https://screener.example/start?a=1&indicationIds[]=1,2&studyId=7',
    true,
  ],
  [
    'without the conditions of the visitor, even where the study names none',
    { ...own, indicationIds: new Array<number>() },
    { search: '?indicationIds[]=3&studies=4,5' },
    'https://screener.example/start?a=1&studyId=7',
    true,
  ],
  [
    'to ours where its own only has an address of the web within',
    { ...example, webScreenerUrl: 'javascript:https://screener.example/' },
    { prescreen: 'ws10' },
    '/signup/ws10/home?indicationIds[]=1,2&studyId=7&psr=1',
    false,
  ],
  [
    'to ours where its own is no address of the web',
    { ...example, webScreenerUrl: 'javascript:alert(1)' },
    { prescreen: 'ws10' },
    '/signup/ws10/home?indicationIds[]=1,2&studyId=7&psr=1',
    false,
  ],
] as const)('a card leads %s', (_, study, given, href, newTab) => {
  const link = studyLink(study, { ...parts, ...given });
  expect(decoded(link?.href)).toBe(href);
  expect(link?.newTab).toBe(newTab);
});

test('there is no link without any screener', () => {
  expect(studyLink(example, parts)).toBeUndefined();
});
