import { toE164 } from '#src/domain/phone.ts';
import type { CountryCode } from '#src/generated/answers.ts';
import type { Lead } from '#src/generated/api.ts';

/** A number as it is stored and looked up: E.164 where it is a number of the country, else as it was sent. */
export const normalPhone = (text: string, country?: CountryCode): string => toE164(text, country) ?? text;

/**
 * The lead with the normal numbers of its person and its caregiver. Pages send their own in E.164; whoever else sends one may write
 * it in ways that look so, with a zero or a one too many, and it is still the number of one person.
 */
export function withNormalPhone(lead: Lead): Lead {
  const { phone1, country, caregiver } = lead;
  const own = phone1 === undefined ? lead : { ...lead, phone1: normalPhone(phone1, country) };
  if (!caregiver?.phone1) return own;
  return { ...own, caregiver: { ...caregiver, phone1: normalPhone(caregiver.phone1, caregiver.country) } };
}
