/** What decides whether a candidate fully qualifies. */
export const qualification = ['campaign', 'study', 'alreadyMatched', 'suits', 'site', 'criteria', 'ctScan'] as const;

/** What decides how a screener ends. */
export const screenerOutcome = [...qualification, 'simulation'] as const;
