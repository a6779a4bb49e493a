import type { Facts } from '#src/domain/facts.ts';
import { relationOf } from '#src/domain/relation.ts';
import { outerIslands, takeOverIslands } from '#src/kit/islands.ts';
import { whenIdle } from '#src/store/whenIdle.ts';
import { loadRest } from '#src/app/page/loadLaterWidgets.ts';
import type { Page } from '#src/app/page/page.ts';

/** On a page that is never idle each is taken over all the same. */
const withinMs = 200;

/** Whom the words, units and numbers of a page are meant for, and whether it awaits the study that they are about. */
const audienceOf = (facts: Facts) => `${relationOf(facts)} ${facts.country} ${facts.path.loadingStudy}`;

/**
 * Takes all islands over, and loads what is missing for that, once the page is meant for others than its markup: out of
 * sight too, where a screen reader reads, nobody is asked about somebody else or in units of another country, and nothing says
 * that it is loading once it is known that there is no such study.
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
