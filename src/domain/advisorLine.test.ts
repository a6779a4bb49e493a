import { describe, expect, test } from 'vitest';
import { isAdvisorLineOpen, nextOpening } from './advisorLine.ts';

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
    expect(isAdvisorLineOpen(new Date(moment), [])).toBe(expected);
  });

  test('take no calls on a day off, and open on the workday after it', () => {
    const daysOff = ['2026-11-26', '2026-11-27'];
    expect(isAdvisorLineOpen(new Date('2026-11-25T18:00:00Z'), daysOff)).toBe(true);
    expect(isAdvisorLineOpen(new Date('2026-11-26T18:00:00Z'), daysOff)).toBe(false);
    expect(nextOpening(new Date('2026-11-26T04:00:00Z'), daysOff).toISOString()).toBe('2026-11-30T14:00:00.000Z');
  });

  test.each([
    ['the same day, before they begin', '2026-01-05T13:59:59Z', '2026-01-05T14:00:00.000Z'],
    ['the next day, once they have begun', '2026-01-05T14:00:00Z', '2026-01-06T14:00:00.000Z'],
    ['on Monday after a Friday evening', '2026-01-10T01:00:00Z', '2026-01-12T14:00:00.000Z'],
    ['on Monday at 2 AM of a Sunday', '2026-01-11T08:00:00Z', '2026-01-12T14:00:00.000Z'],
    ['at the same hour after the clocks changed', '2026-03-07T18:00:00Z', '2026-03-09T13:00:00.000Z'],
  ])('next open %s', (_sentence, moment, expected) => {
    expect(nextOpening(new Date(moment), []).toISOString()).toBe(expected);
  });
});
