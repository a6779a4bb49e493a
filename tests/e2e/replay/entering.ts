import type { Facts } from '#src/domain/facts.ts';
import { placeIn, type Place } from '#tests/e2e/journeys/countries.ts';
import { partnerTexts } from '#tests/e2e/journeys/partner.ts';
import { screenerTexts } from '#tests/e2e/journeys/screenerTexts.ts';
import { chooseLaterTime } from '#tests/e2e/support/calendar.ts';
import type { InputMethod } from '#tests/e2e/support/inputMethod.ts';
import { photo } from '#tests/e2e/support/pictures.ts';
import { expect, type Page } from '#tests/e2e/support/test.ts';
import { waitUntilIdle } from '#tests/e2e/support/waitForPage.ts';
import type { Language } from '#tests/e2e/support/texts.ts';

/** A field of an open page, and the visitor who enters something into it, and by what means. */
export type Entering = {
  page: Page;
  id: string;
  options: Readonly<Record<string, unknown>>;
  facts: Facts;
  input: InputMethod;
};

/** The language of the pages that the visitor reads. */
export const languageOf = ({ locale }: Facts): Language => (locale === 'es' ? 'es' : 'en');
/** Where the visitor lives. */
const placeOf = ({ country }: Facts): Place => placeIn(country === 'US' ? undefined : country);
/** The number of the visitor as people type it where they live; one that is not from there with its country. */
export function typedPhone(facts: Facts): string {
  const { phone = '' } = facts.answers;
  const place = placeOf(facts);
  const [typedStart, start] = place.numbers;
  if (phone === place.e164) return place.phone;
  return phone.startsWith(start) ? phone.replace(start, typedStart) : phone;
}
/** The control of a field: the field itself, or the part of that name. */
export const at = ({ page, id }: Entering, part = '') => page.locator(`[id="${id}${part && `-${part}`}"]`);
/** A date, given as YYYY-MM-DD, as it is typed in the country of the visitor. */
export const dateIn = (facts: Facts, date = '') => {
  const [year = '', month = '', day = ''] = date.split('-');
  return placeOf(facts).date(year, month, day);
};
/** Presses a part of the field. */
export const press = (on: Entering, part: string): Promise<void> => on.input.press(at(on, part));

/** Types a text into the field, or into a part of it. */
export const type = (on: Entering, text = '', part = ''): Promise<void> => on.input.type(at(on, part), text);

/** Marks a part of the field: a box, or one of the answers that exclude each other. */
export async function mark(on: Entering, part: string): Promise<void> {
  const box = at(on, part);
  const isOneOfSeveral = (await box.getAttribute('type')) === 'radio';
  return isOneOfSeveral ? on.input.choose(box) : on.input.tick(box);
}

/** Selects an option of the field, or of a list in it, by its value. */
export async function select(on: Entering, value: string, list = at(on)): Promise<void> {
  const label = await list.locator(`option[value="${value}"]`).evaluate((option: HTMLOptionElement) => option.label);
  return on.input.select(list, label);
}

/** Presses the button or link of that name. */
export const pressNamed = ({ page, input }: Entering, name: string): Promise<void> =>
  input.press(page.getByRole('button', { name, exact: true }).last());

const isAbroad = ({ country }: Facts) => country !== 'US';

/** Types the height in the units of the country. */
export async function enterHeight(on: Entering): Promise<void> {
  const { heightCm = 0 } = on.facts.answers;
  if (isAbroad(on.facts)) return type(on, String(Math.round(heightCm)), 'cm');
  const inches = Math.round(heightCm / 2.54);
  await type(on, String(Math.floor(inches / 12)), 'ft');
  await type(on, String(inches % 12), 'in');
}

/** Types the weight in the unit of the country. */
export async function enterWeight(on: Entering): Promise<void> {
  const { weightKg = 0 } = on.facts.answers;
  if (isAbroad(on.facts)) await type(on, String(Math.round(weightKg)), 'kg');
  else await type(on, String(Math.round(weightKg / 0.453_592_37)), 'lbs');
}

/** Chooses the first answer of each question of the field. */
export async function answerFirst(on: Entering): Promise<void> {
  const { page, id, input } = on;
  for (const group of await page.locator(`[role=radiogroup][id^="${id}-"]`).all())
    await input.choose(group.getByRole('radio').first());
  for (const list of await page.locator(`select[id^="${id}-"]`).all()) {
    const value = await list.locator('option').nth(1).getAttribute('value');
    await select(on, value ?? '', list);
  }
}

