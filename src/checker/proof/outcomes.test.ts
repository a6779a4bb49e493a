import { expect, test } from 'vitest';
import { listAt, objectAt, printed } from '#src/checker/testing/defects/planting.ts';
import { shippedCampaigns } from '#src/checker/testing/defects.ts';

const shipped = shippedCampaigns();

/** What is found of how it tells its outcome where these stand in place of the outcome of a shipped screener, and plain thanks at its end. */
function ending(name: string, instead: readonly object[]): string[] {
  const document = shipped.documents.get(name) ?? {};
  const steps = objectAt(document, ['steps']);
  const { webScreenerHealth: _, healthQuestionsThankYou: __, indications, ...others } = steps;
  const fields = [...instead, ...listAt(indications, ['fields']).slice(1)];
  const all = {
    ...others,
    indications: { ...objectAt(indications, []), fields },
    thanks: { fields: [{ kind: 'ThankYou' }], nav: { next: false }, onEnter: [{ effect: 'keepPersonalInTab' }] },
  };
  const { findings } = shipped.check(name, { text: printed({ ...document, steps: all, people: [] }) });
  return findings.filter(({ code }) => code === 'C088').map(({ message }) => message);
}

const qualified = { rule: 'outcomeIs', params: { outcome: 'congratulations' } };
const words = (id: string, is: boolean) => ({
  kind: 'Heading',
  id,
  when: { ...qualified, is },
  options: { text: { en: 'Thank you', es: 'Gracias' } },
});

test('a screener without an outcome tells it to nobody who has a study', () => {
  expect(ending('ws10', [])).toEqual([
    expect.stringMatching(/^Nothing tells visitors with a study how the screener ended, up to its end "thanks"/),
  ]);
});

test('one that congratulates tells the others, too', () => {
  expect(ending('ws10', [{ kind: 'ScreenerResult', when: qualified }])).toEqual([
    expect.stringMatching(/^Nothing tells/),
  ]);
  expect(ending('ws10', [{ kind: 'ScreenerResult' }])).toEqual([]);
});

test('it may do so in words of its own, or by the step that it leads to', () => {
  expect(ending('ws10', [words('yes', true), words('no', false)])).toEqual([]);
  expect(ending('ws18', [])).toEqual([]);
});
