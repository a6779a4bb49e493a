import type { Call } from '#src/api/call.ts';
import { isoDate } from '#src/domain/dates.ts';
import type { InitialPayload, Locale } from '#src/domain/facts.ts';
import { idsOf, sentQuery, type PersonalParameter, type Query } from '#src/domain/query.ts';
import type { PayloadState, State } from '#src/domain/state.ts';
import { prefillOf } from '#src/store/prefill.ts';
import type { AppStore } from '#src/store/store.ts';

type Parts = {
  call: Call;
  store: AppStore;
  campaign: { name: string; studyId?: number | null };
  query: Query;
  locale: Locale;
  /** Personal parameters that no server took out of the address. */
  personal: Partial<Record<PersonalParameter, string>>;
  report: (severity: 'error' | 'warning', message: string) => void;
};

function changePayload(store: AppStore, payload: Partial<PayloadState>) {
  store.setState((state) => ({ payload: { ...state.payload, ...payload } }));
}

async function criteriaOf({ call, locale, report }: Parts, payload: InitialPayload) {
  const { study } = payload;
  if (!study) return { criteria: [], minimal: false };
  const params = { studyId: study.id };
  if (study.secondaryScreening?.minimal) {
    const criteria = await call('criteria', { params, query: { minimal: '1', language: locale } });
    if (criteria.length > 0) return { criteria, minimal: true };
    report('warning', 'Minimal screener for this study has no questions');
  }
  return { criteria: await call('criteria', { params, query: { language: locale } }), minimal: false };
}

/** Takes over prefilled values once per tab; what was typed or kept in the tab stands above them. */
function prefill({ store, personal, query }: Parts, payload: InitialPayload) {
  const { journey, answers } = store.getState();
  if (journey.prefilled) return;
  const country = answers.country ?? payload.country ?? 'US';
  const given = prefillOf({ ...payload.prePopFields, ...personal }, country, isoDate(new Date()));
  const indicationIds = idsOf(query['indicationIds[]']);
  store.setState((state: State) => ({
    answers: {
      ...(indicationIds.length > 0 && { indicationIds }),
      ...given.answers,
      ...typedSince(state, given.answers),
    },
    drafts: { ...given.drafts, ...state.drafts },
    journey: { ...state.journey, prefilled: true },
  }));
}

/** Kept answers, but prefilled values stand above those of an earlier visit that the visitor has not touched here. */
function typedSince({ answers, drafts }: State, given: State['answers']): State['answers'] {
  const isTyped = Object.keys(drafts).length > 0;
  return isTyped ? answers : { ...answers, ...given };
}

/** Asks the server what the flow begins with, and the questions of its study. Rejects when it cannot be had. */
export async function loadPayload(parts: Parts): Promise<void> {
  const { call, store, campaign, query, locale } = parts;
  changePayload(store, { status: 'loading' });
  const studyId = query['studyId'] ?? (campaign.studyId ? String(campaign.studyId) : undefined);
  const indicationId = query['indicationIds[]']?.split(',')[0];
  const named = {
    ...(studyId && { studyId }),
    ...(indicationId && { indicationId }),
    ...(query['pgroup'] && { pGroupId: query['pgroup'] }),
    ...(query['ior'] && { indicationNameOverrideId: query['ior'] }),
  };
  const payload = await call('initialPayload', {
    query: { ...sentQuery(query), ...named, signup: campaign.name, language: locale },
  });
  const criteria = await criteriaOf(parts, payload);
  prefill(parts, payload);
  changePayload(store, { status: 'ready', payload, ...criteria });
}
