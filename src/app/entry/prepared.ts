import type { Answers, CountryCode } from '#src/domain/facts.ts';
import type { ShownStudy } from '#src/domain/renderer.ts';
import type { SearchState } from '#src/domain/state.ts';
import type { Page } from '#src/app/page/page.ts';

/** What a page begins with whose results near one visitor stand in its markup. */
export type PreparedSearch = { answers: Answers; search: SearchState; country: CountryCode };

/** What stands in the markup of a page beside the words of its campaign; the browser begins with the same. */
export type Prepared = { found?: PreparedSearch | undefined; study?: ShownStudy | undefined };

/** Id of the element with what was prepared, as JSON. */
export const preparedId = 'prepared';

/** Puts what was prepared into the state of a page, which counts as the state that the page began with. */
export function enterPrepared({ store }: Pick<Page, 'store'>, { found, study }: Prepared): void {
  store.setState((state) => ({
    ...(found && { answers: found.answers, search: found.search }),
    payload: { ...state.payload, ...(found && { fallbackCountry: found.country }), ...study },
  }));
  const begun = store.getState();
  // The markup is rendered, and taken over, with the state that a store says it began with.
  store.getInitialState = () => begun;
}

/** What the server prepared for this page; undefined where it prepared nothing. */
export function readPrepared(): Prepared | undefined {
  const text = document.getElementById(preparedId)?.textContent;
  // The server that rendered the page wrote it from this type.
  return text ? (JSON.parse(text) as Prepared) : undefined;
}
