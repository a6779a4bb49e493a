import { describe, expect, test } from 'vitest';
import { described, draftChecker } from '#src/checker/testing/drafts.ts';

const check = draftChecker();
/** What is found of a campaign whose first step runs other effects than that of its base. */
const foundIn = (base: string, home: object): string[] =>
  described(check({ name: 'draft', extends: base, steps: { home: { ...home, replaces: ['onEnter'] } } })).filter(
    (one) => !/^C00[78]/.test(one),
  );
const [site, matched, bookings] = ['findNearestSite', 'checkAlreadyMatched', 'fetchSiteSchedulingStatus'].map(
  (effect) => ({ effect }),
);

describe('a step that books is found', () => {
  test.each(['ws18', 'ws21'])('where nothing asks whether its visitors take part already: %s', (base) => {
    const onEnter = base === 'ws18' ? [site] : [site, bookings];
    expect(foundIn(base, { onEnter, onAnswer: { phone: [], consents: [] } })).toEqual([
      expect.stringMatching(
        /^C085 "booking" hangs on what "checkAlreadyMatched" finds out, and no step runs it once there are answers/,
      ),
    ]);
  });

  test('where that is asked before there is a number', () => {
    expect(foundIn('ws18', { onAnswer: { phone: [] } })).toEqual([
      expect.stringMatching(/^C085 "booking" hangs on what "checkAlreadyMatched" finds out/),
    ]);
  });

  test('where that is not asked of those who agree after they gave their number', () => {
    expect(foundIn('ws18', { onAnswer: { consents: [] } })).toEqual([
      'C085 "booking" hangs on what "checkAlreadyMatched" finds out, which finds nothing out before a visitor outside the US has agreed: run it under the `onAnswer` of "consents", too',
    ]);
  });
});

describe('nothing is found', () => {
  test.each([
    ['where it is asked after each answer, which also those have who come back', 'ws18', { onEnter: [site] }],
    ['where the site is looked for after each postal code', 'ws10', { onEnter: [] }],
    ['in another order', 'ws18', { onEnter: [matched, site] }],
    [
      'with more effects',
      'ws18',
      { onEnter: [site, matched, { effect: 'trackAdClick' }], onAnswer: { email: [matched] } },
    ],
    ['of what no step that books needs', 'ws10', { onAnswer: { phone: [matched] } }],
  ])('%s', (_, base, home) => {
    expect(foundIn(base, home).filter((one) => !one.startsWith('C093'))).toEqual([]);
  });

  test('where a later step looks for it as it opens', () => {
    const steps = {
      home: { onEnter: [site], onAnswer: { phone: [], consents: [] }, next: 'questions', replaces: ['onEnter'] },
      questions: {
        fields: [{ kind: 'Heading', options: { text: { en: 'More about you', es: 'Más sobre usted' } } }],
        onEnter: [matched],
        next: { cases: [{ when: { rule: 'mayBook' }, to: 'calendarBooking' }], otherwise: 'indications' },
      },
    };
    const found = check({ name: 'draft', extends: 'ws18', replaces: ['people'], people: [], steps });
    expect(described(found).filter((one) => !/^C00[78]/.test(one))).toEqual([]);
  });
});

const title = (id: string, en: string, es: string) => ({ kind: 'Heading', id, options: { text: { en, es } } });

/** What is found of a field whose verdict hangs on an answer that is asked too early. */
const tooEarly = (name: string, answer: string) =>
  expect.stringMatching(
    new RegExp(`^C085 "${name}" hangs on "${answer}", which is asked on a page before that of the consent`),
  );

describe('laid out in pages, what is checked once a visitor has agreed', () => {
  const contact = ['caregiverName', 'fullName', 'email', 'medicalRecordsConsent', 'genericConsent'];
  /** What is found of a screener that asks for these before the page of the consent, and for others there or later. */
  const found = (base: string, early: string[], onPage: string[], late: string[] = []) => {
    const asked = ['birthDate', 'gender', 'qualificationQuestions', 'riskAssessment', 'height', 'weight', 'ctScanDate'];
    const sections = [
      { id: 'start', fields: ['landingCopy', 'caregiverChoice', 'countrySelect', 'whoAsks', ...asked, ...early] },
      { id: 'contact', top: [title('contact', 'Contact', 'Contacto')], fields: [...contact, ...onPage], saves: true },
      { id: 'last', top: [title('last', 'Background', 'Origen')], fields: ['ethnicity', ...late] },
    ];
    return described(check({ name: 'draft', extends: base, layout: 'sections', steps: { home: { sections } } })).filter(
      (one) => one.startsWith('C085'),
    );
  };
  test('is found where it is asked on a page before', () => {
    expect(found('ws10', ['postalCode'], ['phone'])).toEqual([tooEarly('screenerResult', 'postalCode')]);
    expect(found('ws18', ['phone'], ['postalCode'])).toEqual([tooEarly('booking', 'phone')]);
  });

  test('may be asked on that page, or later, and what no verdict needs anywhere', () => {
    expect(found('ws10', [], ['phone', 'postalCode'])).toEqual([]);
    expect(found('ws10', [], ['phone'], ['postalCode'])).toEqual([]);
    expect(found('ws10', ['phone'], ['postalCode'])).toEqual([]);
  });
});
