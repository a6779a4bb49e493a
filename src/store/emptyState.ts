import type { State } from '#src/domain/state.ts';

/** The state of a tab in which nothing has happened. */
export function emptyState(): State {
  return {
    answers: {},
    drafts: {},
    journey: { finished: [] },
    payload: {
      status: 'loading',
      criteria: [],
      minimal: false,
      siteSearch: 'idle',
      siteSchedulingEnabled: false,
      alreadyMatched: false,
    },
    saved: {
      subjectSaved: false,
      successSaved: false,
      isPending: false,
      failed: false,
      consentsSent: {},
      screenings: [],
    },
    adSecurity: { responses: [], told: [] },
    bookings: {},
    search: { status: 'idle', nearby: [], nearbyTotal: 0, elsewhere: [], counted: [] },
    shortList: [],
    isExpired: false,
    isReplacement: false,
  };
}
