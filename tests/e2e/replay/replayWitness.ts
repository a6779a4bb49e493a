import type { Locator } from '@playwright/test';
import type { Facts } from '#src/domain/facts.ts';
import type { CampaignField, CampaignStep } from '#src/flow/campaign.ts';
import { isAsked } from '#src/flow/isAsked.ts';
import { nextStep } from '#src/flow/nextStep.ts';
import { withDefaults } from '#src/kit/options.ts';
import { pointer, type InputMethod } from '#tests/e2e/support/inputMethod.ts';
import { expect, type Page } from '#tests/e2e/support/test.ts';
import { waitUntilIdle } from '#tests/e2e/support/waitForPage.ts';
import { kinds } from '#widgets/index.ts';
import { arrive, pathnameOf } from './arrive.ts';
import type { Entering } from './entering.ts';
import { entries } from './entries.ts';
import { leadingOn } from './offered.ts';
import type { Replay } from './plan.ts';

/** Called on each step once it is open, and once everything is entered on it. */
export type Watch = (step: CampaignStep, moment: 'open' | 'entered') => Promise<void>;

/** Presses Next. Gives what has the focus on the step that opens, where that is not its heading. */
type PressNext = (button: Locator) => Promise<Locator | undefined>;

/** How a visitor goes the way: by pointer unless `input` is another, and by a press of Next unless `pressNext` does more. */
export type Manner = { input?: InputMethod; pressNext?: PressNext; watch?: Watch };

/** A witness on the way: their page, and how they go. */
type Walk = { page: Page; replay: Replay; input: InputMethod; pressNext: PressNext };

const entering = ({ page, replay, input }: Walk, { kind, id, options }: CampaignField): Entering => ({
  page,
  id,
  options: withDefaults(kinds[kind].options, options),
  facts: replay.visitor.facts,
  input,
});

/** What the page says that went wrong, what it calls wrong, and its title and language. */
const sayingsOf = (page: Page) =>
  page.evaluate(() => ({
    alerts: [...document.querySelectorAll('[role=alert]')].flatMap((one) =>
      one.checkVisibility({ visibilityProperty: true }) ? [one.textContent] : [],
    ),
    wrong: [...document.querySelectorAll('[aria-invalid=true]')].map(({ id }) => id),
    title: document.title,
    language: document.documentElement.lang,
  }));

/** The step is open under the title of its campaign, and its page says of nothing that it went wrong. */
export async function expectOpen(page: Page, replay: Replay, step: CampaignStep): Promise<void> {
  const path = pathnameOf(replay, step);
  await expect(page).toHaveURL((url) => url.pathname === path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await waitUntilIdle(page);
  const { pageTitle } = replay.campaign;
  const said = { alerts: [], wrong: [], language: replay.language };
  await expect
    .poll(() => sayingsOf(page))
    .toMatchObject({ ...said, ...(pageTitle && { title: pageTitle[replay.language] ?? '' }) });
}

/** Enters everything that the step asks of the visitor, in the order of the page. */
async function fill(walk: Walk, step: CampaignStep): Promise<void> {
  for (const field of step.fields)
    if (isAsked(field, walk.replay.visitor.facts)) await entries[field.kind].enter?.(entering(walk, field));
}

/** Kinds that show answers and have no control for them. */
const withoutControl: readonly CampaignField['kind'][] = ['EligibilitySummary', 'LeadVerification'];

/** What is known before the field is answered that leads on. */
function factsBefore(leading: CampaignField | undefined, facts: Facts): Facts {
  const answers = { ...facts.answers };
  for (const name of leading ? kinds[leading.kind].answers : []) delete answers[name];
  return { ...facts, answers };
}

/** Fields with controls are on the page where their condition says so, and only there: what was entered was there. */
async function expectAsked({ page, replay: { visitor } }: Walk, step: CampaignStep): Promise<void> {
  const facts = factsBefore(leadingOn(step, visitor.facts), visitor.facts);
  const asking = step.fields.filter(({ kind }) => kinds[kind].answers.length > 0 && !withoutControl.includes(kind));
  for (const field of asking.filter(({ when }) => when)) {
    const parts = page.locator(`main :is([id="${field.id}"], [id^="${field.id}-"])`);
    if (!isAsked(field, facts)) await expect(parts, field.id).toHaveCount(0);
    else if (!entries[field.kind].enter) await expect(parts, field.id).not.toHaveCount(0);
  }
}

/**
 * Goes on to a step: by its link, by the field that leads on, or by Next. Gives what has the focus on it: its heading, unless
 * it comes as a page of its own.
 */
async function goOn(walk: Walk, from: CampaignStep, to: CampaignStep): Promise<Locator | undefined> {
  const { page, replay, input, pressNext } = walk;
  const main = page.getByRole('main');
  const heading = page.getByRole('heading', { level: 1 });
  const link = main.locator(`a[href^="${pathnameOf(replay, to)}"]`);
  const leading = leadingOn(from, replay.visitor.facts);
  const isNext = nextStep(from, replay.visitor.facts) === to.name;
  if (!(isNext && (leading || from.nav.next)) && (await link.count()) > 0) {
    await input.press(link.first());
    return heading;
  }
  if (!leading) return (await pressNext(main.locator('button[type=submit]'))) ?? heading;
  await entries[leading.kind].leave?.(entering(walk, leading));
  return entries[leading.kind].loadsNext ? undefined : heading;
}

/** Takes the visitor along the whole way, through the real pages and the real server; its last step is open afterwards. */
export async function replayWitness(page: Page, replay: Replay, manner: Manner = {}): Promise<void> {
  const { path } = replay;
  const { input = pointer, watch } = manner;
  const press: PressNext = async (button) => {
    await input.press(button);
    return undefined;
  };
  const walk: Walk = { page, replay, input, pressNext: manner.pressNext ?? press };
  await arrive(page, replay);
  let focused: Locator | undefined;
  for (const [index, step] of path.entries()) {
    await expectOpen(page, replay, step);
    if (focused) await expect(focused).toBeFocused();
    await watch?.(step, 'open');
    const to = path[index + 1];
    if (!to) break;
    const movesOn = step.part?.movesOn !== undefined && (await page.getByRole('main').getByRole('radio').count()) > 0;
    await fill(walk, step);
    if (movesOn && input.isByPress) {
      focused = page.getByRole('heading', { level: 1 });
      continue;
    }
    await expectAsked(walk, step);
    await watch?.(step, 'entered');
    focused = await goOn(walk, step, to);
  }
}
