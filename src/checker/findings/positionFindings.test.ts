import { expect, test } from 'vitest';
import { described, draftChecker } from '#src/checker/testing/drafts.ts';

const check = draftChecker();
const inPlace = (position: number) => ({ options: { position } });
const foundIn = (base: string, changeFields: object, more = {}): string[] =>
  described(check({ name: 'draft', extends: base, steps: { home: { changeFields } }, ...more }));

const twice = 'C130 "ctScanDate" has the "position" 1 that "height" has: visitors would read one number twice';
const gap = 'C130 "ctScanDate" has the "position" 4, and no question before it 2 to 3: numbers would be left out';
const late = 'C130 "height" has the "position" 2, and no question before it 1: a number would be left out';
const back = 'C130 "lastScan" has the "position" 1 and stands behind "ctScanDate" with 2: numbers would go back';

test.each([
  ['a number twice', 'ws10', { ctScanDate: inPlace(1) }, [twice]],
  ['numbers left out', 'ws10', { ctScanDate: inPlace(4) }, [gap]],
  ['the first number left out', 'ws10', { height: inPlace(2), weight: inPlace(2), ctScanDate: inPlace(3) }, [late]],
  ['in a step that is laid out in pages', 'ws22', { ctScanDate: inPlace(4) }, [gap]],
  [
    'a weight with a number of its own',
    'ws10',
    { weight: { options: { goesWithHeight: false, position: 2 } }, ctScanDate: inPlace(3) },
    [],
  ],
  ['no number for the last', 'ws10', { ctScanDate: { options: { position: null } } }, []],
])('of the numbers behind the questions of a study is found: %s', (_, base, changeFields, expected) => {
  expect(foundIn(base, changeFields)).toEqual(expected);
});

test('numbers that go back are found behind those that do not', () => {
  const field = {
    kind: 'CtScanDate',
    id: 'lastScan',
    options: { position: 1, day: 'past' },
    when: { rule: 'hasStudy' },
  };
  const home = { addFields: [{ after: 'ctScanDate', field }] };
  expect(described(check({ name: 'draft', extends: 'ws10', steps: { home } }))).toContain(back);
});

/** A second question of a place, for whoever has a narrow page, or for all others. */
const scan = (id: string, is: boolean, day: string) => ({
  after: 'weight',
  field: {
    kind: 'CtScanDate',
    id,
    options: { position: 2, day },
    when: [{ rule: 'asksForCtScan' }, { rule: 'narrowScreen', is }],
  },
});

test('one number may stand at questions of which nobody sees both', () => {
  const home = {
    changeFields: { ctScanDate: null },
    addFields: [scan('onPhone', true, 'coming'), scan('atDesk', false, 'coming')],
  };
  expect(
    described(check({ name: 'draft', extends: 'ws10', steps: { home } })).filter((one) => one.startsWith('C130')),
  ).toEqual([]);
});

test('where no question has a number, none is wrong', () => {
  const webScreenerProps = { shouldNumberQuestions: false };
  expect(foundIn('ws10', { ctScanDate: inPlace(4) }, { webScreenerProps })).toEqual([]);
});
