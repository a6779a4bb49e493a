import { expect, test } from 'vitest';
import { home, report } from '#src/checker/testing/planting.ts';

const next = { cases: [{ when: { rule: 'alreadyMatched' }, to: 'result' }], otherwise: 'indications' };
const text = (change: object) => report({ sound: { ...home({ next, ...change }), people: [] } }, 'sound').text;

test('a condition on what no step finds out is none, and the effect that would is named', () => {
  expect(text({})).toMatch(
    /C043 "alreadyMatched" never holds for those who get here, so this choice is none\. No step runs "checkAlreadyMatched", which would find out what it is about/,
  );
});

test('once a step finds it out the condition is a choice', () => {
  expect(text({ onAnswer: { phone: [{ effect: 'checkAlreadyMatched' }] } })).not.toContain('C043');
});
