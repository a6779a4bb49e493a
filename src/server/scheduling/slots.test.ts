import { describe, expect, test, vi } from 'vitest';
import { isSlot, isTimeZone, slotsWithin, windowOf, type Hours } from './slots.ts';

const hours: Hours = {
  timezone: 'America/Chicago',
  days: [1, 2, 3, 4, 5],
  opens: 9 * 60,
  closes: 10 * 60,
  slot_minutes: 30,
};
const between = (start: string, end: string, changes: Partial<Hours> = {}) =>
  slotsWithin({ ...hours, ...changes }, { start: new Date(start), end: new Date(end) }).map(({ start: from }) =>
    from.toISOString().slice(5, 16),
  );

test.each([
  ['is set forward', '2026-03-08T07:00Z', ['07:00', '07:30', '08:00', '08:30']],
  ['is set back', '2026-11-01T06:00Z', ['06:00', '08:00', '08:30']],
])(
  'in the hour in which the clock %s every time is as long as the others, and none is there twice',
  (_what, from, starts) => {
    const night = { timezone: 'America/Chicago', days: [0], opens: 60, closes: 240, slot_minutes: 30 };
    const start = new Date(from);
    const found = slotsWithin(night, { start, end: new Date(start.getTime() + 3 * 3_600_000) });
    expect(found.map((slot) => slot.start.toISOString().slice(11, 16))).toEqual(starts);
    expect(found.map((slot) => slot.end.getTime() - slot.start.getTime())).toEqual(found.map(() => 30 * 60_000));
  },
);

describe('slots', () => {
  test.each([
    ['a day has whole slots', '2026-11-18T06:00Z', '2026-11-19T06:00Z', {}, ['11-18T15:00', '11-18T15:30']],
    ['a slot that has begun is left out', '2026-11-18T15:01Z', '2026-11-19T06:00Z', {}, ['11-18T15:30']],
    [
      'a slot that does not fit the hours is left out',
      '2026-11-18T06:00Z',
      '2026-11-19T06:00Z',
      { slot_minutes: 40 },
      ['11-18T15:00'],
    ],
    ['nobody works at the weekend', '2026-11-21T06:00Z', '2026-11-23T06:00Z', {}, []],
    [
      'summer time moves the slots in UTC',
      '2026-03-07T06:00Z',
      '2026-03-10T05:00Z',
      {},
      ['03-09T14:00', '03-09T14:30'],
    ],
    [
      'a day in Sydney begins the day before in UTC',
      '2026-11-17T12:00Z',
      '2026-11-18T12:00Z',
      { timezone: 'Australia/Sydney' },
      ['11-17T22:00', '11-17T22:30'],
    ],
    ['no days, no slots', '2026-11-18T06:00Z', '2026-11-28T06:00Z', { days: [] }, []],
  ])('%s', (_sentence, start, end, changes, slots) => {
    expect(between(start, end, changes)).toEqual(slots);
  });

  test.each([
    ['2026-11-18T15:00Z', '2026-11-18T15:30Z', true],
    ['2026-11-18T15:00Z', '2026-11-18T16:00Z', false],
    ['2026-11-18T15:10Z', '2026-11-18T15:40Z', false],
    ['2026-11-18T16:00Z', '2026-11-18T16:30Z', false],
    ['0001-01-01T00:00Z', '9999-01-01T00:00Z', false],
    ['2026-13-01T00:00Z', '2026-13-01T00:30Z', false],
  ])('from %s to %s is a slot: %s', (start, end, expected) => {
    expect(isSlot(hours, { start: new Date(start), end: new Date(end) })).toBe(expected);
  });

  test.each(['America/Chicago', 'Africa/Cairo', 'America/Santiago', 'Australia/Lord_Howe', 'Asia/Kolkata'])(
    'clocks in %s show the same times on every day of a year',
    (timezone) => {
      const year = { start: new Date('2026-01-01T00:00Z'), end: new Date('2027-01-01T00:00Z') };
      const clock = new Intl.DateTimeFormat('en-GB', { timeZone: timezone, hour: '2-digit', minute: '2-digit' });
      const shown = slotsWithin({ ...hours, timezone }, year).map(({ start }) => clock.format(start));
      expect(shown.length).toBeGreaterThan(500);
      expect([...new Set(shown)].toSorted()).toEqual(['09:00', '09:30']);
    },
  );

  // Only that is dear: a time of its own zone costs a hundred times as much as one of no zone.
  test('twenty times as many slots of a day ask no more often how far their zone is off', () => {
    const month = { start: new Date('2026-11-02T00:00Z'), end: new Date('2026-12-02T00:00Z') };
    const { prototype } = Intl.DateTimeFormat;
    const formatOf = Reflect.getOwnPropertyDescriptor(prototype, 'format')?.get;
    let asked = 0;
    const counted = function (this: Intl.DateTimeFormat) {
      const format = formatOf?.call(this) as (date: Date) => string;
      return (date: Date) => {
        asked += 1;
        return format(date);
      };
    };
    // By its type it is a method; it is read like a value.
    vi.spyOn(prototype as { format: unknown }, 'format', 'get').mockImplementation(counted);
    const askedFor = (slots: number) => {
      const before = asked;
      // A zone of this test alone: the format of each zone is kept from when it is first asked for.
      const found = slotsWithin({ ...hours, timezone: 'America/Winnipeg', slot_minutes: 60 / slots }, month);
      return { found: found.length, asked: asked - before };
    };
    const [few, many] = [askedFor(1), askedFor(20)];
    expect(few.asked).toBeGreaterThan(0);
    expect(many).toEqual({ found: 20 * few.found, asked: few.asked });
  });

  test('days are those of the visitor: today is the first of them', () => {
    const now = new Date('2026-11-18T18:00Z');
    expect(windowOf(now, 1, 'America/Chicago').end.toISOString()).toBe('2026-11-19T06:00:00.000Z');
    expect(windowOf(now, 7, 'Pacific/Auckland').end.toISOString()).toBe('2026-11-25T11:00:00.000Z');
  });

  test('a day that has no midnight ends, and begins, when its clock says so', () => {
    const [before, on] = [new Date('2026-09-04T18:00Z'), new Date('2026-09-06T18:00Z')];
    expect(windowOf(before, 2, 'America/Santiago').end.toISOString()).toBe('2026-09-06T04:00:00.000Z');
    expect(windowOf(on, 1, 'America/Santiago').end.toISOString()).toBe('2026-09-07T03:00:00.000Z');
  });

  test.each([
    ['Europe/Dublin', true],
    ['Mars/North', false],
    ['', false],
  ])('%s is a time zone: %s', (name, expected) => {
    expect(isTimeZone(name)).toBe(expected);
  });
});