/**
 * Answers the questions of the study, those that are asked: of women alone, for one, once the gender is known. They are looked
 * for before any is answered: where a press is enough to go on, the next page may have its question already.
 */
export async function answerCriteria(on: Entering): Promise<void> {
  const asked: [criterion: string, responses: readonly number[]][] = [];
  // Questions for one gender show once that was chosen, on the same page perhaps.
  await waitUntilIdle(on.page);
  for (const one of Object.entries(on.facts.answers.responses ?? {}))
    if ((await at(on, `question-${one[0]}`).count()) > 0) asked.push(one);
  for (const [criterion, responses] of asked)
    for (const response of responses) await mark(on, `question-${criterion}-${response}`);
}

/** Ticks the conditions in their list. */
export async function chooseConditions({ page, facts, input }: Entering): Promise<void> {
  for (const id of facts.answers.indicationIds ?? [])
    await input.tick(page.locator(`input[name="indicationIds"][value="${id}"]`));
}

/** Says who takes part and, where that is somebody else, who the visitor is. */
export async function enterCaregiver(on: Entering): Promise<void> {
  const { participant = 'myself' } = on.facts.answers;
  await mark(on, participant);
  if (participant === 'myself') return;
  await type(on, 'Clara Cares Diaz', 'name');
  await type(on, dateIn(on.facts, '1980-03-04'), 'birthDate');
}

/** Chooses a time of an appointment, if the visitor books one. */
export async function chooseTime({ page, facts, input }: Entering): Promise<void> {
  if (Object.keys(facts.bookings).length > 0) await chooseLaterTime(page, languageOf(facts), input);
}

/** Books the chosen time, or says that none suits. */
export async function book(on: Entering): Promise<void> {
  const t = screenerTexts[languageOf(on.facts)];
  if (Object.keys(on.facts.bookings).length === 0) return pressNamed(on, t.noSuitableTime);
  // A page that was opened anew has no chosen time.
  if ((await on.page.locator('.booking-times [aria-pressed=true]').count()) === 0) await chooseTime(on);
  return pressNamed(on, t.book);
}

/** Has a candidate checked who qualifies. */
export async function checkCandidate(on: Entering): Promise<void> {
  await on.input.press(at(on));
  await expect(
    on.page.getByRole('status').filter({ hasText: partnerTexts[languageOf(on.facts)].qualified }),
  ).toBeVisible();
}

/** Answers what the agent asks, as far as it is asked. */
export async function answerAgent(on: Entering): Promise<void> {
  const said = on.facts.answers.partnerConsent ?? {};
  for (const question of ['connect', 'transfer', 'healthData'] as const) {
    const isAsked = (await at(on, `${question}-yes`).count()) > 0;
    if (isAsked) await press(on, `${question}-${said[question] === true ? 'yes' : 'no'}`);
  }
}

/** Chooses a picture, uses it, and waits until it has arrived. */
export async function sendPicture(on: Entering): Promise<void> {
  const field = at(on);
  const [chooser] = await Promise.all([on.page.waitForEvent('filechooser'), press(on, 'choose')]);
  await chooser.setFiles({ name: 'IMG_0001.JPG', mimeType: 'image/jpeg', buffer: await photo(1200, 900) });
  await on.input.press(field.locator('.button-primary'));
  // The page makes it smaller first, which takes a busy machine its time.
  await expect(field.locator('[data-stage=sent]')).toBeVisible({ timeout: 60_000 });
}

/** Signs on the page of the e-signature service. */
export async function sign(on: Entering): Promise<void> {
  const t = screenerTexts[languageOf(on.facts)];
  await press(on, 'yes');
  await expect(on.page).toHaveURL(/\/esign\//);
  await on.input.type(on.page.getByRole('textbox', { name: t.signature }), 'Wanda Signs Diaz');
  await pressNamed(on, t.sign);
  return on.input.press(on.page.getByRole('link', { name: t.goOn, exact: true }));
}

/** What the visitor decides on health data: the part of the field that says so. */
export const decision = ({ facts }: Pick<Entering, 'facts'>) =>
  facts.answers.consents?.medicalRecordsHealthData === true ? 'yes' : 'no';
