import { describe, expect, test } from 'vitest';
import { objectAt } from '#src/checker/testing/defects/planting.ts';
import { shippedCampaigns } from '#src/checker/testing/defects.ts';
import { draftChecker } from '#src/checker/testing/drafts.ts';

const shipped = shippedCampaigns();

/** What is found of the readers of a campaign that extends another. */
function foundIn(base: string, change: object): string[] {
  const text = JSON.stringify({ name: 'draft', extends: base, replaces: ['people'], people: [], ...change }, null, 2);
  const { findings, warnings } = shipped.check('draft', { text });
  return [...findings, ...warnings].flatMap(({ code, message }) => (code === 'C114' ? [message] : []));
}

const withHeading = (options: object) => ({ steps: { postal: { changeFields: { heading: { options } } } } });
const withCode = (change: object) => ({ steps: { postal: { changeFields: { postalCode: change } } } });
const own = { en: 'What is your postal code?', es: '¿Cuál es su código postal?' };
const theirs = { en: 'The postal code of the participant', es: 'El código postal del participante' };

describe('a text for caregivers is found', () => {
  test('that is the one for everybody', () => {
    expect(foundIn('s6', withHeading({ caregiverText: own }))).toEqual([
      '"caregiverText" of "heading" says to caregivers what it says to everybody: "What is your postal code?". It stands in for "text"',
    ]);
  });
  test('that is so in one language alone', () => {
    expect(foundIn('s6', withHeading({ caregiverText: { es: own.es } }))).toEqual([
      expect.stringMatching(/says to caregivers what it says to everybody: "¿Cuál es su código postal\?"/),
    ]);
  });
  test('that has changed places with the other', () => {
    expect(foundIn('s6', withHeading({ text: theirs, caregiverText: own }))).toEqual([
      expect.stringMatching(/speaks of somebody else to those who answer for themselves, and not to caregivers/),
    ]);
  });
});

test('a text for parents that has changed places with the one for caregivers is found', () => {
  const child = { en: 'The postal code of your child', es: 'El código postal de su hijo o hija' };
  expect(foundIn('s6', withHeading({ caregiverText: child, parentText: theirs }))).toEqual([
    '"parentText" of "heading" speaks of no child, and "caregiverText" does: both have changed places',
  ]);
  expect(foundIn('s6', withHeading({ caregiverText: theirs, parentText: child }))).toEqual([]);
});

describe('a text about a child is found for those who answer for an adult', () => {
  const child = { en: 'The postal code of your child', es: 'El código postal de su hijo o hija' };
  test('where parents have one of their own', () => {
    expect(foundIn('s6', withHeading({ caregiverText: child, parentText: child }))).toEqual([
      '"caregiverText" of "heading" speaks of a child to those who answer for an adult: parents read "parentText"',
    ]);
  });
  test('not where parents read it, too', () => {
    expect(foundIn('s6', withHeading({ caregiverText: child }))).toEqual([]);
  });
});

test('a text for parents that is the one for everybody is found', () => {
  expect(foundIn('s6', withHeading({ caregiverText: theirs, parentText: own }))).toEqual([
    '"parentText" of "heading" says to parents what it says to those who answer for themselves: "What is your postal code?"',
  ]);
  expect(foundIn('s6', withHeading({ caregiverText: theirs, parentText: theirs }))).toEqual([]);
});

describe('a question is found', () => {
  test.each([
    ['about a participant where nobody answers for one', 'flare', 'participant', /nobody answers for somebody else$/],
    ['about whoever reads it, caregivers too', 's6', 'self', /asks everybody about themselves, caregivers too/],
    ['about a participant, of everybody', 's6', 'participant', /also those who answer for themselves/],
  ])('%s', (_, base, label, message) => {
    expect(foundIn(base, withCode({ options: { label } }))).toEqual([expect.stringMatching(message)]);
  });
  test('in the words for everybody alone, where caregivers answer for somebody else', () => {
    expect(foundIn('s6', withHeading({ text: own, caregiverText: null }))).toEqual([
      '"heading" asks caregivers for their own "postalCode", and the page for that of the participant: give it a "caregiverText"',
    ]);
  });
});

