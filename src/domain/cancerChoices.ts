/** Everything here is a product constant: options in the order they are shown, by the key that is stored. */
export const cancerTypes = ['breast', 'lung', 'prostate', 'colorectal', 'skin', 'blood', 'otherType'] as const;

export const cancerStages = ['I', 'II', 'III', 'IV', 'unsure'] as const;

export const treatmentStatuses = ['not_started', 'in_treatment', 'finished', 'unsure'] as const;

/** General information about cancer, free and for everybody. */
export const cancerResources = [
  { name: 'National Cancer Institute', address: 'https://www.cancer.gov' },
  { name: 'American Cancer Society', address: 'https://www.cancer.org' },
  { name: 'CancerCare', address: 'https://www.cancercare.org' },
] as const;
