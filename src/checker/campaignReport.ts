import type { Finding } from './finding.ts';

/** What the check of one campaign found. */
export type CampaignReport = {
  name: string;
  findings: readonly Finding[];
  warnings: readonly Finding[];
  /** How much was walked, or that nothing was. */
  summary: string;
};

/** What was found, and how far the document was read: not all of its form, its form, or also its ways. */
export type CheckedCampaign = Omit<CampaignReport, 'name'> & { reached: 0 | 1 | 2 };
