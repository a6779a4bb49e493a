import { describe, expect, test } from 'vitest';
import { isAdvisorLineOpen } from './advisorLine.ts';

describe('study advisors', () => {
  test.each([
    ['Monday 7:59 in winter', '2026-01-05T13:59:59Z', false],
    ['Monday 8:00 in winter', '2026-01-05T14:00:00Z', true],
    ['Friday 16:59 in winter', '2026-01-09T22:59:59Z', true],
    ['Friday 17:00 in winter', '2026-01-09T23:00:00Z', false],
    ['Monday 8:00 in summer', '2026-07-06T13:00:00Z', true],
    ['Monday 7:59 in summer', '2026-07-06T12:59:59Z', false],
    ['Saturday noon', '2026-01-10T18:00:00Z', false],
    ['Sunday noon', '2026-01-11T18:00:00Z', false],
    ['Sunday evening, Monday in UTC', '2026-01-12T01:00:00Z', false],
  ])('on %s Central take calls: %#', (_sentence, moment, expected) => {
    expect(isAdvisorLineOpen(new Date(moment))).toBe(expected);
  });
});
