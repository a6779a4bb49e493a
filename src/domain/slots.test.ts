import { describe, expect, test } from 'vitest';
import type { Slot } from '#src/generated/api.ts';
import { exampleFacts } from '#src/kit/exampleFacts.ts';
import { bookingDays, bookingRequest } from './slots.ts';

const slot = (start: string, end: string): Slot => ({
  start,
  end,
  resources: [{ id: 'r1', name: 'Nurse', timezone: 'America/Chicago' }],
});
const evening = slot('2026-06-17T02:00:00Z', '2026-06-17T02:30:00Z');
const morning = slot('2026-06-16T14:00:00Z', '2026-06-16T14:30:00Z');

const filled = (slots: Slot[], zone: string) =>
  bookingDays(slots, '2026-06-15', zone)
    .filter(({ timeSlots }) => timeSlots.length > 0)
    .map(({ date, timeSlots }) => [date, timeSlots.map(({ start }) => start)]);

/** The ids of the times that are free on a day. */
const idsOf = (slots: Slot[]) => bookingDays(slots, '2026-06-16', 'UTC')[0]?.timeSlots.map(({ id }) => id);

describe('free times by day', () => {
  test('seven days in a row are offered, today first', () => {
    expect(bookingDays([morning], '2026-02-26', 'UTC')).toEqual([]);
    const days = bookingDays([morning], '2026-06-15', 'UTC').map(({ date }) => date);
    expect(days).toEqual(['15', '16', '17', '18', '19', '20', '21'].map((day) => `2026-06-${day}`));
  });

  test('a time stands under the date of the visitor, earliest first', () => {
    expect(filled([evening, morning], 'America/Chicago')).toEqual([['2026-06-16', [morning.start, evening.start]]]);
    expect(filled([evening, morning], 'UTC')).toEqual([
      ['2026-06-16', [morning.start]],
      ['2026-06-17', [evening.start]],
    ]);
  });

  test('times of a day stand in their order, those of one moment in the order of those who are free', () => {
    const noon = slot('2026-06-16T17:00:00Z', '2026-06-16T17:30:00Z');
    const noonOf = (id: string): Slot => ({ ...noon, resources: [{ id, name: 'Nurse', timezone: 'UTC' }] });
    const inOrder = [`r1 ${morning.start}`, `r1 ${noon.start}`, `r2 ${noon.start}`, `r3 ${noon.start}`];
    expect(idsOf([morning, noon, noonOf('r2'), noonOf('r3')])).toEqual(inOrder);
    expect(idsOf([noon, noonOf('r2'), noonOf('r3'), morning])).toEqual(inOrder);
  });

  test('in a zone where it is still yesterday they begin with the day of the first time', () => {
    expect(bookingDays([evening], '2026-06-17', 'America/Chicago')[0]).toMatchObject({ date: '2026-06-16' });
  });

  test('further weeks follow the first', () => {
    const days = bookingDays([morning], '2026-06-15', 'UTC', 2).map(({ date }) => date);
    expect([days.length, days.at(-1)]).toEqual([14, '2026-06-28']);
  });

  test('a time of nobody is not offered', () => {
    expect(bookingDays([{ ...morning, resources: [] }], '2026-06-15', 'UTC')).toEqual([]);
  });

  test('a time carries who is free then', () => {
    const [first] = bookingDays([morning], '2026-06-16', 'UTC');
    expect(first?.timeSlots[0]).toMatchObject({
      id: `r1 ${morning.start}`,
      resourceId: 'r1',
      resourceName: 'Nurse',
      timezone: 'America/Chicago',
    });
  });
});

describe('the request of a booking', () => {
  const [day] = bookingDays([morning], '2026-06-16', 'UTC');
  const chosen = day?.timeSlots[0];
  const { study } = exampleFacts({ study: {} });
  const answers = { firstName: 'Ana', lastName: 'Perez', email: 'ana@example.com', phone: '+12125550123' };

  test.each([
    ['secondary', undefined, 'Secondary Screening Appointment', {}],
    ['site', 'SS-11', 'Site Scheduling Appointment', { studySiteId: 'SS-11' }],
  ] as const)('of %s scheduling', (scheduler, studySiteId, description, site) => {
    if (!chosen) throw new Error('The example has a free time.');
    expect(bookingRequest(scheduler, chosen, { answers, study, studySiteId, timezone: 'America/Chicago' })).toEqual({
      resourceId: 'r1',
      start: morning.start,
      end: morning.end,
      description,
      what: 'A study for examples',
      where: 'Virtual',
      graph: 'instant',
      customer: {
        name: 'Ana Perez',
        email: 'ana@example.com',
        phone: '+12125550123',
        timezone: 'America/Chicago',
      },
      ...site,
    });
  });

  test('is that of whoever has told no last name, for no study', () => {
    if (!chosen) throw new Error('The example has a free time.');
    const request = bookingRequest('site', chosen, { answers: { firstName: 'Ana' }, timezone: 'UTC' });
    expect([request.what, request.customer]).toEqual(['', { name: 'Ana', email: '', phone: '', timezone: 'UTC' }]);
  });
});
