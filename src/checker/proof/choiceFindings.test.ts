import { expect, test } from 'vitest';
import { home, report } from '#src/checker/testing/planting.ts';

const onward = { when: { rule: 'hasStudy' }, to: 'indications' };
const text = (cases: object[]) => report({ sound: home({ next: { cases, otherwise: 'indications' } }) }, 'sound').text;

test('a choice leads to more than one step', () => {
  expect(text([onward])).toMatch(/C089 Everybody goes on from "home" to "indications": no case leads anywhere else/);
  expect(text([{ ...onward, to: 'result' }])).not.toContain('C089');
});
