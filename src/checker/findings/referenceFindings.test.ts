import { describe, expect, test } from 'vitest';
import { home, homeFields, report, withSteps } from '#src/checker/testing/planting.ts';
import { soundCampaign } from '#src/checker/testing/soundCampaign.ts';

describe('a defect planted in names and texts is found, named and placed', () => {
  const defects: [name: string, document: object | string, expected: RegExp][] = [
    ['a home that does not exist', { ...soundCampaign, home: 'age' }, /This campaign has no step "age"/],
    ['a next step that does not exist', home({ next: 'result2' }), /Did you mean "result"/],
    ['a next step of another flow', home({ next: 'dob' }), /This campaign has no step "dob"/],
    [
      'a button to a step that does not exist',
      withSteps({ thanks: { fields: [{ kind: 'ScreenerThankYou', options: { healthQuestionsStep: 'reslt' } }] } }),
      /sound\.json:\d+:\d+: C017 This campaign has no step "reslt" to lead to\. Did you mean "result"/,
    ],
    [
      'a link in a text that shows none',
      { ...soundCampaign, pageTitle: { en: 'Our [policy](privacy)', es: 'Nuestra [política](privacy)' } },
      /sound\.json:6:11: C062 No link is shown here, only in consents: visitors would read the brackets around "privacy"/,
    ],
    [
      'a link in a replaced text that shows none',
      { ...soundCampaign, copy: { en: { 'Phone.short': '[x](terms)' }, es: { 'Phone.short': '[x](terms)' } } },
      /C062 No link is shown here/,
    ],
    [
      'a signature without the step after it',
      homeFields((fields) => [...fields, { kind: 'Signature' }]),
      /sound\.json:\d+:\d+: C011 Visitors leave here to sign: say with `signedStep`/,
    ],
    ['two fields of one id', homeFields((fields) => [...fields, { kind: 'Email' }]), /already called "email"/],
    [
      'two steps of one path',
      withSteps({ result: { ...soundCampaign.steps.result, path: 'thanks' } }),
      /Another step already has the path "thanks"/,
    ],
    [
      'copy for an unknown kind',
      { ...soundCampaign, copy: { en: { 'Fone.short': 'x' } } },
      /"Fone" is no kind\. Did you mean "Phone"/,
    ],
    [
      'copy for an unknown field',
      { ...soundCampaign, copy: { en: { 'home.fone.short': 'x' } } },
      /has no field "fone"\. Did you mean "phone"/,
    ],
    [
      'copy for an unknown step',
      { ...soundCampaign, copy: { en: { 'hoem.phone.short': 'x' } } },
      /has no step "hoem"\. Did you mean "home"/,
    ],
    [
      'copy for an unknown message',
      { ...soundCampaign, copy: { en: { 'Phone.shrt': 'x' } } },
      /There is no message "shrt"\. Did you mean "short"/,
    ],
    [
      'copy for a message that is like none',
      { ...soundCampaign, copy: { en: { 'Phone.title': 'x' } } },
      /There is no message "title"; known: short/,
    ],
    ['copy of no known form', { ...soundCampaign, copy: { en: { Phone: 'x' } } }, /A key is `Kind\.message`/],
    ...['constructor.short', 'Phone.toString', 'constructor.phone.short', 'home.constructor.short'].map(
      (key): (typeof defects)[number] => [
        `copy for what every object has: ${key}`,
        { ...soundCampaign, copy: { en: { [key]: 'x' }, es: { [key]: 'x' } } },
        /sound\.json:\d+:\d+: C027 .*"(constructor|toString)"/,
      ],
    ),
    [
      'a button to a step of a name that every object has',
      withSteps({ thanks: { fields: [{ kind: 'ScreenerThankYou', options: { healthQuestionsStep: 'valueOf' } }] } }),
      /C017 This campaign has no step "valueOf"/,
    ],
    [
      'copy with a value that is not given',
      { ...soundCampaign, copy: { en: { 'Phone.short': 'Dear {name}' } } },
      /Nothing fills \{name\} here; the default text is "Short"/,
    ],
  ];
  test.each(defects)('%s', (_, document, expected) => {
    const { findings, text } = report({ sound: document }, 'sound');
    expect(text).toMatch(expected);
    expect(findings).toBeGreaterThan(0);
  });
});

describe('a step that an heir takes away and its base still leads to is found where it is taken away', () => {
  const nothing = { name: 'child', extends: 'sound', people: [], steps: { thanks: null } };

  test('in the heir, once, with every place that leads there', () => {
    const first = { ...soundCampaign.steps.home, next: 'thanks' };
    const sound = withSteps({ home: first, indications: { ...soundCampaign.steps.indications, next: 'thanks' } });
    const { findings, text } = report({ child: nothing, sound }, 'child');
    expect(findings).toBe(1);
    expect(text).toMatch(
      /child\.json:6:5: C017 This campaign has no step "thanks" to lead to; .* \(inherited from sound\.json:\d+, sound\.json:\d+\)$/m,
    );
  });

  test('in the one of several documents that does so', () => {
    const heir = { name: 'heir', extends: 'child', pageTitle: { en: 'Heir', es: 'Heredero' } };
    const { findings, text } = report({ heir, child: nothing, sound: soundCampaign }, 'heir');
    expect(findings).toBe(1);
    expect(text).toMatch(/child\.json:6:5: C017 This campaign has no step "thanks" to lead to/);
  });

  test('but not where an heir brings it back', () => {
    const heir = { name: 'heir', extends: 'child', steps: { thanks: soundCampaign.steps.thanks } };
    expect(report({ heir, child: nothing, sound: soundCampaign }, 'heir').findings).toBe(0);
  });

  test('and what the heir itself leads to is found there', () => {
    const child = { ...nothing, steps: { thanks: null, result: { next: 'thanks' }, indications: { next: 'result' } } };
    const { text } = report({ child, sound: soundCampaign }, 'child');
    expect(text).toMatch(/child\.json:8:15: C017 This campaign has no step "thanks"/);
  });
});
