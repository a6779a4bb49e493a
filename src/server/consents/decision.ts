import type { Consent } from '#src/generated/api.ts';
import type { ProvenContact } from '#src/server/visitor/provenContact.ts';
import type { Tie } from './tie.ts';

type Optional = 'locale' | 'campaign' | 'step' | 'clientTime';
/** What a page may say, the signature that this server takes itself, and a withdrawal on the page of one's own data. */
type Manner = Consent['how'] | 'esign' | 'selfService';
/** What somebody agreed to or refused. What was not sent stays empty in the ledger. */
export type Decision = Omit<Consent, 'slug' | 'tabId' | 'how' | Optional> &
  Partial<Pick<Consent, Optional>> & { how: Manner };

/** What the ledger records beside a decision. */
export type Entry = {
  tie: Tie;
  at: Date;
  idempotencyKey?: string | undefined;
  /** Contacts that the session has proved to be the visitor's. */
  proven?: readonly ProvenContact[] | undefined;
  /** Sent at each change: a decision equal to the last one of the lead is a request whose answer was lost. */
  isChange?: boolean;
  /** Part of a save, whose own delivery tells the receiver of it. */
  isInSave?: boolean;
};

/** A decision on its way into the ledger. */
export type Given = { decision: Decision; entry: Entry };
