import { setTimeout as delay } from 'node:timers/promises';
import { sql, type Kysely } from 'kysely';
import { Migrator, type Migration } from 'kysely/migration';
import { start } from './migrations/0001Start.ts';
import { partners } from './migrations/0002Partners.ts';
import { leadOfPhone } from './migrations/0003LeadOfPhone.ts';
import { ledger } from './migrations/0010Ledger.ts';
import { imports } from './migrations/0011Imports.ts';
import { consentsOfPhones } from './migrations/0012ConsentsOfPhones.ts';
import { bookingKeys } from './migrations/0020BookingKeys.ts';
import { esignCountry } from './migrations/0021EsignCountry.ts';
import { erasedLeads } from './migrations/0022ErasedLeads.ts';
import { errorContext } from './migrations/0023ErrorContext.ts';
import { search } from './migrations/0030Search.ts';
import { pictures } from './migrations/0040Pictures.ts';
import { registers } from './migrations/0041Registers.ts';
import { writtenOnce } from './migrations/0042WrittenOnce.ts';
import { askedNumbers } from './migrations/0043AskedNumbers.ts';
import { consentProof } from './migrations/0044ConsentProof.ts';
import { appointments } from './migrations/0046Appointments.ts';
import { erasure } from './migrations/0048Erasure.ts';
import { ages } from './migrations/0049Ages.ts';
import { messages } from './migrations/0050Messages.ts';
import { contactCodes } from './migrations/0051ContactCodes.ts';
import { consentContacts } from './migrations/0052ConsentContacts.ts';
import { leadStates } from './migrations/0053LeadStates.ts';
import { sealingKey } from './migrations/0056SealingKey.ts';
import { sealed } from './migrations/0057Sealed.ts';
import { sealedOnly } from './migrations/0058SealedOnly.ts';
import { ledgerCheckpoint } from './migrations/0059LedgerCheckpoint.ts';
import { openDeliveries } from './migrations/0060OpenDeliveries.ts';
import { sharedCounts } from './migrations/0061SharedCounts.ts';
import { leadHolds } from './migrations/0062LeadHolds.ts';
import { bookingOrders } from './migrations/0063BookingOrders.ts';
import { goesWithLead } from './migrations/0067GoesWithLead.ts';
import { pictureSecrets } from './migrations/0070PictureSecrets.ts';
import { bookingOrdersSealed } from './migrations/0071BookingOrdersSealed.ts';
import { studyAlerts } from './migrations/0072StudyAlerts.ts';
import { leadsOfStudies } from './migrations/0073LeadsOfStudies.ts';
import { endedSessions } from './migrations/0074EndedSessions.ts';
import { alertsOfConditions } from './migrations/0075AlertsOfConditions.ts';
import { broughtContacts } from './migrations/0076BroughtContacts.ts';
import { handedOver } from './migrations/0077HandedOver.ts';
import { newestDeliveries } from './migrations/0078NewestDeliveries.ts';
import { keptAppointments } from './migrations/0079KeptAppointments.ts';
import { provenAppointments } from './migrations/0080ProvenAppointments.ts';
import { bookingRemovals } from './migrations/0081BookingRemovals.ts';
import { ordersOfErased } from './migrations/0082OrdersOfErased.ts';
import { openChanges } from './migrations/0083OpenChanges.ts';
import type { Database } from './schema.ts';

/**
 * Every migration by name, oldest first. What has been released is never edited. Servers of the release before go on saving
 * while one runs: it leaves them what they write, and where it changes several tables of a save, it first locks them in the
 * order in which a save does.
 */
export const migrations: Readonly<Record<string, Migration>> = {
  '0001Start': start,
  '0002Partners': partners,
  '0003LeadOfPhone': leadOfPhone,
  '0010Ledger': ledger,
  '0011Imports': imports,
  '0012ConsentsOfPhones': consentsOfPhones,
  '0020BookingKeys': bookingKeys,
  '0021EsignCountry': esignCountry,
  '0022ErasedLeads': erasedLeads,
  '0023ErrorContext': errorContext,
  '0030Search': search,
  '0040Pictures': pictures,
  '0041Registers': registers,
  '0042WrittenOnce': writtenOnce,
  '0043AskedNumbers': askedNumbers,
  '0044ConsentProof': consentProof,
  '0046Appointments': appointments,
  '0048Erasure': erasure,
  '0049Ages': ages,
  '0050Messages': messages,
  '0051ContactCodes': contactCodes,
  '0052ConsentContacts': consentContacts,
  '0053LeadStates': leadStates,
  '0056SealingKey': sealingKey,
  '0057Sealed': sealed,
  '0058SealedOnly': sealedOnly,
  '0059LedgerCheckpoint': ledgerCheckpoint,
  '0060OpenDeliveries': openDeliveries,
  '0061SharedCounts': sharedCounts,
  '0062LeadHolds': leadHolds,
  '0063BookingOrders': bookingOrders,
  '0067GoesWithLead': goesWithLead,
  '0070PictureSecrets': pictureSecrets,
  '0071BookingOrdersSealed': bookingOrdersSealed,
  '0072StudyAlerts': studyAlerts,
  '0073LeadsOfStudies': leadsOfStudies,
  '0074EndedSessions': endedSessions,
  '0075AlertsOfConditions': alertsOfConditions,
  '0076BroughtContacts': broughtContacts,
  '0077HandedOver': handedOver,
  '0078NewestDeliveries': newestDeliveries,
  '0079KeptAppointments': keptAppointments,
  '0080ProvenAppointments': provenAppointments,
  '0081BookingRemovals': bookingRemovals,
  '0082OrdersOfErased': ordersOfErased,
  '0083OpenChanges': openChanges,
};

