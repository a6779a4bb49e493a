import { expect, test } from 'vitest';
import { checkCampaigns } from '#src/checker/checkCampaigns.ts';
import { memoryProject, soundCampaign } from '#src/checker/testing/soundCampaign.ts';

const named = (sponsor: string) => ({ oversight: { sponsor: { en: sponsor, es: sponsor } } });
const other = { ...soundCampaign, ...named('Acme Trials'), name: 'other' };
const title = { pageTitle: { en: 'A study of Acme Trials', es: 'Un estudio de Acme Trials' } };

/** What is found of names in a campaign beside the other one, and in its consent with these words behind it. */
function found(change: object, consent = ''): string[] {
  const { consents, ...project } = memoryProject({ other, sound: { ...soundCampaign, ...change } });
  const wordings: typeof consents.wordings = (name) => {
    const { us, international } = consents.wordings(name);
    return { us: name === 'screener' ? { ...us, en: `${us.en} ${consent}` } : us, international };
  };
  const all = { ...project, consents: { ...consents, wordings } };
  const reports = [...checkCampaigns(['sound'], all, { strict: [], today: '2026-11-01' })];
  return reports.flatMap(({ warnings }) => warnings.flatMap((one) => (one.code === 'C119' ? one.message : [])));
}

test('a text that names the sponsor of another campaign is found, once in its languages', () => {
  expect(found({ ...named('Bright Labs'), ...title })).toEqual([
    '"Acme Trials" answers for another campaign: this one names "Bright Labs"',
  ]);
});

test('so is a consent, by its file', () => {
  expect(found(named('Bright Labs'), 'We work for Acme Trials.')).toEqual([
    'consents/screener.us.en.md: "Acme Trials" answers for another campaign: this one names "Bright Labs"',
  ]);
});

test.each<[string, object]>([
  ['that is its own sponsor', { ...named('Acme Trials'), ...title }],
  ['that is part of the name of its own', { ...named('Acme Trials of Ohio'), ...title }],
  ['where it names nobody itself: a study may', title],
])('a name has no finding %s', (_, change) => {
  expect(found(change)).toEqual([]);
});

test.each([
  'You agree that Acme Recruiting LLC may keep your answers.',
  'In short:\n\n- Who: Acme Recruiting, Inc., and a study site.',
  'I authorize Acme Recruiting Ltd. to call me.',
])('a consent to another company is found: %s', (consent) => {
  expect(found(named('Bright Labs Inc.'), consent)).toEqual([
    'consents/screener.us.en.md: Readers agree here to what "Acme Recruiting" does, and "Bright Labs Inc." answers for this campaign',
  ]);
});

test.each([
  'You agree that Bright Labs LLC may keep your answers.',
  'You agree that Bright Labs may keep your answers. Texts are sent by Acme Cloud Inc.',
  'You agree that our team may keep your answers. If you agree, Acme.',
  'You agree to our Terms of Use. Limited data is kept.',
  'You agree that your answers are stored by Acme Cloud, Inc. in the US.',
  'By going on you agree that messages are sent through Acme Texts Inc.',
  'You agree to the terms of Acme Maps LLC.',
  'You agree that Bright Labs may call you for Acme Pharma Inc.',
  'Please allow Acme Recruiting Inc. two days to answer.',
])('a consent has no finding: %s', (consent) => {
  expect(found(named('Bright Labs Inc.'), consent)).toEqual([]);
});

test('nor has one to a company where the campaign names nobody: a study may', () => {
  expect(found({}, 'You agree that Acme Recruiting LLC may keep your answers.')).toEqual([]);
});
