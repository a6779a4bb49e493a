import { expect, test } from 'vitest';
import { openRealPage } from '#tests/support/realPage.ts';
import { surroundingsOf } from './surroundingsOf.ts';

const nothing = () => undefined;

test.each([
  ['s6', '?utm_source=news&ps=s6'],
  ['sa', '?utm_source=news'],
])('the way from %s to the study search', async (name, search) => {
  const page = await openRealPage('s6', { search: '?utm_source=news&studyId=1' });
  const { links } = surroundingsOf(
    { ...page, campaign: { ...page.campaign, name } },
    { next: nothing, navigate: nothing, skip: nothing },
  );
  expect(links.studySearch).toBe(`/signup/study-search/home${search}`);
});
