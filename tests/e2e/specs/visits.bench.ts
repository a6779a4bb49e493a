import { placeIn } from '#tests/e2e/journeys/countries.ts';
import { planOf, shipped } from '#tests/e2e/replay/plan.ts';
import { replayWitness } from '#tests/e2e/replay/replayWitness.ts';
import { becomeOldPhone, type Opened, type Taken } from '#tests/e2e/support/oldPhone.ts';
import { expect, test } from '#tests/e2e/support/test.ts';

/** How long a step may let its visitor wait besides the time that the network takes for each request. */
const LIMIT_MS = 300;

/** The longest visit to each flow by somebody who reads English. */
const visits = shipped.map((flow) => {
  const inEnglish = planOf(flow).replays.filter(({ language }) => language === 'en');
  return inEnglish.reduce((longest, one) => (one.path.length > longest.path.length ? one : longest));
});

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

for (const visit of visits)
  test.describe(visit.title, () => {
    const { country } = visit.visitor.facts;
    const timezoneId = placeIn(country === 'US' ? undefined : country).zone;
    test.use({ viewport: { width: 390, height: 840 }, locale: `en-${country}`, timezoneId });

    test('lets nobody wait on an old phone', async ({ page }) => {
      const { input, rest, taken } = await becomeOldPhone(page);
      await replayWitness(page, visit, {
        input,
        watch: (_, moment) => (moment === 'entered' ? rest() : Promise.resolve()),
      });
      const all = await taken();
      console.log(textOf(visit.title, all));
      expect(all.steps.length).toBeGreaterThan(0);
      expect(all.steps.filter(isSlow).map(({ at, beyondMs }) => `${at}: ${beyondMs.toFixed(0)} ms`)).toEqual([]);
    });
  });
