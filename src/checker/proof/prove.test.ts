import { describe, expect, test } from 'vitest';
import { home, homeFields, person, report, withSteps, without } from '#src/checker/testing/planting.ts';
import { longCampaign, randomCampaigns, tooManyChoices } from '#src/checker/testing/longCampaigns.ts';
import { soundCampaign } from '#src/checker/testing/soundCampaign.ts';

describe('a defect planted in the way through a campaign is found, named and placed', () => {
  const defects: [name: string, document: object | string, expected: RegExp][] = [
    ['a step nobody gets to', withSteps({ questions: { fields: [] } }), /No visitor gets to the step "questions"/],
    [
      'steps that go round in a circle',
      withSteps({ thanks: { ...soundCampaign.steps.thanks, next: 'indications' } }),
      /Nobody gets to an end from "home", .*: the step "thanks" leads back to "indications"\n[^]*witness: home -> indications/,
    ],
    [
      'a condition that never holds',
      homeFields((fields) => [...fields, { kind: 'Age', when: { rule: 'ageBetween', params: { min: 90, max: 20 } } }]),
      /"ageBetween" never holds for those who get here/,
    ],
    [
      'a case behind one that takes everybody',
      home({
        next: {
          cases: [
            { when: { rule: 'hasStudy' }, to: 'result' },
            { when: [{ rule: 'hasStudy' }, { rule: 'fullyQualified' }], to: 'thanks' },
          ],
          otherwise: 'indications',
        },
      }),
      /No visitor gets to this case/,
    ],
    [
      'cases that leave nothing to otherwise',
      home({
        next: {
          cases: [
            { when: { rule: 'hasStudy' }, to: 'result' },
            { when: { rule: 'hasStudy', is: false }, to: 'indications' },
          ],
          otherwise: 'thanks',
        },
      }),
      /No visitor gets here: the cases take everybody/,
    ],
    [
      'a consent that some ages are not asked for',
      homeFields((fields) => [
        ...fields.filter((field) => !('kind' in field && field.kind === 'GenericConsent')),
        { kind: 'GenericConsent', id: 'young', when: { rule: 'ageBetween', params: { min: 18, max: 40 } } },
        { kind: 'GenericConsent', id: 'old', when: { rule: 'ageBetween', params: { min: 45, max: 65 } } },
        { kind: 'GenericConsent', id: 'rest', when: { rule: 'ageBetween', params: { min: 18, max: 65 }, is: false } },
      ]),
      /Nobody in a country where going on agrees, aged 41 to 44 is asked for consent before the step "home" saves\n[^]*witness: home; .*"age":41/,
    ],
    [
      'a save without a name',
      without('FullName'),
      /Nobody must give a name before the step "home" saves\n[^]*witness: home;/,
    ],
    ['a save without a phone number', without('Phone'), /Nobody must give a phone number before/],
    [
      'a save as a step opens, before what the step asks is answered',
      home({ saves: false, onEnter: [{ effect: 'saveLead' }] }),
      /Nobody must give a phone number before the step "home" saves[^]*is asked for consent before the step "home" saves/,
    ],
    ['a save without a postal code', without('PostalCode'), /Nobody must give a postal code before/],
    [
      'a save with a phone number that may be left out',
      homeFields((fields) =>
        fields.map((field) => ('kind' in field && field.kind === 'Phone' ? { ...field, required: false } : field)),
      ),
      /Nobody must give a phone number before/,
    ],
    [
      'a save with a phone number asked of some only',
      homeFields((fields) =>
        fields.map((field) =>
          'kind' in field && field.kind === 'Phone' ? { ...field, when: { rule: 'hasStudy' } } : field,
        ),
      ),
      /Nobody without a study must give a phone number before/,
    ],
    [
      'consents that were never asked',
      without('GenericConsent'),
      /Nobody in a country where going on agrees is asked for consent before the step "home" saves/,
    ],
    [
      'consents abroad that may be left out',
      homeFields((fields) =>
        fields.map((field) =>
          'kind' in field && field.kind === 'GenericConsent' ? { ...field, required: false } : field,
        ),
      ),
      /Nobody in a country where consent must be given by an act has to give the consent that is asked for before the step "indications" saves\n[^]*"country"/,
    ],
    [
      'a lead without a consent, as the campaign says that it shows none',
      { ...soundCampaign, consent: { shown: false } },
      /can give the consent that is needed before the step "home" saves: write `consent\.shown`: true[^\n]*\n[^]*"country"/,
    ],
    [
      'consents that an effect sends and that were never asked',
      withSteps({
        home: { ...without('GenericConsent').steps.home, saves: false },
        indications: { ...soundCampaign.steps.indications, saves: false, onLeave: [{ effect: 'saveLead' }] },
      }),
      /is asked for consent before the step "indications" saves/,
    ],
    [
      'a person who goes another way',
      person({ path: ['home', 'result', 'thanks'] }),
      /From "home" the way leads to "indications", not to "result"/,
    ],
    [
      'a person who stops on the way',
      person({ path: ['home', 'indications'] }),
      /Next leads from "indications" on to "thanks"/,
    ],
    ['a person who starts elsewhere', person({ path: ['indications', 'thanks'] }), /The flow begins with "home"/],
    [
      'a person with an impossible answer',
      person({ answers: { age: 'forty' } }),
      /Expected a whole number, found the text "forty"/,
    ],
    ['a person with a fact that does not exist', person({ facts: { wealth: 1 } }), /"wealth" is not known here/],
  ];
  test.each(defects)('%s', (_, document, expected) => {
    const { findings, text } = report({ sound: document }, 'sound');
    expect(text).toMatch(expected);
    expect(findings).toBeGreaterThan(0);
  });
});

describe('what is sound is not reported', () => {
  test('a case that only visitors between the ages of two others get to', () => {
    const cases = [
      { when: { rule: 'ageBetween', params: { min: 18, max: 40 } }, to: 'result' },
      { when: { rule: 'ageBetween', params: { min: 45, max: 65 } }, to: 'indications' },
      { when: { rule: 'ageBetween', params: { min: 18, max: 65 } }, to: 'thanks' },
    ];
    const fields = [{ kind: 'Age', required: false }, ...soundCampaign.steps.home.fields];
    const next = { cases, otherwise: 'indications' };
    expect(report({ sound: home({ fields, next }) }, 'sound').text).not.toContain('FAIL');
  });
});

describe('a campaign of many choices', () => {
  test.each([1, 2, 3])('is proved: fourteen steps that choose by rules at random, seed %d', (seed) => {
    const [document = {}] = randomCampaigns(1, { steps: 15, each: 1, seed });
    const { text } = report({ c0: document }, 'c0');
    expect(text).toMatch(/15 steps, \d+ ways/);
    expect(text).not.toContain('not proved');
  });

  test('is proved: forty steps, at each of which one of twelve rules decides', () => {
    expect(report({ long: longCampaign('long') }, 'long').text).toMatch(/ok {3}\[1\/1\] long: 40 steps, \d+ ways/);
  });

  test('is not called sound where walking every way takes too many moves', () => {
    const choices = tooManyChoices();
    const steps = {
      home: { ...soundCampaign.steps.home, next: Object.keys(choices)[0] },
      ...choices,
      thanks: soundCampaign.steps.thanks,
    };
    const { text } = report({ sound: { ...soundCampaign, people: [], copy: {}, steps } }, 'sound');
    expect(text).toMatch(
      /C055 This was not proved: to walk every way takes more than \d+ moves from step to step\. Make/,
    );
  });
});
