import { toE164 } from '#src/domain/phone.ts';
import type { CountryCode } from '#src/generated/answers.ts';
import type { Lead } from '#src/generated/api.ts';

/** A number as it is stored and looked up: E.164 where it is a number of the country, else as it was sent. */
export const normalPhone = (text: string, country?: CountryCode): string => toE164(text, country) ?? text;

/** The lead with the normal number of its caregiver; its own is sent in E.164. */
export function withNormalPhone(lead: Lead): Lead {
  const { caregiver } = lead;
  if (!caregiver?.phone1) return lead;
  return { ...lead, caregiver: { ...caregiver, phone1: normalPhone(caregiver.phone1, caregiver.country) } };
}
