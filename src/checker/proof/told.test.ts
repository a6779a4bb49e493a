import { describe, expect, test } from 'vitest';
import { report } from '#src/checker/testing/planting.ts';
import { soundCampaign } from '#src/checker/testing/soundCampaign.ts';

const { steps } = soundCampaign;
const isChild = { rule: 'ageBetween', params: { max: 17 } };
const isAdult = { rule: 'ageBetween', params: { min: 18 } };
const consentFor = (id: string, when: object) => ({ kind: 'GenericConsent', id, when });
const contact = steps.home.fields.filter(({ kind }) => kind !== 'GenericConsent' && kind !== 'Email');

/** A campaign that asks for an age, on the first of two steps or on the second, and for the consent of children and adults apart. */
function asking(age: object, isAtOnce = false) {
  const consents = [consentFor('ofChild', isChild), consentFor('ofAdult', isAdult)];
  const first = { fields: isAtOnce ? [] : [age], next: 'indications' };
  const second = { fields: [...(isAtOnce ? [age] : []), ...contact, ...consents], saves: true, next: 'thanks' };
  const changed = {
    ...soundCampaign,
    people: [],
    copy: {},
    steps: { home: first, indications: second, thanks: steps.thanks },
  };
  return report({ sound: changed }, 'sound').text;
}

describe('of what must be told there is nobody who has not told it', () => {
  test.each([false, true])('once it was asked, on the step itself (%s) or before', (isAtOnce) => {
    expect(asking({ kind: 'Age' }, isAtOnce)).not.toContain('C0');
  });

  test('but where it may be left out', () => {
    expect(asking({ kind: 'Age', required: false })).toMatch(/C047 Nobody of unknown age is asked for consent/);
  });

  test('but where some are not asked', () => {
    const some = { kind: 'Age', when: { rule: 'hasStudy' } };
    expect(asking(some)).toMatch(/C047 Nobody of unknown age is asked for consent/);
  });

  test('so that cases for all ages leave nobody', () => {
    const cases = [isChild, isAdult].map((when, index) => ({ when, to: index === 0 ? 'result' : 'indications' }));
    const home = { fields: [{ kind: 'Age' }, ...steps.home.fields], saves: true, next: { cases, otherwise: 'thanks' } };
    const document = { ...soundCampaign, people: [], steps: { ...steps, home } };
    expect(report({ sound: document }, 'sound').text).toMatch(/C045 No visitor gets here: the cases take everybody/);
  });

  test('and a finding names those who are meant', () => {
    const home = {
      fields: [{ kind: 'Age' }],
      next: { cases: [{ when: isAdult, to: 'indications' }], otherwise: 'thanks' },
    };
    const indications = { fields: steps.home.fields, saves: true, next: 'thanks' };
    const document = { ...soundCampaign, people: [], copy: {} };
    const textOf = (fields: object[]) => {
      const all = { home: { ...home, fields: [...home.fields, ...fields] }, indications, thanks: steps.thanks };
      return report({ sound: { ...document, steps: all } }, 'sound').text;
    };
    expect(textOf([{ kind: 'FullName' }])).toMatch(/C049 The lead of visitors aged 17 or less is not saved/);
    // Whoever is turned away before they say who they are has nothing that could be saved.
    expect(textOf([])).not.toContain('C049');
  });
});

/** Checks that let the ages between these pass. */
const between = (least: number, most: number) => [
  { check: 'min_value', params: { value: least } },
  { check: 'max_value', params: { value: most } },
];
/** A campaign that asks for an age, and leads those whom `when` means elsewhere, from there or from the next step. */
function leading(age: object, when: object, isLater: boolean, more: object[] = []) {
  const choice = { cases: [{ when, to: 'result' }], otherwise: 'indications' };
  const first = { fields: [{ kind: 'Age', ...age }, ...more], next: isLater ? 'age' : choice };
  const rest = { fields: [...contact, { kind: 'GenericConsent' }], saves: true, next: 'thanks' };
  const [result, indications, thanks] = [rest, rest, steps.thanks];
  const later = isLater ? { age: { fields: [], next: choice } } : {};
  const document = {
    ...soundCampaign,
    people: [],
    copy: {},
    steps: { home: first, ...later, result, indications, thanks },
  };
  return report({ sound: document }, 'sound').text;
}

describe('nobody passes a question with an age that its checks refuse', () => {
  test('so that a case for such an age leads nobody on from there', () => {
    expect(leading({ checks: between(18, 64) }, isChild, false)).toMatch(
      /C044 No visitor gets to this case: nobody who/,
    );
  });

  test.each([
    ['younger', isChild, 'never holds'],
    ['all that pass', { rule: 'ageBetween', params: { min: 18, max: 64 } }, 'never fails'],
  ])('nor from a later step: %s', (_, when, what) => {
    expect(leading({ checks: between(18, 64) }, when, true)).toContain(
      `C043 "ageBetween" ${what} for those who get here`,
    );
  });

  test.each([
    ['an age that passes', { checks: between(18, 64) }, { rule: 'ageBetween', params: { min: 40 } }],
    ['the last age that passes', { checks: between(18, 64) }, { rule: 'ageBetween', params: { min: 64 } }],
    ['an age that no check is about', { checks: between(1, 64) }, isChild],
    ['no age, where it may be left out', { required: false, checks: between(18, 64) }, isAdult],
  ])('but %s leads on', (_, age, when) => {
    for (const isLater of [false, true]) expect(leading(age, when, isLater)).not.toMatch(/C04[0-5]/);
  });

  test('nor with an age that nobody can choose', () => {
    const ofOld = { rule: 'ageBetween', params: { min: 115 } };
    for (const isLater of [false, true]) expect(leading({}, ofOld, isLater)).toMatch(/C04[34]/);
    expect(leading({}, { rule: 'ageBetween', params: { min: 109 } }, true)).not.toMatch(/C04[0-5]/);
  });

  test('where some are asked in vain for an age, they may be of any', () => {
    const some = { checks: between(18, 64), when: { rule: 'hasStudy' } };
    expect(leading(some, isChild, true)).not.toMatch(/C04[0-5]/);
  });

  test('and a witness has an age that passes', () => {
    const consent = { kind: 'GenericConsent', when: { rule: 'ageBetween', params: { min: 30 } } };
    const home = {
      fields: [{ kind: 'Age', checks: between(21, 64) }, ...contact, consent],
      saves: true,
      next: 'thanks',
    };
    const document = { ...soundCampaign, people: [], copy: {}, steps: { home, thanks: steps.thanks } };
    expect(report({ sound: document }, 'sound').text).toMatch(/C047 Nobody aged 21 to 29 is asked for consent/);
  });
});
