import { attemptedCookie } from '#src/domain/attemptedFlow.ts';
import { takeCookie } from '#src/app/browser/takeCookie.ts';
import type { Page } from '#src/app/page/page.ts';
import { plantTrap } from '#src/effects/trap.ts';
import { layOutAll } from '#src/ui/layOutAll.ts';
import { followTranslation } from './followTranslation.ts';
import { keepFocusInView } from './keepFocusInView.ts';
import { loadTypeface } from './loadTypeface.ts';
import { reportVisit } from './reportVisit.ts';

/** Uses a part that the page goes on without where it cannot be loaded, or fails. */
const withPart = <Part>(part: Promise<Part>, use: (part: Part) => void) => void part.then(use).catch(() => undefined);

/** Loads what only some addresses, installations and visits need. */
function openParts(page: Page, attempted: string | undefined): void {
  const { s, ps } = page.query;
  if ((s ?? ps ?? attempted) !== undefined)
    withPart(import('./reportUnknownNames.ts'), ({ reportUnknownNames }) => reportUnknownNames(page, attempted));
  const { tagManager, chat, pixel } = page.settings.outside ?? {};
  if (tagManager ?? chat ?? pixel)
    withPart(import('./loadThirdParties.ts'), ({ loadThirdParties }) => loadThirdParties(page));
  if (page.store.getState().payload.initial?.enableRecording)
    withPart(import('./recordVisit.ts'), ({ recordVisit }) => recordVisit(page));
}

/**
 * What waits until a page is open: goes along with a translation by the browser and with a phone that is turned, asks for the
 * typeface and then plants the trap and lays out what is far from the window, reports the visit and the redirect that it came
 * by, loads third parties, and records the visit where that is enabled.
 */
export function openVisit(page: Page): void {
  followTranslation();
  keepFocusInView();
  // Together: each alone costs a look at every style of the page.
  void loadTypeface().finally(() => {
    plantTrap();
    layOutAll();
  });
  const attempted = takeCookie(document, attemptedCookie);
  if (attempted !== undefined) page.reportRedirect(attempted);
  reportVisit(page);
  openParts(page, attempted);
}
