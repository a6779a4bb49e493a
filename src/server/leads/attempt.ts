import type { Lead, LeadConsent } from '#src/generated/api.ts';
import type { Sign } from '#src/server/db/tables/bots.ts';
import type { Contact } from '#src/server/visitor/contact.ts';
import type { ProvenContact } from '#src/server/visitor/provenContact.ts';
import type { Qualification } from './qualification.ts';

/**
 * What speaks against a save before it is written, and how many leads its number may have within a day: those are counted
 * once it is written. Without a limit any number may have any.
 */
export type Watch = { signs: readonly Sign[]; mostOfNumber?: number | undefined };

/** A request to save, as it is known again: where it went, its key, and what was in it. */
export type KeyedRequest = { scope: string; key: string; contentHash: string };

/** What is saved, and all that is known of who saves it. */
export type Submission = {
  lead: Lead;
  /** The visit that it was sent in, as `visitName` names it; null without a session. */
  visit: string | null;
  /** Given or withdrawn on the way to this save, in wordings of ours. */
  consents: readonly LeadConsent[];
  /** Hash of the session and the tab that saves. */
  session?: string | undefined;
  /** How closely the save is looked at; not at all without. */
  watch?: Watch | undefined;
  /** Contacts of the lead that the session has proved to be the visitor's. */
  proven?: readonly ProvenContact[];
  /** Contacts of the lead that a link had filled in. */
  brought?: readonly ('phone' | 'email')[];
  /** Whoever saves is known by the link of the lead alone: another session has saved it before. */
  isByLink?: boolean;
  /** The slug that the lead had when it was found out who saves, none for a new one: with another one it is somebody else's. */
  seenSlug?: string | undefined;
  /** When the session that saves was given the lead: where it was ended since, it saves nothing any more. */
  since?: Date | undefined;
  /** What they are reached by and the lead never was: it is handed over to them. */
  bringsNew?: readonly Contact[];
};

/** One attempt to write a submission: under which key and slug, and how its lead qualifies. */
export type Attempt = Submission & KeyedRequest & { newSlug: string; qualification: Qualification; at: Date };
