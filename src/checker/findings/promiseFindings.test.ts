import { expect, test } from 'vitest';
import { described, draftChecker } from '#src/checker/testing/drafts.ts';

const check = draftChecker();
const lead = (en: string, es: string) => ({ changeFields: { heading: { options: { lead: { en, es } } } } });

test.each<[string, string, string, string, string[]]>([
  [
    'We call you within 2 days.',
    'Le llamamos en 2 días.',
    'We call you within one week.',
    'Le llamamos en una semana.',
    [
      'C129 "We call you within one week" on "phone" is another promise than "We call you within 2 days" on "name", and',
    ],
  ],
  [
    'You receive $50 per visit.',
    'Recibe $50 por visita.',
    'You receive $75 for each visit.',
    'Recibe $75 por cada visita.',
    ['C129 "receive $75 for each visit" on "phone" is another promise than "receive $50 per visit" on "name", and'],
  ],
  [
    'We call you within 24 hours.',
    'Le llamamos en 24 horas.',
    'We will call you in 1 day.',
    'Le llamaremos en 1 día.',
    [],
  ],
  ['We call you within 7 days.', 'Le llamamos en 7 días.', 'We write within a month.', 'Le escribimos en un mes.', []],
])('%s %s and then %s %s', (en, es, later, luego, expected) => {
  const steps = { name: lead(en, es), phone: lead(later, luego) };
  const found = described(check({ name: 'draft', extends: 'flare', steps }));
  expect(found.filter((one) => one.startsWith('C129'))).toEqual(expected.map((one) => expect.stringContaining(one)));
});

/** A heading for those of one verdict. */
const note = (id: string, days: number, is: boolean) => ({
  field: {
    kind: 'Heading',
    id,
    when: { rule: 'fullyQualified', is },
    options: { level: 2, text: { en: `We call you within ${days} days`, es: `Le llamamos en ${days} días` } },
  },
});

test('two promises for different visitors are none too many', () => {
  const indications = { addFields: [note('soon', 2, true), note('later', 9, false)] };
  expect(described(check({ name: 'draft', extends: 'ws10', steps: { indications } }))).not.toContainEqual(
    expect.stringContaining('C129'),
  );
});
