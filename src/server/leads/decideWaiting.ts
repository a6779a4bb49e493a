import type { ServerContext } from '#src/server/context.ts';
import { openRow } from '#src/server/db/sealed/rows.ts';
import { decide, isUndecided, type Decision } from './decideReopened.ts';

/** Leads that are read at once, where nothing else is said. */
const AT_ONCE = 200;
/** An id below that of every lead. */
const BEFORE_ALL = '00000000-0000-0000-0000-000000000000';

/** How many leads of a study became what. */
export type Decisions = Record<Exclude<Decision, 'none'>, number>;

/**
 * Decides about every lead that was saved while the study was closed, one by one, so that none that is saved meanwhile waits. Told
 * how many it has looked at, now and then. Stopped half-way it goes on where it is called again.
 */
export async function decideWaiting(
  { db, clock }: Pick<ServerContext, 'db' | 'clock'>,
  studyId: number,
  { progress, atOnce = AT_ONCE }: { progress: (looked: number) => void; atOnce?: number },
): Promise<Decisions> {
  const decisions = { qualifies: 0, doesNot: 0, handedOver: 0 };
  let [after, looked] = [BEFORE_ALL, 0];
  for (;;) {
    const rows = await db
      .selectFrom('lead')
      .select(['id', 'sealed', 'qualified'])
      .where('study_id', '=', studyId)
      .where('qualified', 'is', null)
      .where('id', '>', after)
      .orderBy('id')
      .limit(atOnce)
      .execute();
    for (const row of rows.map((one) => openRow(db, 'lead', one)).filter(isUndecided)) {
      const decision = await db.transaction().execute((tx) => decide(tx, row.id, clock()));
      if (decision !== 'none') decisions[decision] += 1;
    }
    const last = rows.at(-1);
    if (!last) return decisions;
    [after, looked] = [last.id, looked + rows.length];
    progress(looked);
  }
}
