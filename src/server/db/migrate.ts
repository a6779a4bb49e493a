import { sql, type Kysely } from 'kysely';
import { Migrator, type Migration } from 'kysely/migration';
import { start } from './migrations/0001Start.ts';
import { partners } from './migrations/0002Partners.ts';
import { leadOfPhone } from './migrations/0003LeadOfPhone.ts';
import { ledger } from './migrations/0010Ledger.ts';
import { imports } from './migrations/0011Imports.ts';
import { consentsOfPhones } from './migrations/0012ConsentsOfPhones.ts';
import { bookingKeys } from './migrations/0020BookingKeys.ts';
import { errorContext } from './migrations/0020ErrorContext.ts';
import { esignCountry } from './migrations/0021EsignCountry.ts';
import { erasedLeads } from './migrations/0022ErasedLeads.ts';
import type { Database } from './schema.ts';

/** Every migration by name, oldest first. What has been released is never edited. */
const migrations: Record<string, Migration> = {
  '0001Start': start,
  '0002Partners': partners,
  '0003LeadOfPhone': leadOfPhone,
  '0010Ledger': ledger,
  '0011Imports': imports,
  '0012ConsentsOfPhones': consentsOfPhones,
  '0020BookingKeys': bookingKeys,
  '0020ErrorContext': errorContext,
  '0021EsignCountry': esignCountry,
  '0022ErasedLeads': erasedLeads,
};

/**
 * Brings the tables up to date, or to where the release with the migration `until` left them. Several servers may do
 * this at once: one does it, the others wait for it as long as it takes.
 */
export async function migrate(db: Kysely<Database>, until?: string): Promise<void> {
  await db.connection().execute(async (connection) => {
    // What a visitor waits for has its time; tables that have grown for years, and those who wait for them, need more.
    await sql`set statement_timeout to 0`.execute(connection);
    try {
      const { error } = await run(connection, until);
      if (error) throw error;
    } finally {
      await sql`reset statement_timeout`.execute(connection);
    }
  });
}

function run(db: Kysely<Database>, until?: string) {
  const migrator = new Migrator({
    db,
    provider: { getMigrations: () => Promise.resolve(migrations) },
    allowUnorderedMigrations: true,
  });
  return until === undefined ? migrator.migrateToLatest() : migrator.migrateTo(until);
}
