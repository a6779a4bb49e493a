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
  ])('of %j is kept by %j', (facts, key) => {
    expect(bookingKey(exampleFacts(facts))).toBe(key);
    expect(bookingOf(exampleFacts(facts))).toBeUndefined();
    expect(bookingOf(exampleFacts({ ...facts, bookings: { [key]: {} } }))).toBeDefined();
  });
});
