import type { Kysely, Selectable } from 'kysely';
import type { Slot } from '#src/generated/api.ts';
import type { Database } from '#src/server/db/schema.ts';
import { overlaps, slotsWithin, type Span } from './slots.ts';

type Db = Kysely<Database>;
export type Resource = Selectable<Database['resource']>;

/** Those who can be booked for secondary screening, or, with an id, at a site of a study. */
export function resourcesFor(db: Db, studySiteId?: string): Promise<Resource[]> {
  return db
    .selectFrom('resource')
    .selectAll()
    .where('study_site_id', studySiteId === undefined ? 'is' : '=', studySiteId ?? null)
    .orderBy('id')
    .execute();
}

/** What is free between two moments, earliest first, each time with everybody who is free then. */
export async function freeSlots(db: Db, resources: readonly Resource[], span: Span): Promise<Slot[]> {
  const booked = await bookedSpans(db, resources, span);
  const slots = new Map<string, Slot>();
  for (const resource of resources) {
    const { id, name, timezone } = resource;
    const isTaken = takenIn(booked.filter((one) => one.resourceId === id));
    for (const free of slotsWithin(resource, span)) {
      if (isTaken(free)) continue;
      const [start, end] = [free.start.toISOString(), free.end.toISOString()];
      const slot = slots.get(`${start} ${end}`) ?? { start, end, resources: [] };
      slot.resources.push({ id, name, timezone });
      slots.set(`${start} ${end}`, slot);
    }
  }
  return [...slots.values()].toSorted((a, b) => (a.start < b.start ? -1 : a.start > b.start ? 1 : 0));
}

/** Whether a time is booked, asked of times one after the other. The bookings of one person overlap at no time. */
function takenIn(booked: readonly Span[]): (slot: Span) => boolean {
  const open = booked.toSorted((a, b) => b.start.getTime() - a.start.getTime());
  return (slot) => {
    for (let earliest = open.at(-1); earliest && earliest.end <= slot.start; earliest = open.at(-1)) open.pop();
    const earliest = open.at(-1);
    return earliest !== undefined && overlaps(earliest, slot);
  };
}

async function bookedSpans(db: Db, resources: readonly Resource[], { start, end }: Span) {
  if (resources.length === 0) return [];
  const ids = resources.map(({ id }) => id);
  const rows = await db
    .selectFrom('booking')
    .select(['resource_id', 'starts_at', 'ends_at'])
    .where('resource_id', 'in', ids)
    .where('cancelled_at', 'is', null)
    .where('starts_at', '<', end)
    .where('ends_at', '>', start)
    .execute();
  return rows.map((row) => ({ resourceId: row.resource_id, start: row.starts_at, end: row.ends_at }));
}
