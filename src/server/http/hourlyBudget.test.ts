import { expect, test } from 'vitest';
import { HourlyBudget } from './hourlyBudget.ts';

const limits = { lead: { bytes: 60, pictures: 3 }, address: { bytes: 300, pictures: 300 } };
const noon = new Date('2026-11-18T12:00:00Z');
const later = new Date('2026-11-18T12:40:00Z');
const anHourLater = new Date('2026-11-18T13:00:00Z');

test('a sender may spend what its account has within an hour, and again in the next', () => {
  const budget = new HourlyBudget(limits, 1);
  const sender = { lead: 'a', address: '1' };
  const pictures = [1, 2, 3, 4].map(() => budget.take(sender, { pictures: 1 }, noon));
  expect(pictures).toEqual([0, 0, 0, 3600]);
  expect(budget.take(sender, { bytes: 60 }, later)).toBe(0);
  expect(budget.take(sender, { bytes: 1 }, later)).toBe(1200);
  expect(budget.take(sender, { pictures: 1, bytes: 1 }, anHourLater)).toBe(0);
});

test('everybody at one address shares, and what is refused is not counted', () => {
  const budget = new HourlyBudget(limits, 1);
  const take = (lead: string, address: string) => budget.take({ lead, address }, { bytes: 60 }, noon);
  expect(['a', 'b', 'c', 'd', 'e', 'f'].map((lead) => take(lead, '1'))).toEqual([0, 0, 0, 0, 0, 3600]);
  expect(take('f', '2')).toBe(0);
});

test('a factor multiplies it, and 0 switches it off', () => {
  const sender = { lead: 'a', address: '1' };
  expect(new HourlyBudget(limits, 2).take(sender, { bytes: 120 }, noon)).toBe(0);
  expect(new HourlyBudget(limits, 0).take(sender, { bytes: 900 }, noon)).toBe(0);
});

test('a clock that is set back has nobody wait for longer than an hour', () => {
  const budget = new HourlyBudget(limits, 1);
  const take = (now: Date) => budget.take({ lead: 'a', address: '1' }, { bytes: 60 }, now);
  expect([take(anHourLater), take(noon), take(later), take(anHourLater)]).toEqual([0, 3600, 1200, 0]);
});

test('made up names take no memory without end', () => {
  const budget = new HourlyBudget(limits, 1);
  const take = (lead: string) => budget.take({ lead, address: lead }, { bytes: 60 }, noon);
  expect([take('first'), take('first')]).toEqual([0, 3600]);
  for (let n = 0; n < 50_001; n += 1) take(`made up ${n}`);
  expect(take('first')).toBe(0);
});
