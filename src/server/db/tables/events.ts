import type { Generated, JSONColumnType } from 'kysely';
import type { Json, Moment, Nullable } from './columns.ts';

/** The visit that a row was sent in, as `visitOf` names it; rows of the first releases have none. */
type Visit = Nullable<string>;

type Query = JSONColumnType<Record<string, string>>;
export type ActionTable = {
  id: Generated<number>;
  at: Moment;
  signup: string;
  route_path: string;
  screener: boolean;
  /** What happened, in the order in which it did. */
  codes: Json<string[]>;
  query: Query;
  visit: Visit;
};
export type RouterLogTable = {
  id: Generated<number>;
  at: Moment;
  signup: string;
  study_external_id: Nullable<string>;
  from_path: string;
  to_path: string;
  path: string;
  query: Query;
  visit: Visit;
};
export type RedirectDebugTable = {
  id: Generated<number>;
  at: Moment;
  referrer_url: string;
  attempted_campaign: string;
  visit: Visit;
};
export type ErrorReportTable = {
  id: Generated<number>;
  at: Moment;
  severity: string;
  message: string;
  flow: Nullable<string>;
  step: Nullable<string>;
  lead_lp_param_id: Nullable<string>;
  /** Steps finished before, oldest first. */
  history: Json<string[]>;
  query: Query;
  visit: Visit;
};
