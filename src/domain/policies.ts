import type { Locale } from './facts.ts';

/** The policies that pages and texts link to. */
export const policyNames = ['privacy', 'terms', 'healthData', 'hipaa', 'cookies'] as const;
export type PolicyName = (typeof policyNames)[number];

/** Where each of them stands in a language. */
export function policiesIn(locale: Locale): Readonly<Record<PolicyName, string>> {
  const under = locale === 'en' ? '' : `/${locale}`;
  return {
    privacy: `${under}/privacy-policy`,
    terms: `${under}/terms-of-use`,
    healthData: `${under}/consumer-health-data-privacy-notice`,
    hipaa: `${under}/hipaa-notice`,
    cookies: `${under}/cookie-policy`,
  };
}
