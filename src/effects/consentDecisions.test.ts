import { describe, expect, test } from 'vitest';
import type { Answers, CountryCode } from '#src/domain/facts.ts';
import type { ConsentDue } from '#src/domain/state.ts';
import { exampleFacts } from '#src/kit/exampleFacts.ts';
import { consentDecisions, unsentDecisions } from './consentDecisions.ts';

type Consents = Answers['consents'];
const factsOf = (country: CountryCode, consents: Consents, shown = true) =>
  exampleFacts({ country, campaign: { consent: { shown } }, answers: { ...known, ...(consents && { consents }) } });
const known = { phone: '+12125550123', email: 'ana@example.org' };
const written = (decisions: ReturnType<typeof consentDecisions>) =>
  decisions.map(({ consentType, hasConsent, how }) => `${consentType} ${hasConsent ? 'yes' : 'no'} ${how}`);

const implied = ['sms yes implied', 'call yes implied', 'email yes implied', 'clinic yes implied'];

describe('what a visitor has agreed to', () => {
  const cases: readonly [string, CountryCode, Consents, boolean, string[]][] = [
    ['in the US by going on', 'US', undefined, true, implied],
    ['in the US to nothing where no consent is shown', 'US', undefined, false, []],
    [
      'in the US to medical records only by a box',
      'US',
      { medicalRecords: true },
      true,
      [...implied, 'medical_records yes box'],
    ],
    ['elsewhere to nothing by going on', 'IE', undefined, true, []],
    ['elsewhere by a box', 'IE', { phone: true, email: true }, true, ['sms yes box', 'call yes box', 'email yes box']],
    ['elsewhere to the clinic by a box of its own', 'IE', { clinicSharingPermission: true }, true, ['clinic yes box']],
    [
      'elsewhere not, by a box left empty',
      'GB',
      { phone: false, clinicSharingPermission: false },
      true,
      ['sms no box', 'call no box', 'clinic no box'],
    ],
    [
      'to a health data partner by a box',
      'ZA',
      { medicalRecordsHealthData: true },
      true,
      ['medical_records_health_data yes box'],
    ],
  ];
  test.each(cases)('%s', (_sentence, country, consents, shown, expected) => {
    expect(written(consentDecisions(factsOf(country, consents, shown)))).toEqual(expected);
  });
});

test.each<[string, Consents, string[]]>([
  ['what was withdrawn elsewhere is not implied again', undefined, ['call yes implied', 'email yes implied']],
  [
    'it is given again by a box',
    { phone: true, clinicSharingPermission: true },
    ['sms yes box', 'call yes implied', 'email yes implied', 'clinic yes box'],
  ],
  ['and taken back by it', { phone: false }, ['sms no box', 'call yes implied', 'email yes implied']],
])('in the US %s', (_sentence, consents, expected) => {
  const facts = { ...factsOf('US', consents), withdrawn: { sms: true, clinic: true, contact: true } } as const;
  expect(written(consentDecisions(facts))).toEqual(expected);
});

test.each([
  ['a yes is no consent, since the signature is', true, []],
  ['a no takes the signature back', false, ['medical_records_health_data no box']],
])('where a campaign has medical records signed, %s', (_sentence, medicalRecordsHealthData, expected) => {
  const answers = { ...known, consents: { medicalRecordsHealthData } };
  const facts = exampleFacts({ campaign: { signedStep: 'thanks' }, answers });
  expect(written(consentDecisions(facts))).toEqual(expected);
});

test('each decision carries the wording that stood beside it', () => {
  const boxes = { phone: true, email: true, clinicSharingPermission: true, medicalRecords: true };
  const consents = { ...boxes, medicalRecordsHealthData: true };
  const wordings = (country: CountryCode) =>
    consentDecisions(factsOf(country, consents)).map(({ consentType, wording }) => `${consentType} ${wording}`);
  const contact = ['sms contact', 'call contact', 'email contact'];
  const records = ['medical_records medicalRecords', 'medical_records_health_data medicalRecordsHealthData'];
  expect(wordings('IE')).toEqual([...contact, 'clinic clinic', ...records]);
  expect(wordings('US')).toEqual([...contact, 'clinic contact', ...records]);
});

/** The same decision on all contact. */
const all = (decision: string) => ['sms', 'call', 'email', 'clinic'].map((type) => `${type} ${decision} spoken`);

