// Everything here is a product constant: options in the order they are shown, by the key that is stored.

/** Types of cancer. */
export const cancerTypes = ['breast', 'lung', 'prostate', 'colorectal', 'skin', 'blood', 'otherType'] as const;

/** Stages of cancer. */
export const cancerStages = ['I', 'II', 'III', 'IV', 'unsure'] as const;

/** How far a treatment has come. */
export const treatmentStatuses = ['not_started', 'in_treatment', 'finished', 'unsure'] as const;

/** Organizations with free general information about cancer. */
export const cancerResources = [
  { name: 'National Cancer Institute', address: 'https://www.cancer.gov' },
  { name: 'American Cancer Society', address: 'https://www.cancer.org' },
  { name: 'CancerCare', address: 'https://www.cancercare.org' },
] as const;
