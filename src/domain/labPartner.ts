import type { Study } from './facts.ts';

/** Product constant: what `partnerScreener` of a study is when a laboratory is the partner that finds its candidates. */
const labPartner = 'Lab Partner';

/** Whether a laboratory is the partner that finds candidates for the study. */
export function isLabPartner(study: Pick<Study, 'partnerScreener'> | undefined): boolean {
  return study?.partnerScreener === labPartner;
}
