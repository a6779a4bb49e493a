import { describe, expect, test } from 'vitest';
import { shippedCampaigns } from '#src/checker/testing/defects.ts';
import { report } from '#src/checker/testing/planting.ts';
import { soundCampaign } from '#src/checker/testing/soundCampaign.ts';

const { steps } = soundCampaign;
const withHome = (change: object) =>
  report({ sound: { ...soundCampaign, people: [], steps: { ...steps, home: { ...steps.home, ...change } } } }, 'sound')
    .text;
const isAdult = { rule: 'ageBetween', params: { min: 18 } };

describe('a step that says what is next', () => {
  test('and shows no Next is found, and the steps behind it are not', () => {
    const text = withHome({ nav: { next: false } });
    expect(text).toMatch(/sound\.json:\d+:\d+: C063 Nothing leads visitors on from the step "home"/);
    expect(text).not.toContain('C040');
  });

  test('and shows no Next is all that is found where conditions behind it are about those who are stuck', () => {
    const gender = { changeFields: { genderSelect: { options: { movesOn: false } } }, nav: { next: false } };
    const text = JSON.stringify({ name: 'draft', extends: 's6', steps: { gender } });
    const { findings } = shippedCampaigns().check('draft', { text });
    expect(findings.map(({ code }) => code)).toEqual(['C063']);
  });

  test('and shows Next to some is found for the others', () => {
    expect(withHome({ nav: { nextWhen: { rule: 'hasStudy' } } })).toMatch(
      /C063 Nothing leads visitors without a study on from the step "home"/,
    );
  });

  test('and shows Next by what is asked on it and by what is not is found for those whom no answer helps', () => {
    expect(withHome({ nav: { nextWhen: { rule: 'fullyQualified' } } })).toMatch(
      /C063 Nothing leads visitors without a study on from the step "home"/,
    );
  });

  test('and shows Next once it has an answer is sound', () => {
    const fields = [{ kind: 'Age' }, ...steps.home.fields];
    expect(withHome({ fields, nav: { nextWhen: isAdult } })).not.toContain('C063');
  });

  test('and shows Next by what others are asked on it is found', () => {
    const fields = [{ kind: 'Age', when: { rule: 'hasStudy' } }, ...steps.home.fields];
    expect(withHome({ fields, nav: { nextWhen: isAdult } })).toMatch(
      /C063 Nothing leads visitors .*without a study.* on from the step "home"/,
    );
  });

  test('and has a field that leads on is sound', () => {
    const fields = [...steps.home.fields, { kind: 'Chooser' }];
    expect(withHome({ fields, nav: { next: false } })).not.toContain('C0');
    const none = [...steps.home.fields, { kind: 'Chooser', options: { movesOn: false } }];
    expect(withHome({ fields: none, nav: { next: false } })).toContain('C063');
    const some = [...steps.home.fields, { kind: 'Chooser', when: { rule: 'hasStudy' } }];
    expect(withHome({ fields: some, nav: { next: false } })).toContain('C063 Nothing leads visitors without a study');
  });

  test('and says so by cases that only Next would take is found', () => {
    const thanks = { ...steps.thanks, fields: [{ kind: 'ScreenerThankYou', options: { healthQuestionsStep: 'age' } }] };
    const next = { cases: [{ when: { rule: 'hasStudy' }, to: 'age' }], otherwise: 'result' };
    const document = {
      ...soundCampaign,
      people: [],
      steps: { ...steps, thanks: { ...thanks, nav: { next: false }, next }, age: { fields: [] } },
    };
    expect(report({ sound: document }, 'sound').text).toMatch(
      /C044 No visitor gets to this case, nor to any other one here/,
    );
  });

  test('and has a button to a step may be where a visit ends: before a save that is found', () => {
    const thanks = { ...steps.thanks, fields: [{ kind: 'ScreenerThankYou', options: { healthQuestionsStep: 'age' } }] };
    const ways = {
      home: { ...steps.home, saves: false, next: 'thanks' },
      thanks: { ...thanks, nav: { next: false }, next: 'age' },
    };
    const age = { fields: steps.home.fields.slice(0, 0), saves: true, next: 'healthQuestionsThankYou' };
    const document = { ...soundCampaign, people: [], steps: { ...ways, age, healthQuestionsThankYou: {} } };
    expect(report({ sound: document }, 'sound').text).toMatch(
      /C049 The lead of visitors ending at "thanks" is not saved before the end "thanks"/,
    );
  });
});

test('who was not asked for an answer is not to repeat it', () => {
  const again = { kind: 'Confirmation', options: { answer: 'email' }, checks: [{ check: 'confirmed' }] };
  const asks = (when: object) =>
    withHome({ fields: [...steps.home.fields.filter(({ kind }) => kind !== 'Email'), { kind: 'Email', when }, again] });
  expect(asks({ rule: 'hasStudy' })).toMatch(
    /sound\.json:\d+:\d+: C025 "confirmation" of the step "home" needs the "email" of visitors without a study, and nothing before it has asked them for it/,
  );
  expect(
    withHome({ fields: [...steps.home.fields.filter(({ kind }) => kind !== 'Email'), { kind: 'Email' }, again] }),
  ).not.toContain('C025');
});
