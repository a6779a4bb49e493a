import { sourceLocale } from '#src/generated/locales.ts';
import type { Locale } from './facts.ts';

/** The policies that pages and texts link to. */
export const policyNames = ['privacy', 'terms', 'healthData', 'hipaa', 'cookies'] as const;
/** The name of a policy. */
export type PolicyName = (typeof policyNames)[number];

/** Where somebody asks for a link to what is stored of them. */
export const myDataPath = '/my-data';

/** The path of each policy in a language. */
export function policiesIn(locale: Locale): Readonly<Record<PolicyName, string>> {
  const under = locale === sourceLocale ? '' : `/${locale}`;
  return {
    privacy: `${under}/privacy-policy`,
    terms: `${under}/terms-of-use`,
    healthData: `${under}/consumer-health-data-privacy-notice`,
    hipaa: `${under}/hipaa-notice`,
    cookies: `${under}/cookie-policy`,
  };
}
