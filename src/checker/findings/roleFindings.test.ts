import { describe, expect, test } from 'vitest';
import { changed, fieldsOf, objectAt, printed, type Path } from '#src/checker/testing/defects/planting.ts';
import { shippedCampaigns } from '#src/checker/testing/defects.ts';

const shipped = shippedCampaigns();

/** What is found of a shipped campaign without its example visitors, changed at the path. */
function foundIn(name: string, path: Path, value: unknown): string[] {
  const document = { ...shipped.documents.get(name), people: [] };
  const { findings, warnings } = shipped.check(name, { text: printed(changed(document, path, value)) });
  return [...findings, ...warnings].map(({ code, message }) => `${code} ${message}`);
}

/** The condition of the first field of the kind in the step. */
function whenOf(name: string, step: string, kind: string): Path {
  const fields = fieldsOf(shipped.documents.get(name) ?? {});
  return [...(fields.find(({ path, value }) => path[1] === step && value['kind'] === kind)?.path ?? []), 'when'];
}
const next = (step: string) => ['steps', step, 'next'];
const first = (step: string) => [...next(step), 'cases', 0, 'when'];
const opposite = (rule: string, params?: object) => ({ rule, ...(params && { params }), is: false });

describe('a step is found to which just those are led whom it is not for', () => {
  test.each([
    ['ws18', first('calendarBooking'), 'bookingExists', 'calendarBookingThankYou', 'bookingThankYou'],
    ['ws21', first('secondaryScreeningScheduling'), 'bookingExists', 'calendarBookingThankYou', 'bookingThankYou'],
    ['demo', first('indications'), 'fullyQualified', 'result', 'thankYouSpecial'],
  ])('%s %j', (name, path, rule, step, field) => {
    expect(foundIn(name, path, opposite(rule))).toEqual([
      `C110 This leads to "${step}" just those for whom "${rule}" does not hold, and "${field}" is for the others`,
    ]);
  });

  test('where more is asked of them', () => {
    const when = [{ rule: 'mayBook' }, opposite('siteSchedulingEnabled')];
    expect(foundIn('ws21', [...next('home'), 'cases', 1, 'when'], when)).toEqual([
      'C110 This leads to "siteScheduling" just those for whom "siteSchedulingEnabled" does not hold, and "booking" is for the others',
    ]);
  });

  test('where the steps of a choice are in each other’s place', () => {
    const cases = [{ when: { rule: 'bookingExists' }, to: 'indications' }];
    expect(foundIn('ws18', next('calendarBooking'), { cases, otherwise: 'calendarBookingThankYou' })).toEqual([
      expect.stringMatching(/^C110 This leads to "calendarBookingThankYou" just those/),
    ]);
  });
});

describe('a step is found that asks just those who are not to be asked', () => {
  test.each([
    ['s6', 'home', 'genderRequiredAndUnset', 'gender'],
    ['s15', 'home', 'genderRequiredAndUnset', 'gender'],
    ['s6', 'email', 'asksForDiagnosis', 'diagnosis'],
  ])('%s %s', (name, step, rule, to) => {
    expect(foundIn(name, first(step), opposite(rule))).toEqual([
      `C113 "${to}" asks only where "${rule}" does not hold, which says that it is asked: leave "is": false out`,
    ]);
  });
});

describe('a field is found that is shown just where it is not wanted', () => {
  test('what is known of those who are not known', () => {
    expect(foundIn('lead-update', whenOf('lead-update', 'home', 'LeadVerification'), opposite('leadIsKnown'))).toEqual([
      expect.stringMatching(/^C113 "knownList" is shown just where "leadIsKnown" does not hold, and is for the others/),
    ]);
  });

  test.each([
    ['ws16', { rule: 'healthDataChoiceOpen' }],
    ['ws17', { rule: 'healthDataChoiceOpen', params: { narrowOnly: true } }],
  ])('a question while nobody can go on: %s', (name, when) => {
    expect(foundIn(name, whenOf(name, 'result', 'OtherConditions'), when)).toEqual([
      'C113 "otherConditions" is asked only while its page has no button Next: whoever goes on does not see it any more',
    ]);
  });

  test.each(['ps1', 'ps2'])('a way on after a no alone: %s', (name) => {
    expect(foundIn(name, ['steps', 'home', 'nav', 'nextWhen'], { rule: 'partnerConsentRefused' })).toEqual([
      expect.stringMatching(/^C083 Next shows after a no alone/),
    ]);
  });
});

describe('nothing is found', () => {
  test.each<[string, string, Path, unknown]>([
    ['of an offer of other studies to everybody', 'ws10', whenOf('ws10', 'indications', 'StudyAlert'), undefined],
    [
      'of that offer to those who suit one study',
      'ws10',
      whenOf('ws10', 'indications', 'StudyAlert'),
      { rule: 'outcomeIs', params: { outcome: 'congratulations' } },
    ],
    ['of thanks for an appointment to everybody', 'ws18', next('calendarBooking'), 'calendarBookingThankYou'],
    [
      'of more conditions',
      'ws18',
      first('calendarBooking'),
      [{ rule: 'bookingExists' }, { rule: 'narrowScreen', is: false }],
    ],
    [
      'of a choice that is written the other way round',
      'ws18',
      next('calendarBooking'),
      { cases: [{ when: opposite('bookingExists'), to: 'indications' }], otherwise: 'calendarBookingThankYou' },
    ],
    [
      'of a diagnosis that is skipped',
      's6',
      next('email'),
      { cases: [{ when: opposite('asksForDiagnosis'), to: 'indications' }], otherwise: 'diagnosis' },
    ],
    [
      'of a hint while nobody can go on',
      'ws16',
      whenOf('ws16', 'result', 'OtherConditions').slice(0, -1),
      {
        kind: 'Heading',
        options: { level: 2, text: { en: 'Please choose', es: 'Elija una opción' } },
        when: { rule: 'healthDataChoiceOpen' },
      },
    ],
  ])('%s', (_, name, path, value) => {
    expect(foundIn(name, path, value).filter((one) => /C110|C113|C083/.test(one))).toEqual([]);
  });

  test('of two pages of which each asks for a gender', () => {
    const { gender = {}, home = {} } = objectAt(shipped.documents.get('s6'), ['steps']);
    const cases = [{ when: opposite('genderRequiredAndUnset'), to: 'gender' }];
    const steps = { gender, home: { ...Object(home), next: { cases, otherwise: 'questions' } }, questions: gender };
    const found = foundIn('s6', ['steps'], { ...objectAt(shipped.documents.get('s6'), ['steps']), ...steps });
    expect(found.filter((one) => /C110|C113/.test(one))).toEqual([]);
  });
});

test('thanks for an appointment that nobody of the campaign makes are found, unless visitors come back with one', () => {
  const fields: Path = ['steps', 'thankyou', 'fields'];
  const thanks = [{ kind: 'BookingThankYou' }];
  expect(foundIn('flare', fields, thanks)).toEqual([
    'C110 "bookingThankYou" is for visitors with an appointment, and no step of this campaign books one: show "Booking" before it, or leave it out',
  ]);
  const document = changed({ ...shipped.documents.get('flare'), people: [] }, fields, thanks);
  expect(shipped.check('flare', { text: printed({ ...document, bookedStep: 'thankyou' }) }).findings).toEqual([]);
});
