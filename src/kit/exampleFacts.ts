import { defaultCountry } from '#src/domain/countries/index.ts';
import { sourceLocale } from '#src/generated/locales.ts';
import type { Booking, Facts, Site, Study } from '#src/domain/facts.ts';
import type { ExampleFacts } from './example.ts';

const nothing: Facts = {
  answers: {},
  campaign: {
    name: 'example',
    flowType: 'webScreener',
    campaignType: 'screener',
    outcome: 'full',
    showCountrySelect: false,
    consent: { shown: false, onConditions: false },
    webScreenerProps: {
      shouldNumberQuestions: false,
      shouldShowHeightWeight: false,
      shouldShowCallNumber: false,
      shouldUseYNUButtons: false,
      isSingleColumn: false,
      criteriaQuestionOffset: 0,
      twoColumnMultiSelect: false,
    },
  },
  landingPageCopy: {},
  oversight: {},
  path: {
    hasCaregiver: false,
    skipDiagnosis: false,
    genderRequired: false,
    hotCall: false,
    loadingInitialPayload: false,
    loadingStudy: false,
    failedInitialPayload: false,
  },
  criteria: [],
  minimal: false,
  siteSearch: 'idle',
  siteSchedulingEnabled: false,
  alreadyMatched: false,
  isKnownLead: false,
  isLeadLoading: false,
  isLeadPending: false,
  bookings: {},
  query: {},
  country: defaultCountry,
  locale: sourceLocale,
  today: '2026-06-15',
  narrowScreen: false,
};

const study: Study = {
  id: 1,
  externalId: 'EX-1',
  name: 'Example study',
  title: 'A study for examples',
  description: 'It takes everybody.',
  isSimulation: false,
  gender: 'any',
  siteTargetAreaType: 'Distance',
  associatedIndications: [],
  indicationIds: [],
};

const site: Site = { id: 11, ssExtId: 'SS-11' };

const booking: Booking = {
  bookingDay: { date: '2026-06-16', id: '2026-06-16' },
  bookingTime: { start: '2026-06-16T14:00:00Z', end: '2026-06-16T14:30:00Z', slot: 'example' },
  customer: {},
  change: '/appointments/change/example',
};

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function merged(base: Readonly<Record<string, unknown>>, over: Readonly<Record<string, unknown>>) {
  const result: Record<string, unknown> = { ...base };
  for (const [key, value] of Object.entries(over)) {
    const current = base[key];
    result[key] = isRecord(current) && isRecord(value) ? merged(current, value) : value;
  }
  return result;
}

/**
 * Complete facts: a web screener in the US on 15 June 2026 without answers, overridden by the example at every depth.
 */
export function exampleFacts(example: ExampleFacts = {}): Facts {
  const filled = Object.keys(example.bookings ?? {}).map((id) => [id, booking]);
  const base = {
    ...nothing,
    ...(example.study && { study }),
    ...(example.site && { site }),
    bookings: Object.fromEntries(filled),
  };
  // Safe: `base` has every property of Facts, and `ExampleFacts` allows no other type in any of them.
  return merged(base, example) as unknown as Facts;
}
