import { withSearchFilters } from '#src/domain/studySearch.ts';
import { splitQuery } from '#src/domain/query.ts';
import type { StudySearchAccess } from '#src/kit/context.ts';
import type { Page } from '#src/app/page/page.ts';

/** The search for studies of a page, over its store and its address. */
export function studySearchAccess(page: Page): StudySearchAccess {
  return {
    read: () => page.store.getState().search,
    change: (part) => page.store.setState(({ search }) => ({ search: { ...search, ...part } })),
    isFailed: (studyId) =>
      page.store.getState().saved.screenings.some((screening) => screening.studyId === studyId && !screening.passed),
    keepInAddress(filters, indicationIds) {
      const search = withSearchFilters(page.search, filters, indicationIds);
      if (search === page.search) return;
      page.search = search;
      page.query = splitQuery(search).query;
      // The router goes by the path alone: it need not know.
      history.replaceState(history.state, '', location.pathname + search + location.hash);
      // The links of the page follow.
      page.store.setState({});
    },
    address: () => page.search,
    async prescreen() {
      const { ps } = page.query;
      const { prescreenFlow } = await import('#src/app/visit/prescreenFlow.ts');
      return prescreenFlow(ps ?? '');
    },
  };
}
