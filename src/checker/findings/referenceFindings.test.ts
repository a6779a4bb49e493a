import { describe, expect, test } from 'vitest';
import { home, homeFields, report, withSteps } from '#src/checker/testing/planting.ts';
import { soundCampaign } from '#src/checker/testing/soundCampaign.ts';

describe('a defect planted in names and texts is found, named and placed', () => {
  const defects: [name: string, document: object | string, expected: RegExp][] = [
    ['a home that does not exist', { ...soundCampaign, home: 'age' }, /This campaign has no step "age"/],
    ['a next step that does not exist', home({ next: 'result2' }), /Did you mean "result"/],
    ['a next step of another flow', home({ next: 'dob' }), /This campaign has no step "dob"/],
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
    ['copy of no known form', { ...soundCampaign, copy: { en: { Phone: 'x' } } }, /A key is `Kind\.message`/],
    [
      'copy with a value that is not given',
      { ...soundCampaign, copy: { en: { 'Phone.short': 'Dear {name}' } } },
      /The text knows no \{name\}/,
    ],
  ];
  test.each(defects)('%s', (_, document, expected) => {
    const { findings, text } = report({ sound: document }, 'sound');
    expect(text).toMatch(expected);
    expect(findings).toBeGreaterThan(0);
  });
});
