import { describe, expect, test } from 'vitest';
import { changed, listAt, objectAt, printed } from '#src/checker/testing/defects/planting.ts';
import { shippedCampaigns } from '#src/checker/testing/defects.ts';

const shipped = shippedCampaigns();
const text = { en: 'Studies near you', es: 'Estudios cerca de usted' };

/** What is found of a condition under which a campaign shows a heading. */
function shownUnder(name: string, step: string, when: object): string[] {
  const document = shipped.documents.get(name) ?? {};
  const path = ['steps', step, 'fields'];
  const heading = { kind: 'Heading', id: 'some', when, options: { level: 2, text } };
  const { findings } = shipped.check(name, {
    text: printed(changed(document, path, [...listAt(document, path), heading])),
  });
  return findings.filter(({ code }) => code === 'C096').map(({ message }) => message);
}

const adult = { rule: 'ageBetween', params: { min: 18 } };

test('a condition on an answer that no field asks for is found, with the answers that would tell', () => {
  expect(shownUnder('flare', 'thankyou', adult)).toEqual([
    '"ageBetween" is about "age" or "birthDate", which no field on the way to it asks for: ask for it before, or leave the condition out',
  ]);
});

describe('no finding has a condition', () => {
  test.each<[string, string, string, object]>([
    ['on an answer that a field asks for', 's6', 'thankyou', adult],
    ['on an age that the lead of a link may tell', 'lead-update', 'thankyou', adult],
    ['on a condition that the address may name', 'flare', 'thankyou', { rule: 'hasIndication', params: { id: 5 } }],
    ['on the place of the visitor', 'flare', 'thankyou', { rule: 'isInternational' }],
  ])('%s', (_, name, step, when) => {
    expect(shownUnder(name, step, when)).toEqual([]);
  });
});

test('a condition on an answer that another way alone asks for is found', () => {
  const document = shipped.documents.get('flare') ?? {};
  const { next } = objectAt(document, ['steps', 'postal']);
  const heading = { kind: 'Heading', options: { text } };
  const old = { kind: 'Heading', id: 'some', when: adult, options: { level: 2, text } };
  const steps = {
    ...objectAt(document, ['steps']),
    postal: {
      ...objectAt(document, ['steps', 'postal']),
      next: { cases: [{ when: { rule: 'hasIndication', params: { id: 5 } }, to: 'age' }], otherwise: 'dob' },
    },
    age: { fields: [heading, { kind: 'Age' }], next },
    dob: { fields: [heading, old], next },
  };
  const { findings } = shipped.check('flare', { text: printed({ ...document, steps, people: [] }) });
  expect(findings.map(({ code, message }) => `${code} ${message.slice(0, 80)}`)).toEqual([
    'C096 "ageBetween" is about "age" or "birthDate", which no field on the way to it asks',
  ]);
});
