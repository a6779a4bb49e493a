import type { Call } from '#src/api/call.ts';
import { isoDate } from '#src/domain/dates.ts';
import { isCountryCode } from '#src/domain/countries/countryOf.ts';
import { defaultCountry } from '#src/domain/countries/index.ts';
import type { InitialPayload, Locale, Study } from '#src/domain/facts.ts';
import { conditionsOfAddress, ownConditions, presetParameter } from '#src/domain/presetConditions.ts';
import { sentQuery, studyIdOf, type PersonalParameter, type Query } from '#src/domain/query.ts';
import type { PayloadState, State } from '#src/domain/state.ts';
import { prefillOf, withPrefill } from '#src/store/prefill.ts';
import type { AppStore } from '#src/store/store.ts';
import { resetConsents } from './resetConsents.ts';
import { payloadWarnings } from './payloadWarnings.ts';

type Parts = {
  call: Call;
  store: AppStore;
  campaign: { name: string; studyId?: number | null };
  query: Query;
  locale: Locale;
  /** Personal parameters that no server took out of the address. */
  personal: Partial<Record<PersonalParameter, string>>;
  reportMessage: (severity: 'error' | 'warning' | 'info', message: string) => void;
};

function changePayload(store: AppStore, payload: Partial<PayloadState>) {
  store.setState((state) => ({ payload: { ...state.payload, ...payload } }));
}

async function criteriaOf({ call, store, locale, reportMessage }: Parts, { study }: InitialPayload) {
  if (!study) return { criteria: [], minimal: false };
  const { study: shown, criteria: given, minimal } = store.getState().payload;
  // They came with the study that the page shows.
  if (study === shown) return { criteria: given, minimal };
  const params = { studyId: study.id };
  if (study.secondaryScreening?.minimal) {
    const criteria = await call('criteria', { params, query: { minimal: '1', language: locale } });
    if (criteria.length > 0) return { criteria, minimal: true };
    reportMessage('warning', 'Minimal screener for this study has no questions');
  }
  return { criteria: await call('criteria', { params, query: { language: locale } }), minimal: false };
}

/**
 * Enters the values of the address: they override stored answers, but not what was typed since the page opened. An empty one is
 * none; that of a phone number is reported, since the link was to fill it in.
 */
function prefill({ store, personal, query, reportMessage }: Parts, payload: InitialPayload) {
  const { prePopFields, postalCode, country: guessed } = payload;
  const asked = query[presetParameter];
  const named = Object.entries({ ...prePopFields, ...personal }).map(([name, text]) => [name, text.trim()] as const);
  const filled = Object.fromEntries(named.filter(([, text]) => text !== ''));
  if (named.some(([name, text]) => name === 'phone' && text === ''))
    reportMessage('info', 'formatPhone received an empty string');
  store.setState((state: State) => {
    const country = state.answers.country ?? guessed ?? defaultCountry;
    const zip = state.answers.postalCode === undefined && postalCode ? { zip: postalCode } : {};
    const given = prefillOf({ ...zip, ...filled }, country, isoDate(new Date()));
    const entered = withPrefill(state, store.restored(), given);
    if (asked === undefined || asked === state.journey.indicationIds) return entered;
    const indicationIds = conditionsOfAddress(asked);
    const own = ownConditions(state);
    const presetConditions = indicationIds.filter((id) => !own.includes(id));
    return {
      ...entered,
      answers: { ...entered.answers, indicationIds },
      journey: { ...state.journey, indicationIds: asked, presetConditions },
    };
  });
}

/**
 * Loads the initial payload of the flow and the criteria of its study. Rejects when a call fails. `askAgain` is called before
 * the page is ready where what was asked before is about another study or flow.
 */
export async function loadPayload(parts: Parts, askAgain?: () => Promise<void>): Promise<void> {
  const { call, store, campaign, locale, reportMessage } = parts;
  const query = sentQuery(parts.query);
  changePayload(store, { status: 'loading' });
  resetConsents(store, campaign.name, query['studyId']);
  const { closedStudyId } = store.getState().saved;
  const named = sentIds({
    studyId: studyIdOf(query, campaign),
    indicationId: query[presetParameter]?.split(',')[0],
    pGroupId: query['pgroup'],
    indicationNameOverrideId: query['ior'],
  });
  const answered = await call('initialPayload', {
    query: { ...query, ...named, signup: campaign.name, language: locale },
  });
  const payload = asShown(inKnownCountry(answered), store.getState().payload.study);
  // The server sends prefilled values once: they are entered before anything else can fail.
  prefill(parts, payload);
  const criteria = await criteriaOf(parts, payload);
  const { payload: earlier, saved } = store.getState();
  const visit = ofVisit(earlier, campaign.name, payload.study?.id);
  const isReopened = payload.study !== undefined && payload.study.id === closedStudyId;
  const again = payload.study && visit !== earlier ? askAgain : undefined;
  store.setState({
    payload: { ...visit, initial: payload, ...criteria, ...(!again && { status: 'ready' }) },
    // It had closed when the lead was saved: what the server says of it now is newer.
    ...(isReopened && { saved: { ...saved, closedStudyId: undefined } }),
  });
  if (again) {
    await again();
    changePayload(store, { status: 'ready' });
  }
  const { responses } = store.getState().answers;
  for (const warning of payloadWarnings(answered, criteria.criteria, responses)) reportMessage('warning', warning);
}

/** The study that came with the page is the one that it shows, unless it has changed since: nothing renders again for it. */
function asShown(payload: InitialPayload, shown: Study | undefined): InitialPayload {
  const isSame = shown !== undefined && JSON.stringify(payload.study) === JSON.stringify(shown);
  return isSame ? { ...payload, study: shown } : payload;
}

/** Texts, formats and consents go by the country: one that is not supported counts as not guessed. */
function inKnownCountry({ country, ...payload }: InitialPayload): InitialPayload {
  return isCountryCode(country) ? { ...payload, country } : payload;
}

/** Ids as the call takes them; those that are not given are left out. */
function sentIds(ids: Readonly<Record<string, string | undefined>>): Record<string, string> {
  return Object.fromEntries(Object.entries(ids).flatMap(([name, id]) => (id ? [[name, id.slice(0, 200)]] : [])));
}

/** The site stays as long as the study does, and what the campaign alone asks for as long as the campaign does. */
function ofVisit(earlier: PayloadState, campaign: string, studyId: number | undefined): PayloadState {
  if (earlier.studyId === studyId && earlier.campaign === campaign) return earlier;
  const unasked = { ...earlier, campaign, alreadyMatched: false, siteSchedulingEnabled: false };
  if (earlier.studyId === studyId) return unasked;
  const { site: _site, studyId: _studyId, ...others } = unasked;
  return { ...others, siteSearch: 'idle', ...(studyId !== undefined && { studyId }) };
}
