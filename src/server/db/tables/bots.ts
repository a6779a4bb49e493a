import type { Moment, Nullable } from './columns.ts';

/** Why a lead is kept apart. */
export const signs = ['trap', 'noVisit', 'tooFast', 'address', 'number', 'noProof'] as const;
export type Sign = (typeof signs)[number];

/** Who released a lead: an operator, or the proof of work that came after the save. */
export type Releaser = 'operator' | 'proof';

/** Leads that may come from a machine. While `released_at` is null nothing of them is sent to the lead receiver. */
export type LeadHoldTable = {
  lead_id: string;
  reasons: Sign[];
  held_at: Moment;
  released_at: Nullable<string>;
  released_by: Nullable<Releaser>;
};
