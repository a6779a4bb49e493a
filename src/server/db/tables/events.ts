import type { Generated } from 'kysely';
import type { Sealed } from '#src/server/sealing/sealing.ts';
import type { Json, Moment, Nullable } from './columns.ts';

/** The visit that a row was sent in, as `visitName` names it; rows of the first releases have none. */
type Visit = Nullable<string>;

type Query = Record<string, string>;
export type ActionTable = {
  id: Generated<number>;
  at: Moment;
  /** The flow; null for one that is not known here. */
  signup: Nullable<string>;
  screener: boolean;
  /** What happened, in the order in which it did. */
  codes: Json<string[]>;
  sealed: Sealed<{ signup: string; route_path: string; query: Query }>;
  visit: Visit;
};
export type RouterLogTable = {
  id: Generated<number>;
  at: Moment;
  sealed: Sealed<{
    signup: string;
    study_external_id: string | null;
    from_path: string;
    to_path: string;
    path: string;
    query: Query;
  }>;
  visit: Visit;
};
export type RedirectDebugTable = {
  id: Generated<number>;
  at: Moment;
  sealed: Sealed<{ referrer_url: string; attempted_campaign: string }>;
  visit: Visit;
};
export type ErrorReportTable = {
  id: Generated<number>;
  at: Moment;
  severity: string;
  sealed: Sealed<{
    message: string;
    flow: string | null;
    step: string | null;
    lead_lp_param_id: string | null;
    /** Steps finished before, oldest first. */
    history: string[];
    query: Query;
  }>;
  visit: Visit;
};
