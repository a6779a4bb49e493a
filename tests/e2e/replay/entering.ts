import type { Facts } from '#src/domain/facts.ts';
import { placeIn, type Place } from '#tests/e2e/journeys/countries.ts';
import { partnerTexts } from '#tests/e2e/journeys/partner.ts';
import { screenerTexts } from '#tests/e2e/journeys/screenerTexts.ts';
import { photo } from '#tests/e2e/support/pictures.ts';
import { expect, type Page } from '#tests/e2e/support/test.ts';
import type { Language } from '#tests/e2e/support/texts.ts';

/** A field of an open page, and the visitor who enters something into it. */
export type Entering = { page: Page; id: string; options: Readonly<Record<string, unknown>>; facts: Facts };

/** The language of the pages that the visitor reads. */
export const languageOf = ({ locale }: Facts): Language => (locale === 'es' ? 'es' : 'en');
/** Where the visitor lives. */
export const placeOf = ({ country }: Facts): Place => placeIn(country === 'US' ? undefined : country);
/** The number of the visitor as people type it where they live; one that is not the usual one there with its country. */
export function typedPhone(facts: Facts): string {
  const { phone = '' } = facts.answers;
  const place = placeOf(facts);
  return phone === place.e164 ? place.phone : phone;
}
/** The control of a field: the field itself, or the part of that name. */
export const at = ({ page, id }: Entering, part = '') => page.locator(`[id="${id}${part && `-${part}`}"]`);
/** A date, given as YYYY-MM-DD, as it is typed in the country of the visitor. */
export const dateIn = (facts: Facts, date = '') => {
  const [year = '', month = '', day = ''] = date.split('-');
  return placeOf(facts).date(year, month, day);
};
/** Presses a part of the field. */
export const press = (on: Entering, part: string): Promise<void> => at(on, part).click();

/** Presses the button or link of that name. */
export const pressNamed = ({ page }: Entering, name: string): Promise<void> =>
  page.getByRole('button', { name, exact: true }).last().click();

const isAbroad = ({ country }: Facts) => country !== 'US';

/** Types the height in the units of the country. */
export async function enterHeight(on: Entering): Promise<void> {
  const { heightCm = 0 } = on.facts.answers;
  if (isAbroad(on.facts)) return at(on, 'cm').fill(String(Math.round(heightCm)));
  const inches = Math.round(heightCm / 2.54);
  await at(on, 'ft').fill(String(Math.floor(inches / 12)));
  await at(on, 'in').fill(String(inches % 12));
}

/** Types the weight in the unit of the country. */
export async function enterWeight(on: Entering): Promise<void> {
  const { weightKg = 0 } = on.facts.answers;
  if (isAbroad(on.facts)) await at(on, 'kg').fill(String(Math.round(weightKg)));
  else await at(on, 'lbs').fill(String(Math.round(weightKg / 0.453_592_37)));
}

/** Chooses the first answer of each question of the field. */
export async function answerFirst({ page, id }: Entering): Promise<void> {
  for (const group of await page.locator(`[role=radiogroup][id^="${id}-"]`).all())
    await group.getByRole('radio').first().check();
  for (const list of await page.locator(`select[id^="${id}-"]`).all()) await list.selectOption({ index: 1 });
}

/** Answers the questions of the study, those that are asked: of women alone, for one, once the gender is known. */
export async function answerCriteria(on: Entering): Promise<void> {
  for (const [criterion, responses] of Object.entries(on.facts.answers.responses ?? {})) {
    const isAsked = (await at(on, `question-${criterion}`).count()) > 0;
    for (const response of isAsked ? responses : []) await at(on, `question-${criterion}-${response}`).check();
  }
}

/** Ticks the conditions in their list. */
export async function chooseConditions(on: Entering): Promise<void> {
  for (const id of on.facts.answers.indicationIds ?? [])
    await on.page.locator(`input[name="indicationIds"][value="${id}"]`).check();
}

/** Says who takes part and, where that is somebody else, who the visitor is. */
export async function enterCaregiver(on: Entering): Promise<void> {
  const { participant = 'myself' } = on.facts.answers;
  await at(on, participant).check();
  if (participant === 'myself') return;
  await at(on, 'name').fill('Clara Cares Diaz');
  await at(on, 'birthDate').fill(dateIn(on.facts, '1980-03-04'));
}

/** Visitors who book at the same moment do so on days of their own. */
const besides = () => Number(process.env['TEST_PARALLEL_INDEX'] ?? 0);

/** The last time of one of the last days, so that hand-written visitors find the first ones free. */
export async function book(on: Entering): Promise<void> {
  const t = screenerTexts[languageOf(on.facts)];
  if (Object.keys(on.facts.bookings).length === 0) return pressNamed(on, t.noSuitableTime);
  const days = on.page.locator('.booking-day button');
  await days.nth((await days.count()) - 1 - besides()).click();
  await on.page.locator('.booking-times button').last().click();
  return pressNamed(on, t.book);
}

/** Has a candidate checked who qualifies. */
export async function checkCandidate(on: Entering): Promise<void> {
  await at(on).click();
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
  await field.locator('.button-primary').click();
  await expect(field.locator('[data-stage=sent]')).toBeVisible();
}

/** Signs on the page of the e-signature service. */
export async function sign(on: Entering): Promise<void> {
  const t = screenerTexts[languageOf(on.facts)];
  await press(on, 'yes');
  await expect(on.page).toHaveURL(/\/esign\//);
  await on.page.getByRole('textbox', { name: t.signature }).fill('Wanda Signs Diaz');
  return pressNamed(on, t.sign);
}

/** What the visitor decides on health data: the part of the field that says so. */
export const decision = ({ facts }: Pick<Entering, 'facts'>) =>
  facts.answers.consents?.medicalRecordsHealthData === true ? 'yes' : 'no';
