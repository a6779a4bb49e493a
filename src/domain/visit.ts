import { isOn, type Query } from './query.ts';

/** Tracking parameters of an address; they change nothing that the visitor sees. */
export type Visit = {
  cid?: string;
  /** Number of the test group. */
  testGroup?: number;
  /** Another screener redirected the visitor here. */
  isPrescreenRedirect?: true;
};

/** Length to which `cid` is cut for the tag manager. */
const maxCidLength = 200;

/** The visit of a query; a test group other than one to nine digits is left out. */
export function visitOf({ cid, tg = '', psr }: Query): Visit {
  return {
    ...(cid && { cid: cid.slice(0, maxCidLength) }),
    ...(/^\d{1,9}$/.test(tg) && { testGroup: Number(tg) }),
    ...(isOn(psr) && { isPrescreenRedirect: true }),
  };
}
