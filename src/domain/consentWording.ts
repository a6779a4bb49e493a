import type { PageSettings } from './pageSettings.ts';

/** The numbers that consents name. */
export type WordingNumbers = Pick<PageSettings['numbers'], 'smsHelp' | 'shortCode'>;

/** A consent as it is read: its text with the numbers that it names. */
export const filledWording = (text: string, { smsHelp, shortCode }: WordingNumbers): string =>
  text.replace('{smsHelp}', smsHelp).replace('{shortCode}', shortCode);
