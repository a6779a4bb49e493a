import { expect, test } from 'vitest';
import { UploadBudget } from './budget.ts';

const noon = new Date('2026-11-18T12:00:00Z');
const anHourLater = new Date('2026-11-18T13:00:00Z');
const MB = 1024 * 1024;

test('a visitor may send 60 pictures and 60 MB within an hour, and again in the next', () => {
  const budget = new UploadBudget(1);
  const sender = { leadId: 'a', address: '1' };
  for (let n = 0; n < 60; n += 1) expect(budget.take(sender, { pictures: 1 }, noon)).toBe(true);
  expect(budget.take(sender, { pictures: 1 }, noon)).toBe(false);
  expect(budget.take(sender, { bytes: 60 * MB }, noon)).toBe(true);
  expect(budget.take(sender, { bytes: 1 }, noon)).toBe(false);
  expect(budget.take(sender, { pictures: 1, bytes: 1 }, anHourLater)).toBe(true);
});

test('everybody at one address shares 300 MB, and what is refused is not counted', () => {
  const budget = new UploadBudget(1);
  const take = (leadId: string, address: string) => budget.take({ leadId, address }, { bytes: 60 * MB }, noon);
  expect(['a', 'b', 'c', 'd', 'e', 'f'].map((lead) => take(lead, '1'))).toEqual([true, true, true, true, true, false]);
  expect(take('f', '2')).toBe(true);
});

test('a factor of 0 switches it off', () => {
  const budget = new UploadBudget(0);
  expect(budget.take({ leadId: 'a', address: '1' }, { bytes: 900 * MB }, noon)).toBe(true);
});
