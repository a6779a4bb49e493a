import { sql } from 'kysely';
import { consentTies } from '#src/server/consents/show.ts';
import type { Database } from '#src/server/db/schema.ts';
import { appointmentTies } from '#src/server/leads/keepAppointments.ts';
import type { Handling } from './handling.ts';

const DAY = 24;
const VISIT_HOURS = 90 * DAY;

/** Rows that belong to a lead and to nobody else. */
const ofLead = { ties: { lead: 'lead_id' } } as const;
/** What a browser sent in a visit; goes with the leads that were saved in it, and by its age. */
const ofVisit = { ties: { visit: 'visit' }, rules: [{ column: 'at', hours: VISIT_HOURS }] } as const;

/**
 * What becomes of every table when a person asks for their data or is erased, and when time passes. A table that is
 * missing here does not compile; one with columns that are not thought of fails the tests.
 */
const register: { [Table in keyof Database]: Handling<keyof Database[Table] & string> } = {
  lead: { ties: { lead: 'id' } },
  caregiver: ofLead,
  lead_contact: ofLead,
  /** By then nothing is left of the visit. */
  lead_visit: { ...ofLead, rules: [{ column: 'at', hours: VISIT_HOURS }] },
  lead_hold: ofLead,
  lead_screening: ofLead,
  lead_state: ofLead,
  survey_answer: ofLead,
  delivery: ofLead,
  idempotency_key: { ...ofLead, rules: [{ column: 'created_at', hours: 72 }] },
  outbox: { ...ofLead, rules: [{ column: 'done_at', hours: 90 * DAY }] },
  appointment: {
    ties: appointmentTies,
    outlivesLead: true,
    rules: [{ column: 'ends_at', hours: 0, only: sql<boolean>`lead_id is null` }],
  },
  /** The service may have booked before its answer was read, and is asked with these words what it has. */
  booking_order: { ...ofLead, staysUntilLetGo: true },
  /** Of nobody who is known here any more; goes once the service has let go of the booking. */
  booking_removal: { impersonal: 'id scheduler study_site_id booking_id due_at' },
  message: { ...ofLead, rules: [{ column: 'done_at', hours: 90 * DAY }] },
  study_alert: ofLead,
  study_alert_find: ofLead,
  /** The last lead that was looked at, for as long as this goes on. */
  study_opening: { impersonal: 'id study_id site_ids opened_at after_lead' },
  stand_in_message: { ties: { phone: 'recipient', email: 'recipient' }, rules: [{ column: 'at', hours: DAY }] },
  /** Of whoever the appointment is of: its time is not free while that stands. */
  booking: {
    ties: appointmentTies,
    outlivesLead: true,
    rules: [{ column: 'ends_at', hours: 0, isWithoutLead: true }],
  },
  esign_session: {
    ties: { lead: 'lead_id', phone: 'phone_hash', email: 'email_hash' },
    rules: [
      { column: 'expires_at', hours: 30 * DAY, only: sql<boolean>`decision is distinct from 'signed'` },
      // Of somebody whose lead was never saved, or that an erasure has overtaken: nothing else lets them go.
      { column: 'expires_at', hours: 'asUnqualifiedLeads', isWithoutLead: true },
    ],
  },
  /** Keyed hashes: they tell how many different numbers somebody asked about. */
  asked_numbers: { impersonal: 'asker since numbers refused', rules: [{ column: 'since', hours: DAY }] },
  request_count: { impersonal: 'asker since requests', rules: [{ column: 'since', hours: 1 }] },
  shared_count: { impersonal: 'account until spent', rules: [{ column: 'until', hours: 0 }] },
  /** Keyed hashes, too; what they proved is with the lead. */
  contact_code: {
    impersonal: 'id created_at expires_at session address contact code tries is_sent',
    rules: [{ column: 'created_at', hours: DAY }],
  },
  /** Random names of leads and visits, until nothing that was given before would count anyway: a visit does for as long as it is known. */
  ended_session: { impersonal: 'subject ended_at', rules: [{ column: 'ended_at', hours: VISIT_HOURS }] },
  participant: { ties: { ownPhone: 'phone_hash' }, isOwnRecord: true },
  /** Goes with its time, and takes its parts, content and object with it. */
  picture: { ...ofLead, rules: [{ column: 'expires_at', hours: 0 }] },
  picture_chunk: { ...ofLead, isExportedWith: 'picture' },
  picture_content: { ...ofLead, isExportedWith: 'picture' },
  /** Keys of objects that wait to be removed; they name a picture that is gone. */
  picture_removal: { impersonal: 'object_key at' },
  temp_link: {
    ties: { phone: 'phone_hash', email: 'email_hash' },
    rules: [{ column: 'expires_at', hours: 0 }],
  },

  consent: {
    ties: consentTies,
    forgets: ['sealed', 'phone_hash', 'email_hash'],
    impersonal: `id position previous_hash hash personal_sha256 lead_id at client_time consent_type has_consent how
      text_sha256 locale campaign step brand country is_international study_site_ext_id idempotency_key proof signer
      session_sha256 sequence is_overtaken verified`,
  },
  /** A text that is none of ours goes with the last person who sent it. */
  consent_text: { impersonal: 'sha256 text sealed first_seen_at' },
  consent_head: { impersonal: 'id rows hash' },
  consent_checkpoint: { impersonal: 'id position hash at signature' },
  published_wording: { impersonal: 'sha256 name audience locale text published_at' },
  /** The id of an erased lead is found nowhere else. */
  erasure: { impersonal: 'id at lead_id positions reason removed' },

  /** Answers, names and consents are blocked before they are recorded. */
  recording: { ...ofVisit, rules: [{ column: 'at', hours: 30 * DAY }] },
  action: ofVisit,
  router_log: ofVisit,
  redirect_debug: ofVisit,
  error_report: ofVisit,
  ad_security_event: ofVisit,

  study: { impersonal: 'id external_id status details keywords' },
  criterion: { impersonal: 'id study_id position minimal details' },
  criterion_draft: { impersonal: 'study_id criteria' },
  site: { impersonal: 'id study_id ext_id name country region postal_code city lat lon is_recruiting' },
  register_import: { impersonal: 'id file_sha256 is_whole started_at ended_at place counts' },
  registered: { impersonal: 'external_id study_id sha256 is_recruiting is_edited facts import_id' },
  operator_change: { impersonal: 'id at actor action study_id details' },
  register_change: { impersonal: 'id import_id external_id study_id kind details taken_at' },
  postal_area: { impersonal: 'country code lat lon place region' },
  indication_category: { impersonal: 'id position name' },
  indication: { impersonal: 'id category_id name show_for_signup kind terms' },
  search_study: { impersonal: 'study_id target_area words' },
  synonym: { impersonal: 'concept locale term folded' },
  resource: { impersonal: 'id name timezone study_site_id days opens closes slot_minutes' },
  offer: { impersonal: 'id advertiser country position details' },
  seed: { impersonal: 'name at' },
  sealing_key: { impersonal: 'key_id sealed first_used_at' },
};

/** The register as a list, for work that is the same on every table. */
export const handlings: readonly (readonly [table: string, handling: Handling])[] = Object.entries(register);
