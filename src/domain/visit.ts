import { isOn, type Query } from './query.ts';

/** What an address says about how the visit came to be. It changes nothing that the visitor sees. */
export type Visit = {
  cid?: string;
  /** Number of the test group. */
  testGroup?: number;
  /** Another screener sent the visitor here. */
  isPrescreenRedirect?: true;
};

const longest = 200;

/** The visit of an address; a test group that is no whole number is left out. */
export function visitOf({ cid, tg = '', psr }: Query): Visit {
  return {
    ...(cid && { cid: cid.slice(0, longest) }),
    ...(/^\d{1,9}$/.test(tg) && { testGroup: Number(tg) }),
    ...(isOn(psr) && { isPrescreenRedirect: true }),
  };
}
