import { us } from '#tests/e2e/journeys/countries.ts';
import { walk } from '#tests/e2e/journeys/journey.ts';
import { makeCall } from '#tests/e2e/journeys/partner.ts';
import { walk as screen } from '#tests/e2e/journeys/screenerJourney.ts';
import { everyWalk } from '#tests/e2e/journeys/screeners/everyWalk.ts';
import { searchPage } from '#tests/e2e/journeys/searches/searchVisit.ts';
import { visits } from '#tests/e2e/journeys/signup/visits.ts';
import { becomeOldPhone, type OldPhone, type Opened, type Taken } from '#tests/e2e/support/oldPhone.ts';
import { expect, test, type Page } from '#tests/e2e/support/test.ts';

/** How long a step may let its visitor wait besides the time that the network takes for each request. */
const LIMIT_MS = 300;
type Hand = Pick<OldPhone, 'input' | 'rest'>;
type Visit = (page: Page, by: Hand) => Promise<void>;

/** A visitor of each flow from its address to its end, by what they do. */
const flows: Readonly<Record<string, Visit>> = {
  ...Object.fromEntries(
    everyWalk
      .filter(({ who, language, width }) => who === 'qualifies' && language === 'en' && width === 390)
      .map(({ flow, journey }): [string, Visit] => [
        flow,
        (page, { input, rest }) => screen(page, journey, { input, onEntered: rest }),
      ]),
  ),
  ...Object.fromEntries(
    Object.values(visits).map((visitOf, index): [string, Visit] => {
      const { journey } = visitOf('en', `Bench${'abcdefghijklmn'[index]}`, us);
      return [`${journey.flow} ${index}`, (page, { input, rest }) => walk(page, journey, { input, filled: rest })];
    }),
  ),
  ...Object.fromEntries(
    (['ps1', 'ps2'] as const).map((flow, index): [string, Visit] => {
      const call = { flow, language: 'en', name: `Bench ${'ab'[index]} Diaz`, number: `9${index}` } as const;
      return [flow, (page, { input, rest }) => makeCall(page, call, { input, onState: rest })];
    }),
  ),
  ...Object.fromEntries(
    ['study-search', 'ss2', 'ss6'].map((flow): [string, Visit] => [flow, (page, by) => searchNearby(page, flow, by)]),
  ),
};

async function searchNearby(page: Page, flow: string, { input, rest }: Hand): Promise<void> {
  const { box, expectFound, finish } = searchPage(page, { language: 'en', place: us });
  await page.goto(`/signup/${flow}/home`);
  await input.type(box, us.zip);
  await expectFound();
  await rest();
  await input.press(finish);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
}

const isSlow = ({ beyondMs, isLoaded }: Opened) => beyondMs > LIMIT_MS && !isLoaded;

function lineOf(step: Opened): string {
  const { at, waitMs, trips, beyondMs, cpuMs, sent, isLoaded } = step;
  const figures = [waitMs.toFixed(0), `${trips}`, beyondMs.toFixed(0), cpuMs.toFixed(0)]
    .map((text) => text.padStart(7))
    .join('');
  const asked = sent.map(({ url, from, to }) => `${new URL(url).pathname} ${from.toFixed(0)}-${to.toFixed(0)}`);
  const why = isSlow(step) ? `\n        ${asked.join('\n        ')}` : '';
  return `${isSlow(step) ? 'MISS' : 'ok  '}  ${at.padEnd(44)}${figures}${isLoaded ? '  loaded anew' : ''}${why}`;
}

function textOf(flow: string, { bytes, requests, cpuMs, firstMs, steps }: Taken): string {
  const whole = `${(bytes / 1024).toFixed(0)} kB in ${requests} requests, ${cpuMs.toFixed(0)} ms of processor`;
  const head = `      ${'step'.padEnd(44)}   wait  trips beyond    cpu (ms; beyond at most ${LIMIT_MS})`;
  return [`${flow}: ${whole}, first drawn after ${firstMs.toFixed(0)} ms`, head, ...steps.map(lineOf)].join('\n');
}

test.use({ viewport: { width: 390, height: 840 }, locale: 'en-US', timezoneId: 'America/Chicago' });

for (const [flow, visit] of Object.entries(flows))
  test(`${flow} from its address to its end on an old phone`, async ({ page }) => {
    const phone = await becomeOldPhone(page);
    await visit(page, phone);
    const all = await phone.taken();
    console.log(textOf(flow, all));
    expect(all.steps.length).toBeGreaterThan(0);
    expect(all.steps.filter(isSlow).map(({ at, beyondMs }) => `${at}: ${beyondMs.toFixed(0)} ms`)).toEqual([]);
  });