test('a link for those who answer for a child is found where nobody does', () => {
  const found = foundIn('s6', { hasCaregiver: false });
  expect(found).toEqual([
    expect.stringMatching(
      /^"quickLinks" offers to answer for a child, .*: write "child": false \(inherited from campaigns\/s6\.json:\d+\)$/,
    ),
  ]);
});

describe('nothing is found', () => {
  test.each([
    ['of a text for caregivers of its own', 's6', withHeading({ caregiverText: theirs })],
    ['of one text where nobody answers for somebody else', 'flare', withHeading({ caregiverText: null })],
    [
      'of a heading that asks nothing',
      's6',
      withHeading({ text: { en: 'Near you', es: 'Cerca' }, caregiverText: null }),
    ],
    ['of a heading about a participant', 's6', withHeading({ text: theirs, caregiverText: null })],
    [
      'of a heading of a step that caregivers pass by',
      's6',
      {
        landings: { postal: null },
        steps: {
          home: { next: { cases: [{ when: { rule: 'hasCaregiver' }, to: 'gender' }], otherwise: 'postal' } },
          gender: {
            fields: [
              { kind: 'Heading', options: { text: theirs } },
              { kind: 'Gender', options: { label: 'participant' }, when: { rule: 'hasCaregiver' } },
              { kind: 'PostalCode' },
            ],
            next: 'age',
          },
          ...withHeading({ text: own, caregiverText: null }).steps,
        },
      },
    ],
    ['of both texts where nobody answers for somebody else', 'flare', withHeading({ caregiverText: own })],
    ['of words that are chosen by who answers', 's6', withCode({ options: { label: 'auto' } })],
    ['of those for themselves where nobody else comes', 'flare', withCode({ options: { label: 'self' } })],
    [
      'of one question of two',
      's6',
      withCode({ options: { label: 'self' }, when: { rule: 'hasCaregiver', is: false } }),
    ],
  ])('%s', (_, base, change) => {
    expect(foundIn(base, change)).toEqual([]);
  });
});

describe('conditions that are asked of one kind of caregiver are found', () => {
  const check = draftChecker();
  const asked = (base: string, label: string) => {
    const steps = { indications: { changeFields: { indications: { options: { label } } } } };
    return check({ name: 'draft', extends: base, steps }).map(({ code, message }) => `${code} ${message}`);
  };

  test.each(['parent', 'child', 'spouse', 'friend', 'caregiver'])('%s', (label) => {
    const whom = label === 'caregiver' ? 'the caregiver' : 'somebody else';
    expect(asked('s6', label)).toEqual([
      `C114 "indications" asks everybody about ${whom}, also those who answer for themselves: leave "label" out, or write "auto"`,
    ]);
    expect(asked('midpath', label)).toEqual([
      `C114 "indications" asks about ${whom}, and in this campaign nobody answers for somebody else`,
    ]);
  });

  test('and those that are asked by who answers are not', () => {
    expect(asked('s6', 'auto')).toEqual([]);
    expect(asked('midpath', 'self')).toEqual([]);
  });
});

test('a heading that asks about a child where nobody answers for one is found', () => {
  const heading = {
    options: { text: { en: 'What is your child’s full name?', es: '¿Cómo se llama su hijo o hija?' } },
  };
  expect(foundIn('flare', { steps: { name: { changeFields: { heading } } } })).toEqual([
    '"heading" asks about somebody else, "What is your child’s full name?", and in this campaign nobody answers for one',
  ]);
});

test('the heading of a section is read where pages have it, once for all of them', () => {
  const text = { en: 'Your health', es: 'Su salud' };
  const caregiverText = { en: 'The participant’s health', es: 'La salud del participante' };
  const top = [{ kind: 'Heading', id: 'health', options: { text, caregiverText, parentText: text } }];
  // The shipped campaigns are checked.
  const { sections } = objectAt(shipped.documents.get('ws10'), ['steps', 'home']) as { sections: { id: string }[] };
  const changed = sections.map((one) => (one.id === 'health' ? { ...one, top } : one));
  const found = foundIn('ws23', { layout: 'questions', steps: { home: { sections: changed } } });
  expect(found).toEqual([
    '"parentText" of "health" says to parents what it says to those who answer for themselves: "Your health"',
  ]);
});
