import type { StudySearchAccess } from '#src/kit/context.ts';
import { changeSearch } from '#src/app/page/enterAddress.ts';
import type { Page } from '#src/app/page/page.ts';

/** The search for studies of a page, over its store and its address. */
export function studySearchAccess(page: Page): StudySearchAccess {
  const { getState, setState } = page.store;
  return {
    read: () => getState().search,
    change: (part) => setState(({ search }) => ({ search: { ...search, ...part } })),
    isFailed: (id) => getState().saved.screenings.some(({ studyId, passed }) => studyId === id && !passed),
    shortList: () => getState().shortList,
    keep: (shortList) => setState({ shortList }),
    address: () => page.search,
    setAddress(search) {
      if (search === page.search) return;
      changeSearch(page, search);
      // The router goes by the path alone: it need not know.
      history.replaceState(history.state, '', location.pathname + search + location.hash);
      // The links of the page follow.
      setState({});
    },
    async prescreen() {
      const { prescreenFlow } = await import('#src/app/visit/prescreenFlow.ts');
      return prescreenFlow(page.query['ps'] ?? '');
    },
  };
}
