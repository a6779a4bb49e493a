import type { Facts } from '#src/domain/facts.ts';
import { relationOf } from '#src/domain/relation.ts';
import { outerIslands, takeOverIslands } from '#src/kit/islands.ts';
import { whenIdle } from '#src/store/whenIdle.ts';
import { loadRest } from '#src/app/page/loadLaterWidgets.ts';
import type { Page } from '#src/app/page/page.ts';

/** On a page that is never idle each is taken over all the same. */
const withinMs = 200;

/** Whom the words, units and numbers of a page are meant for. */
const audienceOf = (facts: Facts) => `${relationOf(facts)} ${facts.country}`;

/**
 * Takes all islands over, and loads what is missing for that, once the page is meant for others than its markup: out of
 * sight too, where a screen reader reads, nobody is asked about somebody else or in units of another country.
 */
export function takeOverForOthers(page: Page): void {
  const { store, facts, factsOfMarkup = facts() } = page;
  const audienceOfMarkup = audienceOf(factsOfMarkup);
  const stop = store.subscribe(() => {
    if (audienceOf(facts()) === audienceOfMarkup) return;
    stop();
    for (const island of outerIslands()) whenIdle(() => takeOverIslands([island]), withinMs);
    void loadRest(page).catch(() => undefined);
  });
}
