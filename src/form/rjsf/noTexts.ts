/** Stand-in for the names of RJSF's own texts, of which a step shows none. */
export const TranslatableString = {};
