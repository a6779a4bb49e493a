import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import { verifyLedger } from '#src/server/consents/verify.ts';
import { openRow } from '#src/server/db/sealed/rows.ts';
import type { LeadContent } from '#src/server/db/tables/leads.ts';
import type { Sealed } from '#src/server/sealing/sealing.ts';
import { tell } from '#tests/load/browser.ts';
import type { Target } from '#tests/load/target.ts';
import type { openReceiver } from './receiver.ts';
import { consentTypes, type Visitors } from './visitors.ts';

type Receiver = Awaited<ReturnType<typeof openReceiver>>;

/** Waits until everything is delivered, and gives how many are not; one of a killed server is free again after its lease. */
export async function deliveredWithin(engine: Target, ms: number): Promise<number> {
  const opened = await engine.open();
  const end = performance.now() + ms;
  let left = -1;
  while (left !== 0 && performance.now() < end) {
    await delay(500);
    const { rows } = await sql<{ n: number }>`select count(*) as n from outbox where done_at is null`.execute(
      opened.db,
    );
    left = rows[0]?.n ?? -1;
  }
  await opened.close();
  return left;
}

type Kept = { id: string; sealed: Sealed<LeadContent>; version: number; consents: number; queued: number };

const none = (figure: string, count: number) => tell(figure, count, count === 0);

/** Compares what the visitors know with what is stored and what the receiver was told. */
export async function inspect(engine: Target, visitors: Visitors, { leads: told, seen }: Receiver): Promise<void> {
  const opened = await engine.open();
  const { rows } = await sql<Kept>`select id, sealed, version,
    (select count(*) from consent where lead_id = lead.id) as consents,
    (select count(*) from outbox where lead_id = lead.id) as queued from lead`.execute(opened.db);
  const { violations, rows: chained } = await verifyLedger(opened.db);
  const kept = new Map(rows.map((row) => [row.id, openRow(opened.db, 'lead', row)]));
  await opened.close();
  const known = [...visitors.known];
  const lost = known.filter(([id, { lead }]) => kept.get(id)?.weight_kg !== lead.weightKg);
  none(`acknowledged leads lost or older than acknowledged, of ${known.length}`, lost.length);
  none('leads that nobody acknowledged', rows.filter(({ id }) => !visitors.known.has(id)).length);
  const unequal = known.filter(([id, { saves }]) => kept.get(id)?.queued !== saves || kept.get(id)?.version !== saves);
  none('leads with more or fewer changes and events than saves', unequal.length);
  none(
    'leads with more or fewer consents than given',
    rows.filter((row) => row.consents !== consentTypes.length).length,
  );
  none(`violations in the ledger of ${chained} consents`, violations.length);
  none('at the receiver: leads lost', known.filter(([id]) => !told.has(id)).length);
  const doubled = known.filter(([id, { saves }]) => told.get(id)?.ids.size !== saves);
  none('at the receiver: leads with more or fewer events than saves', doubled.length);
  const stale = known.filter(([id, { lead }]) => told.get(id)?.weightKg !== lead.weightKg);
  none('at the receiver: leads older than acknowledged', stale.length);
  none('at the receiver: events older than one before', seen.backwards);
  none('at the receiver: events of a lead side by side', seen.sideBySide);
  none('at the receiver: events without a good signature', seen.forged);
  tell(`at the receiver: events again under their id, of ${seen.events}`, seen.again);
}
