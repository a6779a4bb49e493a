import type { Answers, Facts } from '#src/domain/facts.ts';
import type { Lead } from '#src/generated/api.ts';
import { exampleLead } from '#src/server/testing/examples.ts';
import { saveLead } from '#tests/e2e/support/savedLead.ts';
import { addressOf } from '#src/flow/address.ts';
import type { CampaignField, CampaignStep } from '#src/flow/campaign.ts';
import { isAsked, nextStep } from '#src/flow/nextStep.ts';
import { withDefaults } from '#src/kit/options.ts';
import { violationsOf } from '#tests/e2e/support/accessibility.ts';
import { expect, type Page } from '#tests/e2e/support/test.ts';
import { waitUntilIdle } from '#tests/e2e/support/waitForPage.ts';
import { kinds } from '#widgets/index.ts';
import type { Entering } from './entering.ts';
import { entries } from './entries.ts';
import { leadingOn } from './offered.ts';
import type { Replay } from './plan.ts';
import { expectSaved } from './saved.ts';

/** Called on each step once it is open, and once everything is entered on it. */
export type Watch = (step: CampaignStep, moment: 'open' | 'entered') => Promise<void>;

/** A step's address as it is written in a link: the path alone. */
const pathOf = ({ campaign, language }: Replay, step: CampaignStep) =>
  addressOf({ locale: language, flow: campaign.name, step: step.path });

const entering = (page: Page, { visitor }: Replay, { kind, id, options }: CampaignField): Entering => ({
  page,
  id,
  options: withDefaults(kinds[kind].options, options),
  facts: visitor.facts,
});

const asksFor = (kind: CampaignField['kind'], answer: keyof Answers): boolean => {
  const answers: readonly (keyof Answers)[] = kinds[kind].answers;
  return answers.includes(answer);
};

/** The step is open, and its page says of nothing that it went wrong. */
async function expectOpen(page: Page, replay: Replay, step: CampaignStep): Promise<void> {
  const path = pathOf(replay, step);
  await expect(page).toHaveURL((url) => url.pathname === path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await waitUntilIdle(page);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.locator('[aria-invalid=true]')).toHaveCount(0);
}

/** The page of the step breaks no rule of accessibility that a machine can tell. */
const looked = new Set<string>();
async function look(page: Page, replay: Replay, step: CampaignStep): Promise<void> {
  const what = pathOf(replay, step);
  if (looked.has(what)) return;
  looked.add(what);
  expect.soft(await violationsOf(page), what).toEqual([]);
}

/** Enters everything that the step asks of the visitor, in the order of the page. */
async function fill(page: Page, replay: Replay, step: CampaignStep): Promise<void> {
  for (const field of step.fields)
    if (isAsked(field, replay.visitor.facts)) await entries[field.kind].enter?.(entering(page, replay, field));
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
async function expectAsked(page: Page, { visitor }: Replay, step: CampaignStep): Promise<void> {
  const facts = factsBefore(leadingOn(step, visitor.facts), visitor.facts);
  const asking = step.fields.filter(({ kind }) => kinds[kind].answers.length > 0 && !withoutControl.includes(kind));
  for (const field of asking.filter(({ when }) => when)) {
    const parts = page.locator(`main :is([id="${field.id}"], [id^="${field.id}-"])`);
    if (!isAsked(field, facts)) await expect(parts, field.id).toHaveCount(0);
    else if (!entries[field.kind].enter) await expect(parts, field.id).not.toHaveCount(0);
  }
}

/** Goes on to a step: by its link, by the field that leads on, or by Next. */
async function goOn(page: Page, replay: Replay, from: CampaignStep, to: CampaignStep): Promise<void> {
  const main = page.getByRole('main');
  const link = main.locator(`a[href^="${pathOf(replay, to)}"]`);
  const leading = leadingOn(from, replay.visitor.facts);
  const isNext = nextStep(from, replay.visitor.facts) === to.name;
  if (!(isNext && (leading || from.nav.next)) && (await link.count()) > 0) return link.first().click();
  if (leading) return entries[leading.kind].leave?.(entering(page, replay, leading));
  return main.locator('button[type=submit]').click();
}

/** The lead that somebody has who is known already, as they entered it; its slug. */
function leadOf({ visitor: { facts } }: Replay): Lead {
  const { firstName = '', lastName = '', phone = '', email, postalCode = '', birthDate, gender } = facts.answers;
  const who = { firstName, lastName, phone1: phone, postalCode, country: facts.country };
  return exampleLead({
    ...who,
    ...(email !== undefined && { email }),
    ...(birthDate !== undefined && { dateOfBirth: birthDate }),
    ...(gender && { gender }),
  });
}

/** What the visitor comes with in the address: the query of the visit, and a gender that nothing on the way asks for. */
async function searchOf(page: Page, replay: Replay): Promise<string> {
  const { path, landing, visitor } = replay;
  const { query, answers, isKnownLead } = visitor.facts;
  const asksGender = path.some(({ fields }) => fields.some(({ kind }) => asksFor(kind, 'gender')));
  return new URLSearchParams({
    ...query,
    ...(landing !== undefined && { landing }),
    ...(!asksGender && answers.gender && { gender: answers.gender }),
    ...(isKnownLead && { slug: await saveLead(page, leadOf(replay)) }),
  }).toString();
}

/** Takes the visitor along the whole way, through the real pages and the real server, and looks at what was saved. */
export async function replayWitness(page: Page, replay: Replay, watch?: Watch): Promise<void> {
  const { path, language, campaign } = replay;
  const [first] = path;
  if (!first) return;
  const search = await searchOf(page, replay);
  await page.goto(addressOf({ locale: language, flow: campaign.name, step: first.path, search }));
  for (const [index, step] of path.entries()) {
    await expectOpen(page, replay, step);
    await look(page, replay, step);
    await watch?.(step, 'open');
    const to = path[index + 1];
    if (!to) break;
    const movesOn = step.part?.movesOn !== undefined && (await page.getByRole('main').getByRole('radio').count()) > 0;
    await fill(page, replay, step);
    if (movesOn) continue;
    await expectAsked(page, replay, step);
    await watch?.(step, 'entered');
    await goOn(page, replay, step, to);
  }
  await expectSaved(page, replay, path.slice(0, -1));
}
