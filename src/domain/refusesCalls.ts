import { isInternational } from './consentNeed.ts';
import type { Facts } from './facts.ts';

/**
 * Whether nobody calls the visitor: they took it back, and have not agreed to it again by its box; or they took the tick away
 * where it is the box that gives it.
 */
export const refusesCalls = ({ withdrawn, answers: { consents }, country }: Facts): boolean =>
  withdrawn?.call ? !consents?.phone : consents?.phone === false && isInternational(country);
