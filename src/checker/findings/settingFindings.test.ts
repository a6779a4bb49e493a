import { expect, test } from 'vitest';
import { report } from '#src/checker/testing/planting.ts';
import { soundCampaign } from '#src/checker/testing/soundCampaign.ts';

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
