import { expect, test } from 'vitest';
import { homeFields, report, withSteps } from '#src/checker/testing/planting.ts';

const inCanada = { rule: 'countryIs', params: { country: 'CA' } };
const underAll = (...when: object[]) =>
  homeFields((fields) =>
    fields.map((field) => ('kind' in field && field.kind === 'Email' ? { ...field, when } : field)),
  );

test('a condition of a field that stands a second time', () => {
  const { text } = report({ sound: underAll({ rule: 'hasStudy' }, inCanada, { rule: 'hasStudy', is: true }) }, 'sound');
  expect(text).toMatch(/sound\.json:\d+:\d+: C133 "hasStudy" stands here a second time, and says nothing more/);
});

test('a condition of a case that stands a second time', () => {
  const { home } = withSteps({}).steps;
  const next = { cases: [{ when: [inCanada, inCanada], to: 'result' }], otherwise: 'indications' };
  const { text } = report({ sound: withSteps({ home: { ...home, next } }) }, 'sound');
  expect(text).toContain('C133 "countryIs" stands here a second time');
});

test('one rule about two things is no repetition', () => {
  const { findings } = report({ sound: underAll({ rule: 'hasStudy' }, { ...inCanada, is: false }) }, 'sound');
  expect(findings).toBe(0);
});