/** The one that needs every row sealed, which takes keys and time. */
const afterSealing = '0058SealedOnly';

/** Names under which earlier releases recorded migrations, and those that they have now. */
const renamed = { '0020ErrorContext': '0023ErrorContext' };

/** Told of migrations that take long, and of one that waits for tables in use. */
export type Progress = (line: string) => void;

/**
 * Brings the tables up to date, or to where the release with the migration `until` left them. An empty database gets all
 * tables in one transaction; in one with data each migration is a transaction of its own, so that what is stopped goes on
 * where it was. Several servers may do this at once: they wait for one another as long as it takes. Servers of the release
 * before go on serving, see `OPERATIONS.md`.
 */
export async function migrate(db: Kysely<Database>, until?: string, tell: Progress = () => undefined): Promise<void> {
  await patiently(db, (connection) => runEach(connection, (name) => until === undefined || name <= until, tell));
}

/** As `migrate`, but for what needs every row sealed. Gives whether that is still to be run. */
export async function migrateToSealing(db: Kysely<Database>, tell: Progress = () => undefined): Promise<boolean> {
  await patiently(db, (connection) => runEach(connection, (name) => name !== afterSealing, tell));
  return !(await recordedNames(db)).includes(afterSealing);
}

/** What a visitor waits for has its time; tables that have grown for years, and those who wait for them, need more. */
async function patiently(db: Kysely<Database>, work: (connection: Kysely<Database>) => Promise<void>): Promise<void> {
  await db.connection().execute(async (connection) => {
    await sql`set statement_timeout to 0`.execute(connection);
    try {
      await renameRecorded(connection);
      await work(connection);
    } finally {
      await sql`reset statement_timeout`.execute(connection);
    }
  });
}

/** Without this the record of an earlier release would name a migration that no longer exists. */
async function renameRecorded(db: Kysely<Database>): Promise<void> {
  const recorded = await recordedNames(db);
  const meant = Object.entries(renamed).filter(([earlier]) => recorded.includes(earlier));
  for (const [earlier, name] of meant)
    await sql`update kysely_migration set name = ${name} where name = ${earlier}`.execute(db);
}

async function hasRecord(db: Kysely<Database>): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`select to_regclass('kysely_migration') is not null as found`.execute(
    db,
  );
  return rows[0]?.found === true;
}

async function recordedNames(db: Kysely<Database>): Promise<string[]> {
  if (!(await hasRecord(db))) return [];
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  return rows.map(({ name }) => name);
}

/** How long a migration waits for a table, in ms: whoever comes after it waits as long. Rather than a visitor, it gives in. */
const LOCK_MS = 500;
/** Until it tries again, in ms. */
const AGAIN_MS = 1500;
/** What took longer is told. */
const TOLD_MS = 1000;

/** The lock was not to be had, or each had what the other waits for. */
const isInUse = (error: unknown) =>
  error instanceof Error && 'code' in error && ['55P03', '40P01'].includes(String(error.code));

type Meant = (name: string) => boolean;

async function runEach(db: Kysely<Database>, isMeant: Meant, tell: Progress): Promise<void> {
  if ((await recordedNames(db)).length === 0) await runAtOnce(db, isMeant);
  for (;;) {
    const began = performance.now();
    const { error, results: [ran] = [] } = await (await migratorOf(db, isMeant)).migrateUp();
    if (error !== undefined && !(ran && isInUse(error))) throw error;
    if (!ran) return;
    const tookMs = performance.now() - began;
    if (error !== undefined) {
      tell(`${ran.migrationName} waits for tables that are in use.`);
      await delay(AGAIN_MS);
    } else if (tookMs >= TOLD_MS) tell(`${ran.migrationName} took ${(tookMs / 1000).toFixed(0)} s.`);
  }
}

/**
 * Nobody is served by a database that is empty yet: it gets all tables at once, or none. The library looks at every table
 * before each step, which takes longer than making them.
 */
async function runAtOnce(db: Kysely<Database>, isMeant: Meant): Promise<void> {
  const { error } = await (await migratorOf(db, isMeant)).migrateToLatest();
  if (error !== undefined) throw error;
}

async function migratorOf(db: Kysely<Database>, isMeant: Meant): Promise<Migrator> {
  const known = await knownMigrations(db, isMeant);
  const provider = { getMigrations: () => Promise.resolve(known) };
  return new Migrator({ db, provider, allowUnorderedMigrations: true });
}

/**
 * Those to run, and what a later release has recorded, of which nothing is run: a server of this one may start again while
 * others are upgraded.
 */
async function knownMigrations(db: Kysely<Database>, isMeant: Meant): Promise<Record<string, Migration>> {
  const later = (await recordedNames(db)).map((name): [string, Migration] => [name, { up: () => Promise.resolve() }]);
  const own = Object.entries(migrations)
    .filter(([name]) => isMeant(name))
    .map(([name, migration]): [string, Migration] => [name, { up: (tx) => runBriefly(tx, migration) }]);
  return Object.fromEntries([...later, ...own]);
}

async function runBriefly(tx: Kysely<unknown>, migration: Migration): Promise<void> {
  await sql`set local lock_timeout = ${sql.lit(LOCK_MS)}`.execute(tx);
  await migration.up(tx);
}
