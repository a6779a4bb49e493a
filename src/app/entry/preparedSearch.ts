import { summaries } from 'virtual:summaries';
import { idsOf } from '#src/domain/query.ts';
import type { KnownVisitor } from '#src/domain/renderer.ts';
import { searchBodyOf, searchFiltersOf, studiesSought } from '#src/domain/studySearch.ts';
import { prescreenOf } from '#src/flow/resolveAddress.ts';
import { withDefaults } from '#src/kit/options.ts';
import { loadRest } from '#src/app/page/loadLaterWidgets.ts';
import type { Page } from '#src/app/page/page.ts';
import { enterPrepared, type PreparedSearch } from './prepared.ts';

/** The options of the field of the first step that shows studies at once; undefined where there is none. */
function optionsOfResults({ campaign, widgets }: Page) {
  for (const { kind, options } of campaign.steps[campaign.home]?.fields ?? []) {
    const spec = widgets[kind]?.spec;
    if (spec?.showsStudies?.(options ?? {})) return withDefaults(spec.options, options);
  }
  return undefined;
}

/**
 * Finds the studies that the first step of a page shows to this visitor, and enters them into its state; undefined for a
 * page that shows none at once, or where they cannot be found: it finds them itself once it is open.
 */
export async function prepareSearch(page: Page, visitor: KnownVisitor): Promise<PreparedSearch | undefined> {
  await loadRest(page);
  const options = optionsOfResults(page);
  if (!options) return undefined;
  const { postalCode, country } = visitor;
  const asked = page.query['indicationIds[]'];
  const answers = {
    postalCode,
    postalCodeCountry: country,
    ...(asked !== undefined && { indicationIds: idsOf(asked) }),
  };
  enterPrepared(page, { found: { answers, country, search: page.store.getState().search } });
  const { healthyIndicationId } = page.settings;
  const realtime = options['realtime'] === true;
  const sought = studiesSought(page.facts(), searchFiltersOf(page.query), { realtime, healthyIndicationId });
  if (!sought) return undefined;
  const results = await visitor.find(searchBodyOf(sought));
  if (!results) return undefined;
  const { studies, nearbyStudies, nearbyTotal, place, next } = results;
  const found: PreparedSearch = {
    answers,
    country,
    search: {
      ...page.store.getState().search,
      status: 'found',
      sought: JSON.stringify(sought),
      elsewhere: studies,
      nearby: nearbyStudies,
      nearbyTotal,
      place,
      next,
      prescreen: prescreenOf(summaries, page.query['ps'] ?? '').campaign?.name,
    },
  };
  enterPrepared(page, { found });
  return found;
}
