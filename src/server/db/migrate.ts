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
import type { Database } from './schema.ts';

/** Every migration by name, oldest first. What has been released is never edited. */
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
};

/** Names under which earlier releases recorded migrations, and those that they have now. */
const renamed = { '0020ErrorContext': '0023ErrorContext' };

/**
 * Brings the tables up to date, or to where the release with the migration `until` left them. Several servers may do
 * this at once: one does it, the others wait for it as long as it takes.
 */
export async function migrate(db: Kysely<Database>, until?: string): Promise<void> {
  await db.connection().execute(async (connection) => {
    // What a visitor waits for has its time; tables that have grown for years, and those who wait for them, need more.
    await sql`set statement_timeout to 0`.execute(connection);
    try {
      await renameRecorded(connection);
      const { error } = await run(connection, until);
      if (error) throw error;
    } finally {
      await sql`reset statement_timeout`.execute(connection);
    }
  });
}

/** Without this the record of an earlier release would name a migration that no longer exists. */
async function renameRecorded(db: Kysely<Database>): Promise<void> {
  const { rows } = await sql<{ exists: boolean }>`select to_regclass('kysely_migration') is not null as exists`.execute(
    db,
  );
  if (rows[0]?.exists !== true) return;
  for (const [earlier, name] of Object.entries(renamed))
    await sql`update kysely_migration set name = ${name} where name = ${earlier}`.execute(db);
}

function run(db: Kysely<Database>, until?: string) {
  const migrator = new Migrator({
    db,
    provider: { getMigrations: () => Promise.resolve(migrations) },
    allowUnorderedMigrations: true,
  });
  return until === undefined ? migrator.migrateToLatest() : migrator.migrateTo(until);
}
