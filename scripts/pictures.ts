import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser, type Page } from 'playwright';
import { startServer } from '#src/server/server.ts';
import { readSettings } from '#src/server/settings/settings.ts';
import { launchOptions } from './chromium.ts';
import { buildIfStale } from './freshBuild.ts';
import { book, chooseDay, fillScreener } from '#scripts/pictures/fillScreener.ts';

const folder = 'tests/pictures';

type Picture = {
  file: string;
  path: string;
  size: { width: number; height: number };
  scale: number;
  /** What is done on the page before the picture is taken. */
  prepare: (page: Page) => Promise<void>;
};

const phone = { size: { width: 390, height: 844 }, scale: 1 };

const pictures: readonly Picture[] = [
  {
    file: 'ws10-phone.png',
    path: '/signup/ws10/home?studyId=1',
    size: phone.size,
    scale: 1.5,
    prepare: (page) => page.getByRole('heading', { level: 1, name: 'asthma' }).waitFor(),
  },
  { file: 'outcome-phone.png', path: '/signup/ws10/home?studyId=1', ...phone, prepare: fillScreener },
  {
    file: 'booking-phone.png',
    path: '/signup/ws18/home?studyId=1',
    ...phone,
    prepare: async (page) => {
      await fillScreener(page);
      await chooseDay(page);
    },
  },
  {
    file: 'thanks-phone.png',
    path: '/signup/ws18/home?studyId=1',
    ...phone,
    prepare: async (page) => {
      await fillScreener(page);
      await chooseDay(page);
      await book(page);
    },
  },
  {
    file: 's6-desktop.png',
    path: '/signup/s6/home',
    size: { width: 1120, height: 760 },
    scale: 1.5,
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Female' }).click();
      await page.getByLabel('Zip Code').fill('60601');
      await page.getByText('Why we ask').click();
      await page.mouse.move(0, 0);
    },
  },
];

async function take(browser: Browser, origin: string, { file, path, size, scale, prepare }: Picture): Promise<void> {
  const place = { locale: 'en-US', timezoneId: 'America/Chicago' };
  const page = await browser.newPage({ viewport: size, deviceScaleFactor: scale, reducedMotion: 'reduce', ...place });
  await page.goto(origin + path, { waitUntil: 'networkidle' });
  await prepare(page);
  await page.waitForFunction(() => !document.querySelector('main :is(.spinner, .skeleton)'));
  await page.evaluate(() => scrollTo(0, 0));
  await page.screenshot({ path: join(folder, file) });
  await page.close();
  console.log(join(folder, file));
}

/** Takes the pictures of the README of the real pages on the demo data, from a server that is removed afterwards. */
async function takePictures(): Promise<void> {
  await buildIfStale();
  const data = mkdtempSync(join(tmpdir(), 'pictures-'));
  const settings = readSettings({ DATA_DIR: data, PORT: '0', LOG_LEVEL: 'warn' });
  const server = await startServer(settings);
  const browser = await chromium.launch(launchOptions());
  try {
    mkdirSync(folder, { recursive: true });
    for (const picture of pictures) await take(browser, server.address, picture);
  } finally {
    await browser.close();
    await server.close();
    rmSync(data, { recursive: true, force: true });
  }
}

await takePictures();
