import { isInternational } from '#src/domain/consentNeed.ts';
import { useFacts, useSurroundings } from './context.ts';

/**
 * The number for help with text messages, for visitors whose phone number was saved where going on agrees to texts, unless
 * they took that back and have not agreed again; undefined for all others, who get none from the short code.
 */
export function useTextHelp(): string | undefined {
  const { numbers } = useSurroundings();
  const agreed = useFacts(
    ({ answers, campaign, country, isLeadPending, withdrawn }) =>
      !isLeadPending &&
      answers.phone !== undefined &&
      campaign.consent.shown &&
      !isInternational(country) &&
      (!withdrawn?.sms || answers.consents?.phone === true),
  );
  return agreed ? numbers.smsHelp : undefined;
}
