import { setTimeout as wait } from 'node:timers/promises';
import type { CDPSession, Page } from '@playwright/test';
import { slow4g, slowDown } from '#scripts/slow4g.ts';
import { pointer, type InputMethod } from './inputMethod.ts';
import { followNetwork, type Sent } from './networkLog.ts';
import { noteSteps, type Note } from './stepNotes.ts';

/** A step that a visitor went on to: from the press until its heading has the focus and is drawn. */
export type Opened = {
  at: string;
  waitMs: number;
  /** Requests of the wait that could only be sent one after the other. */
  trips: number;
  /** The wait without the time that the network takes for a request, for each of those. */
  beyondMs: number;
  /** Processor time of the page since the visitor was last at rest. */
  cpuMs: number;
  /** The requests of the wait, by milliseconds from the press. */
  sent: readonly { url: string; from: number; to: number }[];
  /** The document was loaded anew: what that takes is the load of a page. */
  isLoaded: boolean;
};

/** What a visit took from its address to its end. */
export type Taken = { bytes: number; requests: number; cpuMs: number; firstMs: number; steps: readonly Opened[] };

/** What no step waits for: pictures, and calls that tell of a visit. */
const besides = /[/]signup[/]img[/]|[/]api[/](actions|errors|sr[/]|redirect_debug|ad_security)/;

/** The most requests that were not under way at the same time: each of them waited for the one before. */
function tripsOf(sent: readonly Sent[]): number {
  let [trips, end] = [0, 0];
  for (const one of sent.filter(({ url }) => !besides.test(url)).toSorted((a, b) => a.end - b.end))
    if (one.start >= end) [trips, end] = [trips + 1, one.end];
  return trips;
}

/** A note with the processor time that the page had taken by then. */
type Moment = Note & { cpuMs: Promise<number> };
type Rest = { at: number; cpuMs: number };

async function openedBy(press: Moment, opened: Moment, rest: Rest | undefined, all: readonly Sent[]): Promise<Opened> {
  const within = all.filter(({ start, end }) => start >= press.at - 1 && end <= opened.at + 1);
  const sent = within.map(({ url, start, end }) => ({ url, from: start - press.at, to: end - press.at }));
  const [waitMs, trips] = [opened.at - press.at, tripsOf(within)];
  const beyondMs = waitMs - trips * slow4g.latency;
  const cpuMs = (await opened.cpuMs) - (rest?.cpuMs ?? 0);
  return { at: opened.path, waitMs, trips, beyondMs, cpuMs, sent, isLoaded: opened.document !== press.document };
}

/** Each step that was opened by a press; those that follow one another by themselves count as the first of them. */
function stepsOf(moments: readonly Moment[], rests: readonly Rest[], all: readonly Sent[]): Promise<Opened[]> {
  const steps = moments.flatMap((moment, index) => {
    const press = moments.slice(0, index).findLast(({ kind }) => kind === 'pressed');
    const isFirstSince = press && !moments.slice(moments.indexOf(press), index).some(({ kind }) => kind === 'opened');
    const rest = rests.findLast(({ at }) => press && at <= press.at);
    return moment.kind === 'opened' && press && isFirstSince ? [openedBy(press, moment, rest, all)] : [];
  });
  return Promise.all(steps);
}

async function processorMs(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0);
}

/** How long a visitor is on a step at the least before they go on. */
const ON_A_STEP_MS = 2000;

/** How long a press may take to open a step; one that opens none takes as long. */
const OPENS_WITHIN_MS = 4000;

/**
 * A visitor who looks at nothing from a press until a step has opened: what a test expects meanwhile is looked for by the
 * page, which takes more of its time than opening the step.
 */
const patient = (opened: () => number): InputMethod => ({
  ...pointer,
  press: async (button) => {
    const before = opened();
    await pointer.press(button);
    const end = performance.now() + OPENS_WITHIN_MS;
    while (opened() === before && performance.now() < end) await wait(50);
  },
});

/**
 * Makes the browser of a page an old phone before it opens anything. Its visitor works by `input` and calls `rest` on each
 * step that is filled; `taken` tells in the end what the visit took.
 */
export async function becomeOldPhone(page: Page) {
  const session = await page.context().newCDPSession(page);
  const [moments, rests]: [Moment[], Rest[]] = [[], []];
  await noteSteps(page, (note) => void moments.push({ ...note, cpuMs: processorMs(session) }));
  const { sent, bytes } = await followNetwork(session);
  await slowDown(session);
  // The time that the page has the processor, whoever else is on the machine.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  return {
    input: patient(() => moments.filter(({ kind }) => kind === 'opened').length),
    rest: async () => {
      await page.waitForTimeout(ON_A_STEP_MS);
      const cpuMs = await processorMs(session);
      rests.push({ at: Date.now(), cpuMs });
    },
    taken: async (): Promise<Taken> => {
      const all = sent();
      const [first, asked] = [
        moments.find(({ kind }) => kind === 'opened'),
        Math.min(...all.map(({ start }) => start)),
      ];
      const [steps, cpuMs] = [await stepsOf(moments, rests, all), await processorMs(session)];
      return { bytes: bytes(), requests: all.length, cpuMs, firstMs: (first?.at ?? Number.NaN) - asked, steps };
    },
  };
}
