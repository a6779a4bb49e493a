import type { Consent } from '#src/generated/api.ts';

type Optional = 'locale' | 'campaign' | 'step' | 'clientTime';
/** What somebody agreed to or refused. What was not sent stays empty in the ledger. */
export type Decision = Omit<Consent, 'slug' | Optional> & Partial<Pick<Consent, Optional>>;

/** What the ledger records beside a decision. */
export type Entry = {
  /** The lead that it belongs to, saved or not. Without one the phone number of the decision is all that is known. */
  leadId?: string | undefined;
  at: Date;
  idempotencyKey?: string | undefined;
  /** A signature that this server has taken itself. */
  isSignature?: boolean;
  /** Sent at each change: a decision equal to the last one of the lead is a request whose answer was lost. */
  isChange?: boolean;
};
