import { describe, expect, test } from 'vitest';
import { exampleFacts } from '#src/kit/exampleFacts.ts';
import type { ExampleFacts } from '#src/kit/rule.ts';
import { bookingKey, bookingOf } from './booking.ts';

describe('a booking', () => {
  test.each<[ExampleFacts, string]>([
    [{ query: { studyId: '3' }, study: { id: 4 } }, '3'],
    [{ study: { id: 4 } }, '4'],
    [{}, 'default'],
    [{ query: { studyId: '' } }, 'default'],
  ])('of %j is stored under %j', (facts, key) => {
    expect(bookingKey(exampleFacts(facts))).toBe(key);
    expect(bookingOf(exampleFacts(facts))).toBeUndefined();
    expect(bookingOf(exampleFacts({ ...facts, bookings: { [key]: {} } }))).toBeDefined();
  });

  test.each<[string, ExampleFacts['answers'], boolean]>([
    ['whoever made it, however the name is written', { firstName: 'rosa', lastName: 'DIAZ' }, true],
    ['somebody who has not entered a name yet', {}, true],
    ['nobody else who uses the device', { firstName: 'Luis', lastName: 'Diaz' }, false],
  ])('is there for %s', (_, answers, isThere) => {
    const bookings = { default: { customer: { name: 'Rosa Diaz' } } };
    expect(bookingOf(exampleFacts({ answers, bookings })) !== undefined).toBe(isThere);
  });
});
