import { expect, test } from 'vitest';
import type { CampaignDocument } from '#src/generated/campaign.ts';
import type { CampaignStep } from './campaign.ts';
import { expandCampaign } from './expandCampaign.ts';
import { someKinds } from './testing/compositions.ts';
import type { Compositions } from './withParts.ts';

const kinds: Compositions = {
  ...someKinds,
  Heading: { answers: [], again: () => ({ text: { en: 'About you' } }) },
};

const document: CampaignDocument = {
  name: 'own',
  flowType: 'webScreener',
  campaignType: 'screener',
  steps: {
    home: {
      fields: [
        { kind: 'PostalCode' },
        { kind: 'Gender' },
        { kind: 'QualificationQuestions' },
        { kind: 'CtScanDate', when: { rule: 'asksForCtScan' } },
        { kind: 'Benefits' },
        { kind: 'Email' },
        { kind: 'Ethnicity' },
      ],
      sections: [
        { id: 'start', fields: [['postalCode', 'benefits']] },
        {
          id: 'you',
          top: [{ kind: 'Heading', options: { text: { en: 'About you' }, lead: { en: 'It is short.' } } }],
          fields: ['gender', 'qualificationQuestions', 'ctScanDate'],
        },
        { id: 'contact', fields: ['email'], saves: true },
        { id: 'end', fields: ['ethnicity'] },
      ],
      saves: true,
      nav: { back: false, nextLabel: { en: 'Finish' } },
      showProgress: false,
      onEnter: [{ effect: 'findNearestSite' }],
      onLeave: [{ effect: 'countOutcome' }],
      onAnswer: { postalCode: [{ effect: 'findNearestSite' }] },
      next: { cases: [{ when: { rule: 'fullyQualified' }, to: 'indications' }], otherwise: 'thanks' },
    },
    indications: { next: 'thanks' },
    thanks: {},
  },
};

const laidOut = (layout: CampaignDocument['layout']) =>
  Object.values(expandCampaign({ ...document, ...(layout && { layout }) }, kinds).steps);

const ids = ({ fields }: CampaignStep) => fields.map(({ id }) => id).join(' ');

/** The pages of the first step by name, with what `of` says of each. */
const each = (layout: CampaignDocument['layout'], of: (step: CampaignStep) => unknown) =>
  Object.fromEntries(
    laidOut(layout)
      .filter(({ part }) => part)
      .map((step) => [step.name, of(step)]),
  );

test('one page is laid out whether or not it has sections', () => {
  expect(laidOut(undefined).map(({ name }) => name)).toEqual(['home', 'indications', 'thanks']);
  expect(laidOut('page')).toEqual(laidOut(undefined));
});

test('each section is a page under its heading, and the others are as they were', () => {
  expect(each('sections', ids)).toEqual({
    home: 'postalCode benefits',
    'home-you': 'heading gender qualificationQuestions ctScanDate',
    'home-contact': 'email',
    'home-end': 'ethnicity',
  });
  expect(laidOut('sections').slice(-2)).toEqual(laidOut('page').slice(-2));
  // It asks everybody for a gender.
  expect(each('sections', ({ next }) => next)['home']).toBe('home-you');
});

test('each question is a page, content stands with a question, and the heading of a section on each of its pages', () => {
  expect(each('questions', ids)).toEqual({
    home: 'postalCode benefits',
    'home-gender': 'heading gender',
    'home-qualificationQuestions': 'heading qualificationQuestions',
    'home-qualificationQuestions-2': 'heading qualificationQuestions',
    'home-ctScanDate': 'heading ctScanDate',
    'home-email': 'email',
    'home-ethnicity': 'ethnicity',
  });
  const leads = Object.values(each('questions', ({ fields }) => fields.find(({ id }) => id === 'heading')?.options));
  expect(leads.filter(Boolean).map((options) => 'lead' in Object(options))).toEqual([true, false, false, false]);
});

test('a page that asks only under a condition is passed over where it does not hold', () => {
  const scan = { when: { rule: 'asksForCtScan' }, to: 'home-ctScanDate' };
  const second = { when: [{ rule: 'hasQuestion', params: { number: 2 } }], to: 'home-qualificationQuestions-2' };
  const next = each('questions', (step) => step.next);
  expect(next['home']).toBe('home-gender');
  expect(next['home-gender']).toEqual({
    cases: [{ when: [{ rule: 'hasQuestion', params: { number: 1 } }], to: 'home-qualificationQuestions' }, scan],
    otherwise: 'home-email',
  });
  expect(next['home-qualificationQuestions']).toEqual({ cases: [second, scan], otherwise: 'home-email' });
  expect(next['home-qualificationQuestions-2']).toEqual({ cases: [scan], otherwise: 'home-email' });
  expect(next['home-ethnicity']).toEqual(document.steps?.home?.next);
});

test('saving stands where the sections say and at the end, effects where the step begins and ends', () => {
  expect(each('questions', ({ saves }) => saves)).toMatchObject({
    home: false,
    'home-email': true,
    'home-ethnicity': true,
  });
  expect(each('sections', ({ saves }) => saves)).toEqual({
    home: false,
    'home-you': false,
    'home-contact': true,
    'home-end': true,
  });
  const effects = each('sections', ({ onEnter, onLeave }) => [onEnter.length, onLeave.length]);
  expect(effects).toEqual({ home: [1, 0], 'home-you': [0, 0], 'home-contact': [0, 0], 'home-end': [0, 1] });
  expect(each('sections', ({ onAnswer }) => onAnswer)['home-you']).toHaveProperty('postalCode');
});

test('pages have addresses and progress of their own; Back stands from the second on, the label of Next on the last', () => {
  expect(each('questions', ({ path }) => path)).toMatchObject({
    home: 'home',
    'home-ctScanDate': 'ct-scan-date',
    'home-qualificationQuestions-2': 'qualification-questions-2',
  });
  expect(each('sections', ({ nav }) => nav)).toEqual({
    home: { back: false, next: true },
    'home-you': { back: true, next: true },
    'home-contact': { back: true, next: true },
    'home-end': { back: true, next: true, nextLabel: { en: 'Finish' } },
  });
  expect(Object.values(each('sections', ({ showProgress }) => showProgress))).toEqual([true, true, true, true]);
});

test('only a page that one press answers moves on, and only where each question has one', () => {
  expect(each('questions', ({ part }) => part?.movesOn)).toMatchObject({
    'home-gender': 'said',
    'home-email': undefined,
  });
  expect(Object.values(each('sections', ({ part }) => part?.movesOn))).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});

test('a kind that nobody knows asks nothing, and its field has a place all the same', () => {
  const { steps } = expandCampaign({ ...document, layout: 'sections' }, {});
  expect(Object.keys(steps)).toEqual(['home', 'home-you', 'home-contact', 'home-end', 'indications', 'thanks']);
});
