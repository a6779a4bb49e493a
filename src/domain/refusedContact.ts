import type { Facts } from './facts.ts';

/** The box that gives each consent to be contacted, where there are boxes. */
const boxes = { call: 'phone', sms: 'phone', email: 'email' } as const;

const isRefused = ({ withdrawn, answers: { consents } }: Facts, type: keyof typeof boxes) =>
  consents?.[boxes[type]] === false || (withdrawn?.[type] === true && !consents?.[boxes[type]]);

/** Whether the visitor took back that they may be called, and has not agreed to it again: nobody calls them. */
export const refusesCalls = (facts: Facts): boolean => isRefused(facts, 'call');

/** Whether they took back every consent to be contacted; whoever gave no address is not written to anyway. */
export const refusesContact = (facts: Facts): boolean =>
  refusesCalls(facts) && isRefused(facts, 'sms') && (!facts.answers.email || isRefused(facts, 'email'));
