import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser, type Page } from 'playwright';
import { partsOf, type DifferencePart } from '#src/checker/describeDifferences.ts';
import { picturedSteps, type PathTo } from '#src/checker/picturedSteps.ts';
import type { Project } from '#src/checker/project.ts';
import { campaignReader } from '#src/checker/readCampaign.ts';
import { witnessPath } from '#src/checker/witnessAddress.ts';
import type { Locale } from '#src/domain/facts.ts';
import { localeCodes, locales } from '#src/generated/locales.ts';
import { readSettings } from '#src/server/settings/settings.ts';
import { launchOptions } from '#scripts/chromium.ts';
import { startPageServer, startPagesApi, type PagesApi } from '#scripts/dev/pageServer.ts';
import { witnessVisit } from '#scripts/dev/witness/visit.ts';
import { witnessPages } from '#scripts/dev/witnessPages.ts';
import { freePort } from '#scripts/freePort.ts';
import { isOpen, waits } from '#scripts/looks/isOpen.ts';
import { campaignPlugin } from '#scripts/vite/campaignPlugin.ts';
import type { ComparedSide, Comparison } from './diffCommand.ts';
import { differencePage } from './differencePage.ts';
import type { Picture } from './picturePage.ts';

/** Where the pictures are, from the root of the project. */
const folder = join('.data', 'differences');

type Wanted = PathTo & { part: DifferencePart };
/** One picture to take: where a page opens for it, with whose visit, in a window of that width. */
type Shot = { file: string; path: string; id: string; visit: string; width: number };

/** A phone, unless the visitor is one of a wide screen: who is told apart by that says so. */
const widthFor = ({ example }: DifferencePart) => (example?.narrowScreen === false ? 1280 : 390);

/** The shot of a step in a language; equal for visitors who meet with the same. */
function shotOf({ model }: ComparedSide, side: string, { part, step, path }: Wanted, locale: Locale): Shot {
  const { campaign, registries } = model;
  const witness = { facts: part.example ?? {}, path };
  const visit = JSON.stringify(witnessVisit({ campaign, kinds: registries.kinds, now: new Date() }, witness, locale));
  const id = createHash('sha256')
    .update(JSON.stringify([witness, locale]))
    .digest('hex')
    .slice(0, 8);
  const file = `${side}-${step}-${locale}-${id}.png`;
  return { file, path: witnessPath(campaign.name, id), id, visit, width: widthFor(part) };
}

/** Product constant: ms without a file that arrives after which a page opens no more. A busy machine is slow, but goes on. */
const STILL_MS = 30_000;

/** Runs once nothing has arrived on the page for long; the function that it gives ends the watch. */
function watchStillness(page: Page, stop: () => void): () => void {
  let timer = setTimeout(stop, STILL_MS);
  const begin = () => {
    clearTimeout(timer);
    timer = setTimeout(stop, STILL_MS);
  };
  page.on('requestfinished', begin);
  return () => {
    page.off('requestfinished', begin);
    clearTimeout(timer);
  };
}

async function open(page: Page, address: string): Promise<void> {
  const { pathname } = new URL(address);
  await page.goto(address);
  await page.waitForURL((url) => url.pathname !== pathname);
  await page.waitForFunction(isOpen, waits);
  await page.waitForLoadState('networkidle');
}

async function take(browser: Browser, origin: string, { file, path, width }: Shot): Promise<void> {
  const page = await browser.newPage({ viewport: { width, height: 844 }, reducedMotion: 'reduce' });
  page.setDefaultTimeout(0);
  const endWatch = watchStillness(page, () => void page.close());
  await open(page, origin + path)
    .catch((cause: unknown) => {
      throw new Error(`The page for ${file} did not open; what is wrong with it stands above, if anything does`, {
        cause,
      });
    })
    .finally(endWatch);
  await page.screenshot({ path: join(folder, file), fullPage: true });
  await page.close();
}

/** The project without the flows that cannot be read: a change of what they extend may have broken them. */
function readable(project: Project): Project {
  const { library } = project;
  const read = campaignReader(project);
  const names = library.names.filter((name) => name.startsWith('_') || read(name).findings.length === 0);
  return { ...project, library: { ...library, names } };
}

/** Takes the shots of one side from a server of its pages. */
async function takeShots(
  shots: readonly Shot[],
  { project }: ComparedSide,
  { beside, browser, done }: { beside: PagesApi; browser: Browser; done: () => void },
): Promise<void> {
  const settings = readSettings({ PORT: String(await freePort()) });
  const server = await startPageServer({
    beside,
    settings,
    port: settings.port,
    campaigns: campaignPlugin({ project: readable(project) }),
    plugins: [witnessPages(async ({ id }) => shots.find((shot) => shot.id === id)?.visit ?? 'null')],
    watches: false,
  });
  try {
    for (const shot of shots) {
      await take(browser, `http://localhost:${settings.port}`, shot);
      done();
    }
  } finally {
    await server.close();
  }
}

/**
 * Takes pictures of what changes for an example visitor of each difference, on each side, in each language, by the kinds and rules
 * as they are now, and makes a page of them. Gives its file. `report` is told how many of how many are taken.
 */
export async function pictureDifferences(
  { before, after, differences }: Comparison,
  report: (text: string) => void,
): Promise<string> {
  const sides = { before, after };
  const shots = { before: new Map<string, Shot>(), after: new Map<string, Shot>() };
  const parts = partsOf(differences).map((part) => {
    const steps = picturedSteps(part, { before: before.model, after: after.model });
    const filesOf = (side: 'before' | 'after') =>
      steps[side].flatMap((to) =>
        localeCodes().map((locale): Picture => {
          const shot = shotOf(sides[side], side, { ...to, part }, locale);
          shots[side].set(shot.id, shot);
          return { caption: `${to.step}, ${locales[locale].name}`, file: shot.file };
        }),
      );
    const { who, lines, example } = part;
    const said = { who, lines, ...(example && { example: JSON.stringify(example, null, 2) }) };
    return { ...said, before: filesOf('before'), after: filesOf('after') };
  });
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const data = mkdtempSync(join(tmpdir(), 'differences-'));
  // No setting of whoever runs this: no database and no partner of theirs.
  const beside = await startPagesApi({ PATH: process.env['PATH'], DATA_DIR: data, LOG_LEVEL: 'warn' });
  if (!beside) throw new Error('The server of the pages does not start: see above');
  const browser = await chromium.launch(launchOptions());
  try {
    let taken = 0;
    const all = shots.before.size + shots.after.size;
    const done = () => report(`Pictures: ${(taken += 1)} of ${all}`);
    for (const side of ['before', 'after'] as const)
      await takeShots([...shots[side].values()], sides[side], { beside, browser, done });
  } finally {
    await browser.close();
    await beside.api.stop();
    rmSync(data, { recursive: true, force: true });
  }
  const page = join(folder, 'index.html');
  writeFileSync(page, differencePage(`What changes from ${before.title} to ${after.title}`, parts));
  return page;
}
