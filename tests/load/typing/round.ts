import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, BrowserContext, Page, Request } from 'playwright';
import { manners, sentAs, type Manner, type Plan, type Report } from './plan.ts';
import type { Typed } from './pages.ts';
import { Typist } from './typist.ts';

export type Result = { entries: number; losses: string[]; stuck: string[]; presses: number; unheeded: string[] };

/** Numbers from 0 to 1 that are the same for the same seed. */
function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

async function slowDown(context: BrowserContext, page: Page, random: () => number): Promise<number> {
  // Scripts come one by one, in another order each time, or as fast as they can.
  const longest = [0, 40, 400][Math.floor(random() * 3)] ?? 0;
  if (longest > 0)
    await page.route('**/*.js', async (route) => {
      await wait(random() * longest);
      await route.continue().catch(() => undefined);
    });
  const rate = 1 + Math.floor(random() * random() * 10);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
  return rate;
}

const typeByKeyboard = (page: Page) => (text: string, manner: Manner) =>
  manner === 'pasted' ? page.keyboard.insertText(text) : page.keyboard.type(text);

/** Asked for often, on a slow processor: how far the typist is, and no word of what. */
const progress = (page: Page) =>
  page.evaluate(() => {
    const { entries, idleSince } = window.typist;
    return { count: entries.length, idleForMs: idleSince > 0 ? performance.now() - idleSince : 0 };
  });

/** Texts that the page has neither sent nor stored in the end. */
function unsent({ entries }: Report, sent: string): string[] {
  return entries.flatMap(({ step, name, type, text }) => {
    const isText = type !== 'checkbox' && type !== 'radio' && !name.startsWith('height') && name !== 'weight';
    const isSent = sent.includes(sentAs[text] ?? text);
    return !isText || isSent || /^(weight|condition|other)/.test(name) ? [] : [`${step} ${name}: ${text} is not sent`];
  });
}

type Open = { page: Page; typed: Typed; sent: string[]; rate: number; seed: number };

/** Waits until the typist has reached the end of the walk, or has nothing left to enter on a page without an end. */
async function isFinished({ page, typed, rate }: Open): Promise<boolean> {
  const patience = 60_000 + rate * 10_000;
  let [known, end] = [0, Date.now() + patience];
  while (Date.now() < end) {
    const { count, idleForMs } = await progress(page);
    if (count > known) [known, end] = [count, Date.now() + patience];
    const isIdle = count > 0 && idleForMs > 300 + 100 * rate;
    if (typed.ends ? typed.ends.test(page.url()) : isIdle) return true;
    await wait(200);
  }
  return false;
}

async function resultOf(open: Open): Promise<Result> {
  const { page, typed, sent, rate, seed } = open;
  const isOver = await isFinished(open);
  const how = ` (processor slowed ${rate} times, seed ${seed})`;
  if (!typed.ends) await page.evaluate(() => window.lookForLosses());
  const latest = await page.evaluate(() => window.typist);
  const stored = await page.evaluate(() =>
    [sessionStorage, localStorage].flatMap((storage) => Object.values(storage)).join(),
  );
  const lost = latest.losses.map(({ entry, shown }) => `${JSON.stringify(entry)} shows ${JSON.stringify(shown)}`);
  const missing = typed.ends && isOver ? unsent(latest, sent.join() + stored) : [];
  return {
    entries: latest.entries.length,
    losses: [...lost, ...missing].map((text) => text + how),
    stuck: isOver ? [] : [`${page.url()} ${JSON.stringify(latest.entries.slice(-2))}${how}`],
    presses: latest.presses,
    unheeded: latest.unheeded.map((text) => text + how),
  };
}

/** Types into one page, or walks one flow, in a browser context of its own. */
export async function typeRound(browser: Browser, address: string, typed: Typed, seed: number): Promise<Result> {
  const random = numbersFrom(seed);
  const context = await browser.newContext({ locale: 'en-US', viewport: { width: 390, height: 840 } });
  const page = await context.newPage();
  const sent: string[] = [];
  page.on('request', (request) => {
    if (/\/api\/subjects/.test(request.url())) sent.push(request.postData() ?? '');
  });
  const underWay = new Set<Request>();
  page.on('request', (request) => underWay.add(request));
  page.on('requestfinished', (request) => underWay.delete(request));
  page.on('requestfailed', (request) => underWay.delete(request));
  await page.exposeFunction('isLoading', () => underWay.size > 0);
  await page.exposeFunction('typeByKeyboard', typeByKeyboard(page));
  const plan: Plan = { seed, manners, ...typed.plan };
  await page.addInitScript({ content: `new (${String(Typist)})(${JSON.stringify(plan)}).work()` });
  const rate = await slowDown(context, page, random);
  try {
    await page.goto(address + typed.path, { waitUntil: 'commit' });
    return await resultOf({ page, typed, sent, rate, seed });
  } finally {
    await context.close();
  }
}
