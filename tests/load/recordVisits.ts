import { chromium, type Page, type Request } from 'playwright';
import { launchOptions } from '#scripts/chromium.ts';
import { us } from '#tests/e2e/journeys/countries.ts';
import { walk } from '#tests/e2e/journeys/journey.ts';
import { searchPage } from '#tests/e2e/journeys/searches/searchVisit.ts';
import { whole } from '#tests/e2e/journeys/signup/core.ts';
import { planOf } from '#tests/e2e/replay/plan.ts';
import { replayWitness } from '#tests/e2e/replay/replayWitness.ts';
import { waitUntilIdle, followRequests } from '#tests/e2e/support/waitForPage.ts';

/** A request of a page, in the order in which the page sent it. */
export type Recorded = { method: string; path: string; headers: Readonly<Record<string, string>>; body?: Buffer };

/** A visit as a browser made it, and what is of that visit alone in its requests. */
export type RecordedVisit = { name: string; requests: readonly Recorded[]; own: Own };
type Own = { leadId?: string; slug?: string };

const screener = planOf('ws10').replays.find(({ visitor }) => visitor.facts.country === 'US');

async function search(page: Page): Promise<void> {
  const { box, input, expectFound, finish } = searchPage(page, { language: 'en', place: us });
  await page.goto('/signup/study-search/home');
  await input.type(box, us.zip);
  await expectFound();
  await input.press(finish);
}

const walks: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  screener: (page) =>
    screener ? replayWitness(page, screener) : Promise.reject(new Error('There is no such visitor.')),
  'sign-up': (page) => walk(page, whole('en', 'Recorded').journey),
  'study search': search,
};

/** What a browser adds by itself to each request, and what belongs to a session. */
const left = /^(:|host$|connection$|content-length$|cookie$|x-xsrf-token$|sec-|origin$|referer$|upgrade-)/;

async function recorded(request: Request): Promise<Recorded> {
  const { pathname, search: query } = new URL(request.url());
  const headers = Object.entries(await request.allHeaders()).filter(([name]) => !left.test(name));
  const body = request.postDataBuffer();
  return {
    method: request.method(),
    path: pathname + query,
    headers: Object.fromEntries(headers),
    ...(body && { body }),
  };
}

async function ownOf(requests: readonly Request[]): Promise<Own> {
  const save = requests.find((one) => one.method() === 'POST' && one.url().endsWith('/api/subjects'));
  const response = await save?.response();
  if (!save || !response) return {};
  // Pages and server write what the schema of the call says.
  const { leadId } = save.postDataJSON() as { leadId: string };
  const { slug } = (await response.json()) as { slug: string };
  return { leadId, slug };
}

/** Makes a visit to each kind of flow in a browser, and notes everything that it asks the server for. */
export async function recordVisits(address: string): Promise<RecordedVisit[]> {
  const browser = await chromium.launch(launchOptions());
  const visits: RecordedVisit[] = [];
  for (const [name, visit] of Object.entries(walks)) {
    const context = await browser.newContext({
      baseURL: address,
      locale: 'en-US',
      timezoneId: 'America/Chicago',
      viewport: { width: 390, height: 840 },
    });
    const page = await context.newPage();
    const requests: Request[] = [];
    page.on('request', (request) => void requests.push(request));
    followRequests(page);
    await visit(page);
    await waitUntilIdle(page);
    visits.push({ name, requests: await Promise.all(requests.map(recorded)), own: await ownOf(requests) });
    await context.close();
  }
  await browser.close();
  return visits;
}
