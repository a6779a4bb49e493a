import type { Answers } from './facts.ts';

/** Product constant: the answers that a lead must have to be saved. */
export const requiredInLead = ['firstName', 'lastName', 'phone', 'postalCode'] as const;

/** Names of the required answers that are absent or blank. */
export function missingInLead({ answers }: { answers: Answers }): (typeof requiredInLead)[number][] {
  return requiredInLead.filter((name) => !answers[name]?.trim());
}
