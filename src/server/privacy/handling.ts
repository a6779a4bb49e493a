import type { RawBuilder } from 'kysely';
import type { Ties } from '#src/server/leads/person.ts';

/** Rows are deleted when the moment in `column` is that many hours past, or the days that unqualified leads are usually retained. */
export type Rule<Column = string> = {
  column: Column;
  hours: number | 'asUnqualifiedLeads';
  /** Of these rows alone. */
  only?: RawBuilder<boolean>;
  /**
   * Only rows of nobody whose lead is saved: theirs go with the lead. They are marked in the column `goes_with_lead` when
   * they are old, and never read again.
   */
  isWithoutLead?: true;
};

export type Handling<Column = string> = {
  /** Absent where no row is about a person. */
  ties?: Ties<Column>;
  /** Not made from a lead: outlives one that goes by its age, and is erased when its person, and nobody else, asks. */
  isOwnRecord?: true;
  /** Rows without a lead stay when a lead goes by its age, whatever number they name: they go by the rules, or when their person asks. */
  outlivesLead?: true;
  /** Rows stay when their person is erased, until a partner has let go of what they ask for: that deletes them. */
  staysUntilLetGo?: true;
  /** Another table whose export has what these rows are. */
  isExportedWith?: 'picture';
  /** Rows stay as proof, and erasing empties these columns. Elsewhere whole rows go. */
  forgets?: readonly Column[];
  /**
   * Every column of rows that stay when a person goes: each was reviewed, and reveals neither identity nor
   * health. Names separated by blanks.
   */
  impersonal?: string;
  rules?: readonly Rule<Column>[];
};
