import { isInternational } from '#src/domain/consentNeed.ts';
import { useFacts, useSurroundings } from './context.ts';

/**
 * The short code and the number for help with text messages, for visitors who gave a phone number where going on agrees to
 * texts; undefined for all others, who get none from that code.
 */
export function useTextHelp(): { shortCode: string; number: string } | undefined {
  const { numbers } = useSurroundings();
  const agreed = useFacts(
    ({ answers, campaign, country }) =>
      answers.phone !== undefined && campaign.consent.shown && !isInternational(country),
  );
  return agreed ? { shortCode: numbers.shortCode, number: numbers.smsHelp } : undefined;
}
