import type { StudySearch } from '#src/generated/api.ts';
import type { CountryCode, Facts, Locale } from './facts.ts';
import { isPostalCode, normalPostalCode } from './postalCode.ts';
import { isOn, type Query } from './query.ts';

/** What narrows a search beside the conditions. The address carries it: it must tell nothing of who searches. */
export type SearchFilters = { words?: string; withinKm?: number | undefined };

/** All that a search for studies depends on; equal values have equal results. */
export type StudiesSought = SearchFilters & {
  postalCode: string;
  country: CountryCode;
  locale: Locale;
  indicationIds: readonly number[];
  realtime: boolean;
  nt: boolean;
};

/** Names of the filters in the address; conditions are `indicationIds[]` as in every address. */
const parameters = { words: 'words', withinKm: 'within', indicationIds: 'indicationIds[]' } as const;

const maxWords = 200;
const maxKm = 20_000;

/** The filters of an address; values that cannot be are left out. */
export function searchFiltersOf(query: Query): SearchFilters {
  const words = query[parameters.words]?.trim().slice(0, maxWords);
  const withinKm = Number(query[parameters.withinKm]);
  const isDistance = Number.isInteger(withinKm) && withinKm > 0 && withinKm <= maxKm;
  return { ...(words && { words }), ...(isDistance && { withinKm }) };
}

/** The search of an address with these filters and conditions in place of those that it had; the rest is kept. */
export function withSearchFilters(search: string, filters: SearchFilters, indicationIds?: readonly number[]): string {
  const query = new URLSearchParams(search);
  const put = (name: string, value: string) => (value === '' ? query.delete(name) : query.set(name, value));
  put(parameters.words, filters.words?.trim() ?? '');
  put(parameters.withinKm, String(filters.withinKm ?? ''));
  if (indicationIds) put(parameters.indicationIds, indicationIds.join());
  const text = query.toString();
  return text && `?${text}`;
}

/** What a page asks of every search, beside what the visitor entered. */
export type SearchTerms = { realtime?: boolean; healthyIndicationId?: number | undefined };

/** The conditions searched for; a flow about vaccines adds that of healthy volunteers, who are whom such studies look for. */
function conditionsSought({ answers, campaign }: Pick<Facts, 'answers' | 'campaign'>, healthyId?: number): number[] {
  const ids = answers.indicationIds ?? [];
  const adds = campaign.studyType === 'vaccine' && healthyId !== undefined && !ids.includes(healthyId);
  return adds ? [...ids, healthyId] : ids;
}

/** What the answers and filters search for; undefined before there is a postal code as the country writes them. */
export function studiesSought(
  facts: Pick<Facts, 'answers' | 'campaign' | 'country' | 'locale' | 'query'>,
  filters: SearchFilters,
  { realtime = false, healthyIndicationId }: SearchTerms = {},
): StudiesSought | undefined {
  const { answers, country, locale, query } = facts;
  const { postalCode = '' } = answers;
  if (!isPostalCode(postalCode, country)) return undefined;
  const { words, withinKm } = filters;
  return {
    ...(words?.trim() && { words: words.trim() }),
    ...(withinKm !== undefined && { withinKm }),
    postalCode: normalPostalCode(postalCode, country),
    country,
    locale,
    indicationIds: conditionsSought(facts, healthyIndicationId),
    realtime: realtime || isOn(query['realtime']),
    nt: isOn(query['nt']),
  };
}

/** The body of the call that searches for this. */
export function searchBodyOf({ words, withinKm, indicationIds, ...sought }: StudiesSought): StudySearch {
  return {
    ...sought,
    indicationIds: [...indicationIds],
    ...(words && { query: words }),
    ...(withinKm !== undefined && { maxKm: withinKm }),
  };
}
