import { randomBytes, randomUUID } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import { sealingOf } from '#src/server/sealing/carried.ts';
import { recordWithLeads } from '#src/server/consents/withLeads.ts';
import { publishWordings } from '#src/server/consents/wordings.ts';
import type { Database } from '#src/server/db/schema.ts';
import { saveStatement } from '#src/server/leads/saveStatement.ts';
import type { Attempt } from '#src/server/leads/attempt.ts';
import { readSettings } from '#src/server/settings/settings.ts';
import { exampleCaregiver, exampleLead, exampleLeadConsent } from '#src/server/testing/examples.ts';

type Db = Kysely<Database>;

/** Leads of one transaction; a statement takes 65,535 parameters at most. */
const AT_ONCE = 500;
const DAY = 86_400_000;
/** Over so many days they came. */
const DAYS = 300;

const consents = (['sms', 'call', 'email'] as const).map((consentType, index) =>
  exampleLeadConsent({ consentType, sequence: index + 1 }),
);

/** A lead of its own number and address, saved some time ago; every tenth has a caregiver, every other did not qualify. */
function attemptOf(number: number, of: number): Attempt {
  const phone1 = `+1${2_000_000_000 + number}`;
  const lead = exampleLead({
    phone1,
    email: `${number}@example.org`,
    sourceInfo: { flow: 'ws10', campaign: `ws${number % 30}`, query: {} },
    ...(number % 10 === 0 && { caregiver: exampleCaregiver() }),
  });
  const qualification = { judgement: { age: 46, bmi: 24.2 }, qualified: number % 2 === 0 };
  const at = new Date(Date.now() - DAYS * DAY + (number / of) * DAYS * DAY);
  const names = { scope: 'createLead', key: randomUUID(), newSlug: randomBytes(16).toString('base64url') };
  return {
    ...names,
    contentHash: '',
    visit: `visit ${number}`,
    lead,
    qualification,
    at,
    consents,
    session: `tab ${number}`,
  };
}

/** Saves so many leads as servers do, with their answers, screenings, consents and delivered events. */
export async function fill(db: Db, leads: number, progress: (saved: number) => void): Promise<void> {
  await publishWordings(db, readSettings({}), new Date());
  for (let saved = 0; saved < leads; saved += AT_ONCE) {
    const attempts = Array.from({ length: Math.min(AT_ONCE, leads - saved) }, (_, index) =>
      attemptOf(saved + index, leads),
    );
    await db.transaction().execute(async (tx) => {
      await saveStatement(attempts, sealingOf(tx)).execute(tx);
      await recordWithLeads(tx, attempts);
      await sql`update outbox set done_at = created_at, attempts = 1 where done_at is null`.execute(tx);
      // Keys are forgotten after three days.
      await sql`delete from idempotency_key where created_at < now() - interval '3 days'`.execute(tx);
    });
    progress(saved + attempts.length);
  }
  await sql`set statement_timeout to 0`.execute(db);
  await sql`vacuum analyze`.execute(db);
  await sql`reset statement_timeout`.execute(db);
}
