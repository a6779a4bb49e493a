import type { Consent } from '#src/generated/api.ts';
import type { Tie } from './tie.ts';

type Optional = 'locale' | 'campaign' | 'step' | 'clientTime';
/** What somebody agreed to or refused. What was not sent stays empty in the ledger. */
export type Decision = Omit<Consent, 'slug' | 'tabId' | Optional> & Partial<Pick<Consent, Optional>>;

/** What the ledger records beside a decision. */
export type Entry = {
  tie: Tie;
  at: Date;
  idempotencyKey?: string | undefined;
  /** A signature that this server has taken itself. */
  isSignature?: boolean;
  /** Sent at each change: a decision equal to the last one of the lead is a request whose answer was lost. */
  isChange?: boolean;
  /** Part of a save, whose own delivery tells the receiver of it. */
  isInSave?: boolean;
};

/** A decision on its way into the ledger. */
export type Given = { decision: Decision; entry: Entry };
