import type { CampaignFacts } from '#src/domain/facts.ts';
import type { AspectName } from './aspects.ts';

/** What a kind hangs on that a campaign must ask for or find out: without it all are as those of whom it is not known. */
export type Needs = (campaign: Pick<CampaignFacts, 'outcome'>) => readonly AspectName[];

/** What it takes to tell whether a candidate fully qualifies. */
export const qualificationNeeds: Needs = () => ['suits', 'criteria', 'site'];

/** The answers that the outcome of a screener hangs on. */
export const outcomeAnswers = [
  'age',
  'birthDate',
  'gender',
  'heightCm',
  'weightKg',
  'responses',
  'postalCode',
  'phone',
] as const;

/** What it takes to tell how a screener ends, by the setting of the campaign. */
export const outcomeNeeds: Needs = (campaign) =>
  campaign.outcome === 'criteria' ? ['criteria', 'site'] : qualificationNeeds(campaign);
