import { outcomeOf } from '#src/domain/qualification.ts';
import { relationOf } from '#src/domain/relation.ts';
import type { CampaignStep } from '#src/flow/campaign.ts';
import { isAsked } from '#src/flow/isAsked.ts';
import { expectFits, resize, violationsOf } from '#tests/e2e/support/accessibility.ts';
import { expect, type Page } from '#tests/e2e/support/test.ts';
import { kinds } from '#widgets/index.ts';
import { entries } from './entries.ts';
import type { Replay } from './plan.ts';

/** What a page shows, as far as it differs between the visitors of a flow: equal for pages that look the same. */
function stateOf({ campaign, language, visitor: { facts } }: Replay, { name, fields }: CampaignStep): string {
  const showsOutcome = fields.some(({ kind }) => kind === 'ScreenerResult');
  const isAboutAnother = relationOf(facts) !== 'self';
  return [campaign.name, language, name, isAboutAnother, showsOutcome && outcomeOf(facts)].join(' ');
}

/** The steps of each replay on which it is the first to meet a page in its state: there the page is looked at. */
export function looksOf(replays: readonly Replay[]): ReadonlyMap<Replay, ReadonlySet<CampaignStep>> {
  const seen = new Set<string>();
  return new Map(
    replays.map((replay) => {
      const due = replay.path.filter((step) => {
        const state = stateOf(replay, step);
        return !seen.has(state) && seen.add(state);
      });
      return [replay, new Set(due)];
    }),
  );
}

/** The page breaks no rule of accessibility that a machine can tell. */
export const expectNoViolations = async (page: Page, what: string) =>
  expect.soft(await violationsOf(page), what).toEqual([]);

/** It also fits the narrowest phone, and one with text of twice the size; afterwards it has its size again. */
async function expectSound(page: Page, what: string): Promise<void> {
  const usual = page.viewportSize();
  await expectNoViolations(page, what);
  await expectFits(page, what);
  if (usual) await resize(page, usual.width, usual.height);
}

/** Whether Next refuses to leave the step while nothing is entered on it: it asks for something that it must know and does not. */
function refuses({ path, visitor: { facts } }: Replay, step: CampaignStep): boolean {
  const asked = ({ fields }: CampaignStep) => fields.filter((field) => isAsked(field, facts));
  const earlier = path.slice(0, path.indexOf(step)).flatMap(asked);
  const known = new Set(earlier.flatMap(({ kind }): readonly string[] => kinds[kind].answers));
  const missing = asked(step).filter(({ kind, required }) => {
    const isKnown = kinds[kind].answers.some((answer) => known.has(answer));
    return entries[kind].enter && (required ?? kinds[kind].requiredByDefault) && !isKnown;
  });
  return step.nav.next && step.nav.nextWhen === undefined && !facts.isKnownLead && missing.length > 0;
}

/** Looks at a step as it opens, and with the errors that Next brings where nothing is entered. */
export async function lookClosely(page: Page, replay: Replay, step: CampaignStep): Promise<void> {
  // Whoever goes by headings begins with that of the page.
  await expect.soft(page.getByRole('heading').first(), step.name).toHaveJSProperty('tagName', 'H1');
  await expectSound(page, step.name);
  if (!refuses(replay, step)) return;
  await page.getByRole('main').locator('button[type=submit]').press('Enter'); // It may be announced as disabled.
  await expect(page.locator('[aria-invalid=true]').first()).toBeVisible();
  await expectSound(page, `${step.name} with errors`);
}
