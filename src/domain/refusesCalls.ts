import type { Facts } from './facts.ts';

/** Whether the visitor took back that they may be called, and has not agreed to it again by its box: nobody calls them. */
export const refusesCalls = ({ withdrawn, answers: { consents } }: Facts): boolean =>
  !(consents?.phone ?? !withdrawn?.call);
