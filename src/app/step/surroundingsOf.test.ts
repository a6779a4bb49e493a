import { expect, test } from 'vitest';
import { openRealPage } from '#tests/support/realPage.ts';
import { surroundingsOf } from './surroundingsOf.ts';

const nothing = () => undefined;

test.each([
  ['screens what is found there', {}, '/signup/study-search/home?utm_source=news&ps=s6'],
  ['leaves that to the default screener', { screensHere: false }, '/signup/study-search/home?utm_source=news'],
  ['names another search', { flow: 'ss7', step: 'age' }, '/signup/ss7/age?utm_source=news&ps=s6'],
] as const)('the way to the study search from a campaign that %s', async (_, studySearch, expected) => {
  const page = await openRealPage('s6', { search: '?utm_source=news&studyId=1' });
  const { campaign } = page;
  const { links } = surroundingsOf(
    { ...page, campaign: { ...campaign, studySearch: { ...campaign.studySearch, ...studySearch } } },
    { next: nothing, navigate: nothing, skip: nothing, showProblems: async () => [], startOver: () => true },
  );
  expect(links.studySearch).toBe(expected);
});
