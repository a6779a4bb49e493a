import { sql, type Kysely } from 'kysely';

/**
 * Keeps a lead that was erased from being saved anew: by a page that is still open, or by a save that an erasure
 * overtook. The function reads what is committed when the row is there, so a save that has waited for the erasure
 * knows of it.
 */
export const erasedLeads = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`
      create function refuse_erased_lead() returns trigger language plpgsql as $$
      begin
        if exists (select from erasure where lead_id = new.id) then
          raise exception 'the lead was erased' using errcode = 'check_violation', constraint = 'lead_not_erased';
        end if;
        return null;
      end $$`.execute(db);
    await sql`create trigger lead_not_erased after insert on lead for each row execute function refuse_erased_lead()`.execute(
      db,
    );
  },
};
