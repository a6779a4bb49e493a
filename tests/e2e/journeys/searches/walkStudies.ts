import { pickCondition } from '#tests/e2e/support/conditions.ts';
import { expect, type Page } from '#tests/e2e/support/test.ts';
import { followSearch } from './searchCalls.ts';
import { searchPage, type SearchPage, type SearchVisit } from './searchVisit.ts';

/** The searches that show studies as soon as there is a postal code. */
export type StudyFlow = 'study-search' | 'ss2' | 'ss6';

/** Asthma, with which the visitor searches where conditions are asked for. */
const asthma = 101;

/** Sees the studies near, the nearest first, in the unit of the country. */
async function findStudies({ box, input, place, results, expectFound, say, look }: SearchPage): Promise<void> {
  await look('before a postal code');
  await input.type(box, place.zip);
  await expectFound();
  const unit = place.code === 'US' ? say('miles', 'millas') : 'km';
  const ways = (await results.locator('.eyebrow').allTextContents()).filter((text) => text.includes(` ${unit}`));
  const distances = ways.map((text) => parseFloat(text));
  expect(distances.length).toBeGreaterThan(0);
  expect(distances).toEqual(distances.toSorted((one, other) => one - other));
  await look('studies');
}

/** Narrows the search to a condition: it is in the address, and each card says that the study is about it. */
async function chooseCondition(search: SearchPage): Promise<void> {
  const { page, input, say, cards, results, look } = search;
  const name = say('Asthma', 'Asma');
  await pickCondition(page, say('Conditions', 'Afecciones'), [name.slice(0, 4), name], input);
  await expect(page).toHaveURL(new RegExp(`indicationIds(%5B%5D|\\[\\])=${asthma}$`));
  const reason = results.getByText(say('It is about asthma', 'Trata sobre: asma'));
  await expect(reason.first()).toBeVisible();
  await expect.poll(async () => (await cards.count()) - (await reason.count())).toBe(0);
  await look('a condition');
}

/** Types words that no study has, then takes them off as the page offers. */
async function findNothing({ page, say, words, input, results, button, expectFound, look }: SearchPage) {
  await input.press(page.getByRole('search').locator('summary'));
  await input.type(words, 'unheardof');
  const none = say(
    /^No study near .+ matches these filters\.$/,
    /^Ningún estudio cerca de .+ coincide con estos filtros\.$/,
  );
  await expect(results.getByText(none)).toBeVisible();
  await look('nothing near');
  await input.press(button('Clear filters', 'Quitar filtros'));
  await expect(words).toHaveValue('');
  await expectFound();
}

/** A postal code that there is none of, then the right one again. */
async function mistypePlace({ box, place, say, retype, results, cards, expectFound, look }: SearchPage): Promise<void> {
  await retype(box, place.nowhere);
  await expect(results.getByText(say('Invalid postal code', 'Código postal no válido'))).toBeVisible();
  await expect(cards).toHaveCount(0);
  await look('an unknown postal code');
  await retype(box, place.zip);
  await expectFound();
}

/**
 * The server cannot be reached, then there is no network: each is said, nothing is lost, and online again it finds the
 * studies by itself.
 */
async function loseServer({ page, box, place, say, retype, results, expectFound, look }: SearchPage) {
  const alert = results.getByRole('alert');
  const failing = '**/api/studies/search';
  await page.route(failing, (route) => route.abort());
  await retype(box, place.clinic.kept);
  await expect(alert).toContainText(say('We could not search for studies.', 'No pudimos buscar estudios.'));
  await expect(alert.getByRole('link')).toHaveAttribute('href', /^tel:/);
  await look('a search that failed', false);
  await page.unroute(failing);
  await page.context().setOffline(true);
  // Until it is tried, what is said is of the search before; a search that is still tried ends by itself once online.
  const isTried = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/api/studies/search'));
  await retype(box, place.zip);
  await isTried;
  await expect(alert).toContainText(say('You are offline.', 'No tiene conexión.'));
  await look('no network', false);
  await page.context().setOffline(false);
  await expect(box).toHaveValue(place.zip);
  await expectFound();
}

/** Follows a card and comes back to it, keeps its study, and leaves; the list goes along. */
async function keepAndLeave({ page, say, input, cards, results, list, finish, look }: SearchPage, flow: StudyFlow) {
  await input.press(cards.first());
  await expect(page).toHaveURL(/\/ws10\/home\?.*studyId=\d+.*psr=1/);
  await page.goBack();
  await expect(cards.first()).toBeFocused();
  await input.press(results.getByRole('button', { name: say(/^Keep for later: /, /^Guardar para después: /) }).first());
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await look('a list');
  await input.press(finish);
  await expect(page).toHaveURL(new RegExp(`/${flow}/thankyou`));
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await look('thanks');
}

/** Searches for studies, with and without what narrows the search, and meets with all that it may answer. */
export async function walkStudies(page: Page, flow: StudyFlow, visit: SearchVisit): Promise<void> {
  const calls = followSearch(page);
  const search = searchPage(page, visit);
  const { prefix, offers } = search;
  const hasConditions = flow !== 'study-search';
  await page.goto(`${prefix}/${flow}/home`);
  await findStudies(search);
  if (hasConditions) await chooseCondition(search);
  await findNothing(search);
  await mistypePlace(search);
  await expect(offers.getByRole('article')).toHaveCount(flow === 'ss6' ? 2 : 0);
  await loseServer(search);
  await keepAndLeave(search, flow);
  expect(calls.some(({ call }) => call === 'lead')).toBe(false);
  expect(page.url()).not.toContain(encodeURIComponent(visit.place.zip));
}
