import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { CountryCode, Locale } from '#src/generated/answers.ts';
import type { Criterion, Indication, Study } from '#src/generated/api.ts';
import type { Localized, Text } from '#src/server/db/localized.ts';
import type { Sealed } from '#src/server/sealing/sealing.ts';
import type { Json, Moment, Nullable } from './columns.ts';

/** A study as stored: every text that visitors read is in both languages. */
export type StoredStudy = Localized<
  Omit<Study, 'id' | 'externalId' | 'associatedIndications' | 'associatedIndicationIds'>
>;
/** A criterion as stored, with both languages. */
export type StoredCriterion = Localized<Omit<Criterion, 'id'>>;

export type StudyTable = {
  id: number;
  external_id: string;
  /** Visitors see a study only while it is `open`. */
  status: 'open' | 'draft' | 'closed';
  details: Json<StoredStudy>;
  /** Further words that find the study, such as the conditions as its register names them. */
  keywords: Generated<string>;
};

export type CriterionTable = {
  id: number;
  study_id: number;
  position: number;
  /** Asked by the minimal screener too. */
  minimal: boolean;
  details: Json<StoredCriterion>;
};

export type SiteTable = {
  id: number;
  study_id: number;
  ext_id: string;
  name: string;
  country: CountryCode;
  /** State or province code, where the country has them. */
  region: string | null;
  postal_code: string;
  /** Town, as results of a search name it. */
  city: Nullable<string>;
  lat: number;
  lon: number;
  /** It takes participants: of the others visitors hear nothing. */
  is_recruiting: Generated<boolean>;
};

export type PostalAreaTable = {
  country: CountryCode;
  /** The part of a postal code that an area goes by: `postalArea` of the country. */
  code: string;
  lat: number;
  lon: number;
  place: string;
  region: string | null;
};

export type IndicationCategoryTable = { id: number; position: number; name: Json<Text> };
export type IndicationTable = {
  id: number;
  category_id: number;
  name: Json<Text>;
  show_for_signup: boolean;
  kind: Indication['kind'];
  /** The names folded, as synonyms are. */
  terms: GeneratedAlways<string[]>;
};

/** What the study search knows of a study that visitors may find; triggers of the database keep it. */
export type SearchStudyTable = {
  study_id: GeneratedAlways<number>;
  target_area: GeneratedAlways<string>;
  words: GeneratedAlways<string>;
};

/** Words that mean the same condition. `folded` is in small letters without accents. */
export type SynonymTable = { concept: string; locale: Locale; term: string; folded: GeneratedAlways<string> };

/** People who take part in a study already, by keyed hashes of their numbers. */
export type ParticipantTable = { study_id: number; phone_hash: string; sealed: Sealed<{ phone: string }> };

/**
 * Whose phone numbers somebody asked about within a day of the first, by keyed hashes: the asker is a session or an
 * address. `refused` counts the questions beyond those that may be asked.
 */
export type AskedNumbersTable = {
  asker: string;
  since: Moment;
  numbers: ColumnType<string[], never, never>;
  refused: Generated<number>;
};

/** How many requests an address sent to a call within a minute of the first, by a keyed hash of both. */
export type RequestCountTable = { asker: string; since: Moment; requests: number };

/** What all servers have counted of an account: a keyed hash of a limit and a sender. */
export type SharedCountTable = { account: string; until: Moment; spent: number };

/** Names of the data sets that were put in once. */
export type SeedTable = { name: string; at: Moment };

/** The criteria of a study as a register words them; the first is number 1. No visitor sees them. */
export type CriterionDraftTable = {
  study_id: number;
  criteria: Json<{ kind: 'inclusion' | 'exclusion' | 'other'; text: string }[]>;
};

/** The secret of keyed hashes, sealed with each key that something may be sealed with: without one of them no server starts. */
export type SealingKeyTable = { key_id: string; sealed: Sealed<string>; first_used_at: Moment };
