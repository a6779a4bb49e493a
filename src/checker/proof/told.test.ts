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
    const document = { ...soundCampaign, people: [], copy: {}, steps: { home, indications, thanks: steps.thanks } };
    expect(report({ sound: document }, 'sound').text).toMatch(/C049 The lead of visitors aged 17 or less is not saved/);
  });
});
