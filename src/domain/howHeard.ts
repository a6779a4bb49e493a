/** Product constant: where a visitor heard about us, in the order in which it is shown, by the key that is stored. */
export const howHeardOptions = ['doctor', 'social', 'engine', 'sponsor', 'email', 'clinicalTrials', 'other'] as const;
