import { isInternational } from '#src/domain/consentNeed.ts';
import { useFacts, useSurroundings } from './context.ts';

/**
 * The number for help with text messages, for visitors whose phone number was saved where going on agrees to texts; undefined
 * for all others, who get none from the short code.
 */
export function useTextHelp(): string | undefined {
  const { numbers } = useSurroundings();
  const agreed = useFacts(
    ({ answers, campaign, country, isLeadPending }) =>
      !isLeadPending && answers.phone !== undefined && campaign.consent.shown && !isInternational(country),
  );
  return agreed ? numbers.smsHelp : undefined;
}
