/** Where the policies stand, below the language. */
export const policyPaths = {
  privacy: '/privacy-policy',
  terms: '/terms-of-use',
  healthData: '/consumer-health-data-privacy-notice',
  hipaa: '/hipaa-notice',
  cookies: '/cookie-policy',
} as const;

export type PolicyName = keyof typeof policyPaths;
