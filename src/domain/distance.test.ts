import { describe, expect, test } from 'vitest';
import { kmBetween } from './distance.ts';

describe('the distance', () => {
  const newYork = { latitude: 40.7128, longitude: -74.006 };
  const losAngeles = { latitude: 34.0522, longitude: -118.2437 };
  test('from New York to Los Angeles is about 3936 km, both ways', () => {
    expect(kmBetween(newYork, losAngeles)).toBeCloseTo(3936, -1);
    expect(kmBetween(losAngeles, newYork)).toBe(kmBetween(newYork, losAngeles));
  });
  test('to the same place is none, to the other side of the earth half its girth, across the date line short', () => {
    expect(kmBetween(newYork, newYork)).toBe(0);
    expect(kmBetween({ latitude: 0, longitude: 0 }, { latitude: 0, longitude: 180 })).toBeCloseTo(20_015, 0);
    expect(kmBetween({ latitude: 0, longitude: 179.5 }, { latitude: 0, longitude: -179.5 })).toBeCloseTo(111.2, 1);
  });
});
