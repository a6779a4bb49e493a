/** Statuses of leads that somebody looks for, so that a campaign must write them as they are. */
export const knownStatuses: readonly string[] = ['Partner Screener Opt-out'];
