import { describe, expect, test } from 'vitest';
import type { CallName } from '#src/api/call.ts';
import { readReply } from '#src/api/readReply.ts';
import { checkCampaigns } from '#src/checker/checkCampaigns.ts';
import { both } from '#src/checker/proof/situations.ts';
import { openProject } from '#src/checker/project.ts';
import { campaignFolder, flowsOf } from '#src/checker/projectFiles.ts';
import { campaignReader } from '#src/checker/readCampaign.ts';
import { homeFields, without } from '#src/checker/testing/planting.ts';
import { memoryProject } from '#src/checker/testing/soundCampaign.ts';
import { witnessId } from '#src/checker/witnessAddress.ts';
import { isoDate } from '#src/domain/dates.ts';
import type { Facts } from '#src/domain/facts.ts';
import { splitQuery } from '#src/domain/query.ts';
import type { Campaign, StepName } from '#src/flow/campaign.ts';
import { campaignFacts } from '#src/flow/campaignFacts.ts';
import { sourceLocale } from '#src/generated/locales.ts';
import type { Aspect, Cut } from '#src/kit/aspect.ts';
import { aspects } from '#src/kit/aspects.ts';
import type { ExampleFacts } from '#src/kit/example.ts';
import { createFacts } from '#src/store/createFacts.ts';
import { readStored, writeState } from '#src/store/storage.ts';
import type { Storages } from '#src/store/storages.ts';
import { StorageInMemory } from '#src/store/testing/storageInMemory.ts';
import { findVisit, witnessVisit, type Visit } from './visit.ts';

const now = new Date('2026-11-25T12:00:00Z');
const project = openProject(campaignFolder, process.cwd());

function shipped(name: string): Campaign {
  const { campaign } = campaignReader(project)(name);
  if (!campaign) throw new Error(`${name} has findings.`);
  return campaign;
}

/** The facts of the page that a visit opens, once it has read its tab and the replies that facts come from. */
function factsOfPage(campaign: Campaign, { address, state, replies, isNarrow }: Visit): Facts {
  const storages: Storages = { local: new StorageInMemory(), session: new StorageInMemory() };
  writeState(storages, state, 'session', { startedAt: now.getTime(), savedAt: now.getTime() });
  const stored = readStored(storages, now.getTime()).state;
  const { query } = splitQuery(address.split('?')[1] ?? '');
  const facts = createFacts({
    campaign: campaignFacts(campaign),
    flags: campaign,
    landingPageCopy: {},
    oversight: {},
    query: () => query,
    locale: sourceLocale,
    today: () => isoDate(now),
    narrowScreen: () => isNarrow,
  });
  const { initialPayload: payload, criteria = [] } = replies;
  const minimal = payload?.study?.secondaryScreening?.minimal === true;
  const status = 'ready' as const;
  return facts({
    ...stored,
    payload: { ...stored.payload, ...(payload && { initial: payload }), criteria, minimal, status },
  });
}

const cuts: Partial<Record<keyof typeof aspects, readonly Cut[]>> = {
  age: [18, 41, 45],
  chosen: [101],
  country: ['US'],
  indication: [101],
  questionCount: [2],
};
const aboutStudy: ExampleFacts = { study: {} };
/** Somebody of each class of each aspect, who visits about a study or none. */
const examples = Object.entries(aspects).flatMap(([name, aspect]: [string, Aspect]) => {
  const at = cuts[name as keyof typeof aspects] ?? []; // It is one of their keys.
  return [{}, aboutStudy].flatMap((base) => {
    const classOf = () => (base === aboutStudy ? 'with a study' : 'without a study');
    const classes = aspect.classes({ at, campaign: {}, classOf });
    if (name === 'study' && base === aboutStudy) return [];
    return Object.entries(classes).map(([picked, example]) => ({
      name,
      aspect,
      at,
      picked,
      facts: both(base, example),
    }));
  });
});