describe('what a candidate said to an agent on the phone', () => {
  test.each([
    ['a yes to both questions is one to all contact', 'US', { connect: true, transfer: true }, all('yes')],
    ['elsewhere too', 'IE', { connect: true, transfer: true }, all('yes')],
    ['a yes to the use of health answers as well', 'US', { healthData: true }, all('yes')],
    ['one no is a no to all', 'US', { connect: true, transfer: false }, all('no')],
    ['half of the answers is no consent yet', 'US', { connect: true }, all('no')],
  ] as const)('%s', (_sentence, country, partnerConsent, expected) => {
    const facts = exampleFacts({ country, answers: { partnerConsent } });
    expect(written(consentDecisions(facts))).toEqual(expected);
    expect(consentDecisions(facts).every(({ wording }) => wording === 'contact')).toBe(true);
  });

  test('a no that follows a yes withdraws it', () => {
    const facts = exampleFacts({ answers: { partnerConsent: { connect: false } } });
    const consentsSent = { sms: true, call: true, email: true, clinic: true };
    expect(written(unsentDecisions(facts, { consentsSent }))).toEqual(all('no'));
  });
});

describe('what is sent', () => {
  test('a withdrawal of what was due, whose reply may have been lost', () => {
    const facts = factsOf('IE', { clinicSharingPermission: false });
    const due: ConsentDue = {
      consentType: 'clinic',
      hasConsent: true,
      how: 'box',
      text: 'What was shown',
      locale: 'en',
      country: 'IE',
      isInternational: true,
      campaign: 'ws10',
      step: 'home',
      clientTime: '2026-11-18T18:00:00Z',
    };
    expect(written(unsentDecisions(facts, { consentsSent: {}, consentsDue: [due] }))).toEqual(['clinic no box']);
    const noMail = factsOf('IE', { email: false });
    expect(written(unsentDecisions(noMail, { consentsSent: {}, consentsDue: [due] }))).toEqual([]);
  });

  const cases: readonly [string, Consents, Record<string, boolean>, string[]][] = [
    ['everything the first time', { phone: true, email: true }, {}, ['sms yes box', 'call yes box', 'email yes box']],
    ['nothing twice', { phone: true }, { sms: true, call: true }, []],
    ['a consent withdrawn', { phone: false }, { sms: true, call: true }, ['sms no box', 'call no box']],
    ['a consent given again', { phone: true }, { sms: false, call: true }, ['sms yes box']],
    ['no refusal of what was never given', { phone: false }, {}, []],
    ['no refusal twice', { phone: false }, { sms: false, call: false }, []],
  ];
  test.each(cases)('%s', (_sentence, consents, sent, expected) => {
    const { phone, email } = known;
    const consentsTo = { sms: phone, call: phone, email };
    expect(written(unsentDecisions(factsOf('IE', consents), { consentsSent: sent, consentsTo }))).toEqual(expected);
  });

  test.each([
    ['waits for an address', { phone: known.phone }, {}, ['sms yes implied', 'call yes implied', 'clinic yes implied']],
    ['comes with the address', known, { sms: true, call: true, clinic: true }, ['email yes implied']],
  ])('a consent to email %s', (_sentence, answers, consentsSent, expected) => {
    const facts = exampleFacts({ country: 'US', campaign: { consent: { shown: true } }, answers });
    const consentsTo = { sms: known.phone, call: known.phone };
    expect(written(unsentDecisions(facts, { consentsSent, consentsTo }))).toEqual(expected);
  });

  test.each([
    ['nothing may have been signed', {}, []],
    ['a signature may stand', { medical_records_health_data: true }, ['medical_records_health_data no box']],
    ['it was taken back already', { medical_records_health_data: false }, []],
  ])('a no to health data, where %s', (_sentence, consentsSent, expected) => {
    const facts = factsOf('US', { medicalRecordsHealthData: false }, false);
    expect(written(unsentDecisions(facts, { consentsSent }))).toEqual(expected);
  });

  test('a consent for an earlier address is given anew for a later one', () => {
    const facts = exampleFacts({ country: 'IE', answers: { ...known, consents: { email: true } } });
    const consentsSent = { email: true };
    const of = (email: string) => written(unsentDecisions(facts, { consentsSent, consentsTo: { email } }));
    expect([of('old@example.org'), of(known.email)]).toEqual([['email yes box'], []]);
  });
});
