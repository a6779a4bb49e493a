import type { Answers } from './facts.ts';

/** What a lead cannot be saved without. */
const needed = ['firstName', 'lastName', 'phone', 'postalCode'] as const;

/** The answers that a lead cannot be saved without and that are missing, by name. */
export function missingInLead({ answers }: { answers: Answers }): (typeof needed)[number][] {
  return needed.filter((name) => !answers[name]?.trim());
}