describe.each(['ws10', 'lead-update'])('the page of a witness of %s', (name) => {
  const campaign = shipped(name);
  const path = [campaign.home];
  const free = examples.filter(({ facts }) => campaign.hasCaregiver === undefined || !facts.path?.hasCaregiver);

  test.each(free)('has a visitor $picked ($name)', ({ aspect, at, picked, facts }) => {
    const visit = witnessVisit({ campaign, kinds: project.registries.kinds, now }, { facts, path });
    expect(aspect.classOf(factsOfPage(campaign, visit), at)).toBe(picked);
  });

  test.each(free)('has replies of the shape of their calls ($picked)', ({ facts }) => {
    const { replies } = witnessVisit({ campaign, kinds: project.registries.kinds, now }, { facts, path });
    for (const [call, reply] of Object.entries(replies))
      expect(readReply(call as CallName, JSON.stringify(reply))).toEqual(JSON.parse(JSON.stringify(reply)));
  });
});

test('whoever has passed the first page has given a name, a number and a postal code of their country', () => {
  const path = ['home', 'indications'] as const;
  const ofCountry = (country: Facts['country']) =>
    witnessVisit({ campaign: shipped('ws10'), kinds: project.registries.kinds, now }, { facts: { country }, path })
      .state;
  expect(ofCountry('US').answers).toMatchObject({ firstName: 'Wanda', phoneCountry: 'US', postalCodeCountry: 'US' });
  expect(ofCountry('GB').answers.phone).toMatch(/^\+44/);
  expect(ofCountry('GB').journey).toMatchObject({ finished: ['home'], campaign: 'ws10' });
});

test('whoever has just come has given what tells them apart and nothing else, an age by its date of birth where that is asked for', () => {
  const witness = { facts: { answers: { age: 41 } }, path: ['home'] as const };
  const { state, address } = witnessVisit({ campaign: shipped('ws10'), kinds: project.registries.kinds, now }, witness);
  expect(state.answers).toEqual({ age: 41, birthDate: '1985-01-01' });
  expect(address).toBe('/signup/ws10/home');
});

test('whoever has come to a page that is for people with a lead, or for whom an agent may transfer, is one of them', () => {
  const visit = (name: string, ...path: StepName[]) =>
    witnessVisit({ campaign: shipped(name), kinds: project.registries.kinds, now }, { facts: {}, path }).state;
  const pictures = flowsOf(project.library).flatMap((name) => {
    const { steps, home } = shipped(name);
    const step = Object.values(steps).find(({ fields }) => fields.some(({ kind }) => kind === 'ImageCapture'));
    return step ? [visit(name, home, step.name)] : [];
  });
  expect(pictures.map(({ saved }) => saved.slug)).toEqual(pictures.map(() => 'examplevisitor'));
  expect(pictures).not.toEqual([]);
  expect(visit('ps1', 'home', 'partnerTransfer').answers).toMatchObject({ candidateCheck: 'qualified' });
  expect(visit('ws10', 'home', 'indications').saved).not.toHaveProperty('slug');
});

describe('a witness by the id of their finding', () => {
  const inMemory = memoryProject({ unasked: { ...without('GenericConsent'), name: 'unasked' } });
  const [report] = [...checkCampaigns(['unasked'], inMemory, { strict: [], today: '2026-11-25' })];
  const finding = report?.findings.find(({ code }) => code === 'C047');
  const id = (finding && witnessId(finding)) ?? '';

  test('is found by a check of the campaign', () => {
    const visit = findVisit(inMemory, 'unasked', id, now);
    expect(visit).toMatchObject({ campaign: 'unasked', address: '/signup/unasked/home' });
    expect(visit?.finding).toMatch(/^unasked\.json:\d+:\d+: C047 /);
  });

  test('is none where the finding is mended, and in a campaign that there is not', () => {
    const mended = memoryProject({ unasked: { ...homeFields((fields) => fields), name: 'unasked' } });
    expect(findVisit(mended, 'unasked', id, now)).toBeUndefined();
    expect(findVisit(inMemory, 'other', id, now)).toBeUndefined();
  });
});
