import { setTimeout as delay } from 'node:timers/promises';
import { sourceLocale } from '#src/generated/locales.ts';
import type { Kysely } from 'kysely';
import type { Criterion, Study } from '#src/generated/api.ts';
import { findCriteria, findReleasedStudy } from '#src/server/studies/catalogue.ts';
import type { Database } from '#src/server/db/schema.ts';

/** A study with all that qualifies a lead. */
export type KnownStudy = {
  study: Study;
  /** It was open when the visitor began: leads are kept, and nothing qualifies them any more. */
  isClosed: boolean;
  criteria: readonly Criterion[];
  minimal: readonly Criterion[];
  siteIds: ReadonlySet<number>;
  /** Those of them that take participants. */
  recruitingIds: ReadonlySet<number>;
};

/** How long a server may use what it read; within this time servers may differ. */
const FRESH_MS = 1000;

/** Waits until every server knows of a study what was written before. */
export const untilKnown = (): Promise<void> => delay(FRESH_MS);

type Read = { at: number; study: Promise<KnownStudy | undefined> };
const reads = new WeakMap<Kysely<Database>, Map<number, Read>>();

/** A study that is open or was, as it was at most a second ago; many leads of one study at once read it once. */
export function recentStudy(db: Kysely<Database>, id: number): Promise<KnownStudy | undefined> {
  const known = reads.get(db) ?? new Map<number, Read>();
  reads.set(db, known);
  const now = performance.now();
  const recent = known.get(id);
  if (recent && now - recent.at < FRESH_MS) return recent.study;
  for (const [key, { at }] of known) if (now - at >= FRESH_MS) known.delete(key);
  const study = read(db, id);
  known.set(id, { at: now, study });
  study.catch(() => known.delete(id));
  return study;
}

async function read(db: Kysely<Database>, id: number): Promise<KnownStudy | undefined> {
  const released = await findReleasedStudy(db, id, sourceLocale);
  if (!released) return undefined;
  const sites = await db.selectFrom('site').select(['id', 'is_recruiting']).where('study_id', '=', id).execute();
  return {
    ...released,
    criteria: await findCriteria(db, id, sourceLocale),
    minimal: await findCriteria(db, id, sourceLocale, true),
    siteIds: new Set(sites.map((site) => site.id)),
    recruitingIds: new Set(sites.flatMap((site) => (site.is_recruiting ? [site.id] : []))),
  };
}
