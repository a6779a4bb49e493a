import type { Generated } from 'kysely';
import type { Json, Moment, Nullable } from './columns.ts';

/** Where a reader of records stands: the byte after the last record, how many came before, and what it is in. */
export type Place = { bytes: number; records: number; within: 'nothing' | 'list' | 'page' };

/** What became of the records of an import. `notRecruiting` are those refused that were never taken. */
export type ImportCounts = {
  added: number;
  changed: number;
  unchanged: number;
  sites: number;
  refused: number;
  notRecruiting: number;
};

/** An import of a register download; without `ended_at` it runs, or was stopped. */
export type RegisterImportTable = {
  id: Generated<number>;
  /** Of the size, the beginning and the end of the file. */
  file_sha256: string;
  /** The file is the whole register: what it lacks is gone. */
  is_whole: boolean;
  started_at: Moment;
  ended_at: Nullable<string>;
  place: Json<Place>;
  counts: Json<ImportCounts>;
};

/** What of a study is compared from import to import. Sites as `siteKey` names them; texts by their hash. */
export type RegisteredFacts = {
  title: string;
  summary: string;
  criteria: string;
  minAge?: number;
  maxAge?: number;
  gender: string;
  conditions: string[];
  sites: string[];
};

/** A study as the register last had it. */
export type RegisteredTable = {
  external_id: string;
  study_id: number;
  sha256: string;
  is_recruiting: boolean;
  /** A person has worked on the draft: imports tell of changes and make none. */
  is_edited: Generated<boolean>;
  facts: Json<RegisteredFacts>;
  import_id: number;
};

/** Something that differs from the import before, or a record that cannot be used. */
export type RegisterChangeTable = {
  id: Generated<number>;
  import_id: number;
  external_id: Nullable<string>;
  study_id: Nullable<number>;
  kind: string;
  details: Json<unknown>;
  taken_at: Nullable<string>;
};

/** What an operator changed in a study. `actor` tells operators apart and names none. */
export type OperatorChangeTable = {
  id: Generated<number>;
  at: Moment;
  actor: string;
  action: string;
  study_id: Nullable<number>;
  details: Json<unknown>;
};
