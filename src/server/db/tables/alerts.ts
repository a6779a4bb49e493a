import type { Generated } from 'kysely';
import type { Moment, Nullable } from './columns.ts';

/**
 * Leads that asked to be told of new studies about the conditions of a study, or without one about their own, near their
 * postal code. In force while one of their consents to it is.
 */
export type StudyAlertTable = {
  lead_id: string;
  study_id: Nullable<number>;
  /** Whether they are told of that study too: it had no site near them, and they fit it otherwise. */
  takes_same: boolean;
  radius_km: number;
  asked_at: Moment;
};

/** What was found for a lead that asked, each study once. */
export type StudyAlertFindTable = { lead_id: string; study_id: number; found_at: Moment };

/** Studies that have opened, or sites of open ones, until everybody whom they may fit is found. */
export type StudyOpeningTable = {
  id: Generated<number>;
  study_id: number;
  /** Of the study; null for all. */
  site_ids: Nullable<number[]>;
  opened_at: Moment;
  /** The last lead that was looked at; they go by their ids. */
  after_lead: Nullable<string>;
};
