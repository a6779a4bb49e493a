import type { PageSettings } from './pageSettings.ts';

/** The blanks of a consent, each filled with the number of that name. */
export const wordingBlanks = ['smsHelp', 'shortCode'] as const;

/** The numbers that consents name. */
export type WordingNumbers = Pick<PageSettings['numbers'], (typeof wordingBlanks)[number]>;

/** A consent as it is read: its text with the numbers that it names. */
export const filledWording = (text: string, numbers: WordingNumbers): string =>
  wordingBlanks.reduce((filled, blank) => filled.replaceAll(`{${blank}}`, numbers[blank]), text);
