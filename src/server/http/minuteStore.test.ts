import { afterEach, expect, test, vi } from 'vitest';
import { minuteStore } from './minuteStore.ts';

afterEach(() => void vi.useRealTimers());

const MINUTE = 60_000;

/** Counts requests of one address, and gives how many there are by then and how long they count. */
function counter() {
  const store = new (minuteStore(undefined))({});
  return () => {
    const counted: unknown[] = [];
    store.incr('192.0.2.1', (_error, result) => counted.push(result), MINUTE, 10);
    return counted[0];
  };
}

test('requests count for a minute', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-18T12:00:00Z') });
  const count = counter();
  expect([count(), count()]).toEqual([
    { current: 1, ttl: MINUTE },
    { current: 2, ttl: MINUTE },
  ]);
  vi.setSystemTime(new Date('2026-11-18T12:01:00Z'));
  expect(count()).toEqual({ current: 1, ttl: MINUTE });
});

test('and for no longer once the clock was set back', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-18T14:00:00Z') });
  const count = counter();
  count();
  vi.setSystemTime(new Date('2026-11-18T12:00:00Z'));
  expect(count()).toEqual({ current: 2, ttl: MINUTE });
  vi.setSystemTime(new Date('2026-11-18T12:01:00Z'));
  expect(count()).toEqual({ current: 1, ttl: MINUTE });
});
