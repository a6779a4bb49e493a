import { setTimeout as sleep } from 'node:timers/promises';
import { chromium, type CDPSession, type Page } from 'playwright';
import { launchOptions } from '#scripts/chromium.ts';
import { slowDown } from '#scripts/slow4g.ts';
import { note, pointOf, radios, read, readyBinding, scripts, twoFrames } from './inPage.ts';

/** A page to measure: its address, and whether a script has to take it over before it can be typed into. */
export type Measured = { address: string; hasScript: boolean };

export const text = 'maria elena de la cruz v';
const quietMs = 2000;

type Counters = { ScriptDuration: number; TaskDuration: number; RecalcStyleCount: number };

async function counters(session: CDPSession): Promise<Counters> {
  const { metrics } = await session.send('Performance.getMetrics');
  const valueOf = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0;
  return {
    ScriptDuration: valueOf('ScriptDuration') * 1000,
    TaskDuration: valueOf('TaskDuration') * 1000,
    RecalcStyleCount: valueOf('RecalcStyleCount'),
  };
}

export const medianOf = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** Waits until nothing has been requested for a while. */
async function quiet(page: Page): Promise<void> {
  let last = Date.now();
  const mark = () => {
    last = Date.now();
  };
  for (const event of ['request', 'requestfinished', 'requestfailed'] as const) page.on(event as 'request', mark);
  while (Date.now() - last < quietMs) await sleep(100);
}

async function heapMb(session: CDPSession): Promise<number> {
  for (let time = 0; time < 3; time += 1) await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return usedSize / 1_000_000;
}

/**
 * Milliseconds of script, and of the main thread with style, layout and paint, that one action takes, with all that follows
 * within half a second, beside doing nothing.
 */
async function costOf(page: Page, session: CDPSession, actions: readonly (() => Promise<void>)[]) {
  const windowOf = async (one: () => Promise<void>) => {
    const before = await counters(session);
    await one();
    await sleep(500);
    await page.evaluate(twoFrames);
    const after = await counters(session);
    return {
      script: after.ScriptDuration - before.ScriptDuration,
      mainThread: after.TaskDuration - before.TaskDuration,
    };
  };
  type Window = Awaited<ReturnType<typeof windowOf>>;
  const [nothing, spent]: [Window[], Window[]] = [[], []];
  for (let time = 0; time < 6; time += 1) nothing.push(await windowOf(() => Promise.resolve()));
  for (const action of actions) spent.push(await windowOf(action));
  const beside = (figure: keyof Window) => {
    const median = (all: readonly Window[]) => medianOf(all.map((one) => one[figure]));
    return Math.max(0, median(spent) - median(nothing));
  };
  return { script: beside('script'), mainThread: beside('mainThread') };
}

/** The key of a letter, by Playwright's name. */
export const keyOf = (letter: string) => (letter === ' ' ? 'Space' : letter);

/** Presses a radio button by its id as a finger does. */
export async function pressRadio(page: Page, radio: string): Promise<void> {
  const [x, y] = await page.evaluate(pointOf, radio);
  await page.mouse.click(x, y);
}

/** A page opened on a new browser as an old phone does, once it is quiet; `begin` runs before anything of it loads. */
export async function opened({ address, hasScript }: Measured, begin?: (session: CDPSession) => Promise<void>) {
  const browser = await chromium.launch(launchOptions());
  const page = await browser.newPage({ viewport: { width: 412, height: 915 } });
  const session = await page.context().newCDPSession(page);
  await page.addInitScript(note, { hasScript, binding: readyBinding });
  await slowDown(session);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  // Told by the page: asking it meanwhile would load a script of the measurement, which takes an old phone as long as a step.
  const ready = new Promise((resolve) => session.once('Runtime.bindingCalled', resolve));
  await session.send('Runtime.enable');
  await session.send('Runtime.addBinding', { name: readyBinding });
  await begin?.(session);
  await page.goto(address);
  await ready;
  await quiet(page);
  return { browser, page, session };
}

/** Milliseconds of script of a key press in the first field of a page. */
export async function measureKey(measured: Measured): Promise<number> {
  const { browser, page, session } = await opened(measured);
  await page.focus('#fullName');
  const keys = text.split('').map((letter) => () => page.keyboard.press(keyOf(letter)));
  const { script } = await costOf(page, session, keys);
  await browser.close();
  return script;
}

/** All figures of one visit of a page, on a new browser. */
export async function measure(measured: Measured) {
  const { browser, page, session } = await opened(measured);
  const [noted, load, files] = [await page.evaluate(read), await counters(session), await page.evaluate(scripts)];
  const heapAtLoad = await heapMb(session);
  await page.focus('#fullName');
  const keys = text.split('').map((letter) => () => page.keyboard.press(keyOf(letter)));
  const key = await costOf(page, session, keys);
  const all = await page.evaluate(radios);
  const pressed = all.slice(0, 16).map((radio) => () => pressRadio(page, radio));
  const radio = await costOf(page, session, pressed);
  for (let done = keys.length + pressed.length; done < 200; done += 2) {
    await pressRadio(page, all[done % all.length] ?? '');
    await page.locator('#fullName').press('Backspace');
  }
  await sleep(500);
  const heap = await heapMb(session);
  await browser.close();
  return {
    'first paint, ms': noted.paint,
    'ready to type, ms': noted.ready,
    'script to load, ms of CPU': load.ScriptDuration,
    'main thread to load, ms of CPU': load.TaskDuration,
    'blocking, ms': noted.blocking,
    'style recalculations to load': load.RecalcStyleCount,
    'layout shift': noted.shift,
    'script of a key, ms of CPU': key.script,
    'main thread of a key, ms of CPU': key.mainThread,
    'script of a radio, ms of CPU': radio.script,
    'main thread of a radio, ms of CPU': radio.mainThread,
    'heap at load, MB': heapAtLoad,
    'heap after 200 presses, MB': heap,
    'JavaScript before typing, kB': files.before,
    'JavaScript until quiet, kB': files.all,
    'files of it': files.files,
  };
}
