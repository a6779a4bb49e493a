import { pickCondition } from '#tests/e2e/support/conditions.ts';
import { pointer, type InputMethod } from '#tests/e2e/support/inputMethod.ts';
import { sendPicture } from '#tests/e2e/support/pictures.ts';
import { expect, type Page } from '#tests/e2e/support/test.ts';
import { texts, type Language } from '#tests/e2e/support/texts.ts';

/** One input of a visitor, by the label of its control. */
export type Entry =
  | { type: string; text: string }
  | { select: string; option: string }
  | { radio: string; option: string }
  | { check: string; within?: string }
  | { pick: string; option: string }
  | { picture: string };

/** A step and what its visitor does on it. */
export type Step = {
  /** Its segment of the address. */
  at: string;
  heading: string;
  /** The text of the progress bar, where the step shows one. */
  counter?: string;
  entries?: readonly Entry[];
  /** Other texts that the page shows. */
  shows?: readonly (string | RegExp)[];
  /** The button or link that opens the next step; without it the step is the last. */
  press?: string;
};

/** A visit from its first step to its end, as data. */
export type Journey = {
  flow: string;
  language: Language;
  /** With its `?`. */
  query: string;
  /** Title of its pages. */
  title: string;
  steps: readonly Step[];
};

/** How a visitor walks the steps: by pointer unless `input` is another. */
export type Manner = {
  input: InputMethod;
  press: (page: Page, name: string) => Promise<void>;
  /** What happens on a step that has just opened, and on one that is filled. */
  opened?: (page: Page, step: Step) => Promise<void>;
  filled?: (page: Page, step: Step) => Promise<void>;
};

/** Chooses the text, or the pattern of texts, of the language. */
export const textIn =
  (language: Language) =>
  <T extends string | RegExp>(en: T, es: T): T =>
    ({ en, es })[language];

/** Address of a step. */
const addressOf = ({ flow, language, query }: Omit<Journey, 'steps' | 'title'>, at: string) =>
  `${texts[language].prefix}/${flow}/${at}${query}`;

async function enter(page: Page, entry: Entry, input: InputMethod): Promise<void> {
  const main = page.getByRole('main');
  if ('type' in entry) await input.type(main.getByRole('textbox', { name: entry.type, exact: true }), entry.text);
  else if ('select' in entry)
    await input.select(main.getByRole('combobox', { name: entry.select, exact: true }), entry.option);
  else if ('radio' in entry)
    await input.choose(main.getByRole('radiogroup', { name: entry.radio }).getByLabel(entry.option, { exact: true }));
  else if ('check' in entry) {
    const place = entry.within ? main.getByRole('group', { name: entry.within }) : main;
    await input.tick(place.getByRole('checkbox', { name: entry.check, exact: true }));
  } else if ('picture' in entry) await sendPicture(page, entry.picture, input);
  else await pickCondition(page, entry.pick, [entry.option.slice(0, 4), entry.option], input);
}

/** The button or the link of that name. */
const control = (page: Page, name: string) =>
  page
    .getByRole('main')
    .getByRole('button', { name, exact: true })
    .or(page.getByRole('main').getByRole('link', { name, exact: true }));

/** The open page is this step: its address, its heading, its title and its progress. */
async function expectOpen(page: Page, journey: Journey, step: Step): Promise<void> {
  await expect(page).toHaveURL(addressOf(journey, step.at));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(step.heading);
  await expect(page).toHaveTitle(journey.title);
  await expect(page.locator('html')).toHaveAttribute('lang', journey.language);
  if (step.counter) await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuetext', step.counter);
  else await expect(page.getByRole('progressbar')).toHaveCount(0);
  for (const text of step.shows ?? []) await expect(page.getByRole('main')).toContainText(text);
}

/** Goes from the first step to the end. A step that follows another has the focus on its heading. */
export async function walk(page: Page, journey: Journey, manner: Partial<Manner> = {}): Promise<void> {
  const { input = pointer, opened, filled } = manner;
  const press = manner.press ?? ((_page, name) => input.press(control(page, name)));
  await page.goto(addressOf(journey, journey.steps[0]?.at ?? ''));
  for (const [index, step] of journey.steps.entries()) {
    await expectOpen(page, journey, step);
    if (index > 0) await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await opened?.(page, step);
    for (const entry of step.entries ?? []) await enter(page, entry, input);
    await filled?.(page, step);
    if (step.press) await press(page, step.press);
  }
}
