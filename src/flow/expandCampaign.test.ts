import { describe, expect, test } from 'vitest';
import type { CampaignDocument } from '#src/generated/campaign.ts';
import { exampleFacts } from '#src/kit/exampleFacts.ts';
import { expandCampaign } from './expandCampaign.ts';
import { isAsked } from './isAsked.ts';
import { nextStep } from './nextStep.ts';

const bare: CampaignDocument = { name: 'ws10', flowType: 'webScreener', campaignType: 'screener', steps: {} };

describe('what a document leaves out', () => {
  test('gets its default', () => {
    expect(expandCampaign(bare, {})).toMatchObject({
      home: 'home',
      mainBgColor: 'white',
      outcome: 'full',
      progress: 'bar',
      consentText: 'screener',
      webScreenerProps: { shouldShowHeightWeight: false, criteriaQuestionOffset: 0 },
      copy: {},
    });
  });

  test.each([
    ['signup', { shown: true, onConditions: true }],
    ['webScreener', { shown: true, onConditions: false }],
    ['partnerScreener', { shown: false, onConditions: false }],
    ['studySearch', { shown: true, onConditions: false }],
  ] as const)('a flow of the type %s asks for consent where its type does', (flowType, consent) => {
    expect(expandCampaign({ ...bare, flowType }, {}).consent).toEqual(consent);
  });

  test('a name decides nothing: a flow judged by its criteria alone has to say so', () => {
    expect(expandCampaign({ ...bare, name: 'ws11' }, {}).outcome).toBe('full');
    expect(expandCampaign({ ...bare, outcome: 'criteria' }, {}).outcome).toBe('criteria');
  });

  test('a status that all leads of a flow have is there where the document sets one', () => {
    expect(expandCampaign(bare, {})).not.toHaveProperty('leadSpecialStatus');
    const { leadSpecialStatus } = expandCampaign({ ...bare, leadSpecialStatus: 'Of a partner' }, {});
    expect(leadSpecialStatus).toBe('Of a partner');
  });

  test('a step is shown with Back, Next and progress, and saves nothing', () => {
    const document = { ...bare, steps: { questions: {}, webScreenerHealth: { nav: { back: false } } } };
    const { steps } = expandCampaign(document, {});
    expect(steps['questions']).toMatchObject({ path: 'questions', saves: false, showProgress: true, fields: [] });
    expect(steps['questions']).toMatchObject({ onEnter: [], onLeave: [], onAnswer: {} });
    expect(steps['questions']).not.toHaveProperty('next');
    expect(steps['webScreenerHealth']).toMatchObject({ path: 'health-questions', nav: { back: false, next: true } });
  });

  test.each(['thankyou', 'thanks'] as const)(
    'the step %s is the standard thank-you page unless it names another',
    (name) => {
      const shown = (step: object) => expandCampaign({ ...bare, steps: { [name]: step } }, {}).steps[name]?.fields;
      expect(shown({})).toEqual([{ id: 'thankYouPage', kind: 'ThankYouPage' }]);
      expect(shown({ fields: [{ kind: 'ThankYouSpecial' }] })).toMatchObject([{ kind: 'ThankYouSpecial' }]);
    },
  );

  test('a removed step is not there', () => {
    expect(expandCampaign({ ...bare, steps: { thanks: null } }, {}).steps).toEqual({});
  });

  test('a field is called by its kind', () => {
    const fields = [{ kind: 'FullName' as const }, { kind: 'Phone' as const, id: 'other' }];
    const { steps } = expandCampaign({ ...bare, steps: { home: { fields } } }, {});
    expect(steps['home']?.fields.map(({ id }) => id)).toEqual(['fullName', 'other']);
  });
});

describe('what a document says', () => {
  test('of its texts stays, without those that it takes away', () => {
    const copy = { es: { 'Email.fieldName': 'Correo', 'home.title': null } };
    expect(expandCampaign({ ...bare, copy }, {}).copy).toEqual({ es: { 'Email.fieldName': 'Correo' } });
  });

  test('of its landing page, its oversight and its search stands above the defaults', () => {
    const own = { landingPageCopy: { heading: { en: 'Sleep' } }, oversight: { sponsor: { en: 'A sponsor' } } };
    const { studySearch: defaults, ...without } = expandCampaign(bare, {});
    expect(without).toMatchObject({ landingPageCopy: {}, oversight: {} });
    expect(Object.keys(defaults)).not.toEqual([]);
    const changed = Object.fromEntries(Object.entries(defaults).map(([name, value]) => [name, !value]));
    const expanded = expandCampaign({ ...bare, ...own, studySearch: changed } as CampaignDocument, {});
    expect(expanded).toMatchObject({ ...own, studySearch: changed });
  });

  test('of the names that it goes by is kept, and what it sets to nothing is left out', () => {
    const named = { isDefault: true, aliases: ['10'], standsInFor: ['ws'] };
    expect(expandCampaign({ ...bare, ...named }, {})).toMatchObject(named);
    expect(expandCampaign({ ...bare, caregiverType: null }, {})).not.toHaveProperty('caregiverType');
  });

  test('of its title, its study, its landings and the steps of its links is kept, without landings that it takes away', () => {
    const own = { pageTitle: { en: 'Sleep' }, studyId: 7, signedStep: 'thanks', bookedStep: 'result' } as const;
    const expanded = expandCampaign({ ...bare, ...own, landings: { age: 'age', postal: null } }, {});
    expect(expanded).toMatchObject(own);
    expect(expanded.landings).toEqual({ age: 'age' });
    expect(expandCampaign(bare, {})).not.toHaveProperty('landings');
  });

  test('nothing of its flow makes a sign-up', () => {
    expect(expandCampaign({ name: 's6', steps: {} }, {})).toMatchObject({ flowType: 'signup', consentText: 'signup' });
  });
});

describe('the next step', () => {
  const choice = {
    cases: [
      {
        when: [{ rule: 'minimalScreener' as const }, { rule: 'siteSchedulingEnabled' as const }],
        to: 'result' as const,
      },
      { when: { rule: 'minimalScreener' as const }, to: 'questions' as const },
    ],
    otherwise: 'thanks' as const,
  };
  test.each([
    ['a name leads there', 'thanks' as const, {}, 'thanks'],
    ['nothing ends the flow', undefined, {}, undefined],
    ['the first case that holds decides', choice, { minimal: true, siteSchedulingEnabled: true }, 'result'],
    ['a case with a list needs all of it', choice, { minimal: true }, 'questions'],
    ['without a case the rest goes on', choice, {}, 'thanks'],
  ])('%s', (_, next, facts, expected) => {
    expect(nextStep({ ...(next && { next }) }, exampleFacts(facts))).toBe(expected);
  });

  test('a field without a condition is always asked', () => {
    expect(isAsked({}, exampleFacts())).toBe(true);
    expect(isAsked({ when: { rule: 'minimalScreener' } }, exampleFacts())).toBe(false);
    expect(isAsked({ when: { rule: 'minimalScreener', is: false } }, exampleFacts())).toBe(true);
  });
});
