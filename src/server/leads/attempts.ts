import type { Kysely } from 'kysely';
import type { Database } from '#src/server/db/schema.ts';
import { together } from '#src/server/together.ts';
import { inFlight } from './idempotency.ts';
import type { Attempt } from './rows.ts';
import { saveStatement } from './statement.ts';

type Db = Kysely<Database>;
/** The slug of the lead, or undefined when the key has been used. */
type Outcome = string | undefined;

/** Saves one attempt, with those that arrive in the same moment. Throws 409 when another request of the key does not end. */
export const saveAttempt = together<Attempt, Outcome>(async (db, attempts) => {
  const outcomes = new Map<Attempt, Outcome | Error>();
  for (const group of groups(attempts)) await saveGroup(db, group, outcomes);
  return attempts.map((attempt) => outcomes.get(attempt));
});

/** Groups in which no lead and no key comes twice, each in the one order that cannot lock up with another's. */
function groups(attempts: readonly Attempt[]): Attempt[][] {
  const made: { attempts: Attempt[]; names: Set<string> }[] = [];
  for (const attempt of attempts.toSorted((a, b) => (a.lead.leadId < b.lead.leadId ? -1 : 1))) {
    const names = [attempt.lead.leadId, `${attempt.scope} ${attempt.key}`];
    let free = made.find((group) => names.every((name) => !group.names.has(name)));
    if (!free) made.push((free = { attempts: [], names: new Set() }));
    free.attempts.push(attempt);
    for (const name of names) free.names.add(name);
  }
  return made.map((group) => group.attempts);
}

async function saveGroup(db: Db, group: readonly Attempt[], outcomes: Map<Attempt, Outcome | Error>): Promise<void> {
  try {
    const { rows } = await saveStatement(group).execute(db);
    const slugs = new Map(rows.map(({ scope, key, slug }) => [`${scope} ${key}`, slug]));
    for (const attempt of group) outcomes.set(attempt, slugs.get(`${attempt.scope} ${attempt.key}`));
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    // One that cannot be saved must not take the others with it: nothing of the statement was written.
    if (group.length > 1 && isOfOneRow(error)) for (const attempt of group) await saveGroup(db, [attempt], outcomes);
    else for (const attempt of group) outcomes.set(attempt, told(error));
  }
}

const codeOf = (error: Error) => ('code' in error ? String(error.code) : '');

/** Whether the database answered, and what it refused may be one row alone: its data, a constraint or a lock. */
const isOfOneRow = (error: Error) => /^(?:22|23|40|55)...$/.test(codeOf(error));

function told(error: Error): Error {
  const lockTimeout = '55P03';
  return codeOf(error) === lockTimeout ? inFlight() : error;
}
