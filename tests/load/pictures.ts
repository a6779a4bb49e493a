import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { launchOptions } from '#scripts/chromium.ts';
import { sealedPlace } from '#src/server/db/sealed/rows.ts';
import { phonePicture } from '#src/server/pictures/testing/makePicture.ts';
import { sealingOf } from '#src/server/sealing/carried.ts';
import { serve } from '#src/server/testing/process.ts';
import { photo } from '#tests/e2e/support/pictures.ts';
import { percentile, tell } from './browser.ts';
import { hostilePictures } from './hostilePictures.ts';
import { watchMemory } from './processMemory.ts';
import { PictureSender } from './pictureSender.ts';
import { choices, target, type Target } from './target.ts';

/**
 * Pictures that mean harm, an upload that is cut, and a large picture over a slow network. Needs a build, and Linux.
 *
 *   npm run load:pictures -- --engine postgres --rounds 3
 */
const { engines, numbers } = choices({ rounds: 3 });
const MB = 1024 * 1024;
/** What the guide of operation advises where memory is scarce. */
const frugal = {
  NODE_OPTIONS: '--max-semi-space-size=4',
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
};

async function takeHostile(address: string): Promise<void> {
  let asked = 0;
  const canary = createServer((_request, response) => ((asked += 1), response.end())).listen(0, '127.0.0.1');
  await once(canary, 'listening');
  const at = canary.address();
  const files = hostilePictures(`http://127.0.0.1:${typeof at === 'object' ? at?.port : 0}/`);
  const counts = { stored: 0, refused: 0 };
  const wrong: string[] = [];
  let waits = 0;
  for (const { name, make } of files) {
    const sender = await new PictureSender(address).arrive();
    const { status, body } = await sender.send(await make());
    waits += sender.waits;
    if (status === 200 && body.isStored === true) counts.stored += 1;
    else if (status >= 400 && status < 500 && body.error !== undefined && (body.message ?? '') !== '')
      counts.refused += 1;
    else wrong.push(`${name}: ${status} ${JSON.stringify(body)}`);
  }
  canary.close();
  tell(
    `${files.length} hostile files: ${counts.stored} stored anew, ${counts.refused} refused in words, ${waits} times later because the server was busy; others`,
    wrong.join('; ') || 0,
    wrong.length === 0 && files.length === 200,
  );
  tell('addresses in them that somebody asked for', asked, asked === 0);
}

/** Cuts an upload ten times, in the middle of a part or before its answer. */
async function cutTenTimes(address: string): Promise<void> {
  const sender = await new PictureSender(address).arrive();
  const file = await phonePicture(4000, 3000);
  const id = randomUUID();
  const step = Math.ceil(file.length / 8);
  for (let cut = 0; cut < 10; cut += 1) {
    const { body } = await sender.announce(id, file.length);
    const from = body.received ?? 0;
    await sender.cut(
      id,
      from,
      file.subarray(from, from + Math.min(step, 190_000)),
      cut % 2 === 0 ? 'in the middle' : 'before the answer',
    );
  }
  let last = await sender.announce(id, file.length);
  while (last.status === 200 && last.body.isStored !== true) {
    const from = last.body.received ?? 0;
    last = await sender.part(id, from, file.subarray(from, from + 190_000));
  }
  tell(
    'an upload that was cut ten times is whole',
    `${last.status} ${JSON.stringify(last.body)}`,
    last.body.isStored === true,
  );
}

/** What is stored: JPEGs without a note and without what came behind a picture. */
async function lookAtStored(engine: Target): Promise<void> {
  const opened = await engine.open();
  const rows = await opened.db.selectFrom('picture_content').selectAll().execute();
  const whole = await opened.db
    .selectFrom('picture')
    .select('picture_id')
    .where('bytes', '>', 300_000)
    .where('stored_at', 'is not', null)
    .execute();
  let notes = 0;
  for (const row of rows) {
    const jpeg = sealingOf(opened.db).openBytes(sealedPlace('picture_content', row, 'data'), row.data);
    const { format, exif, xmp, iptc } = await sharp(jpeg).metadata();
    const text = jpeg.toString('latin1');
    if (format !== 'jpeg' || exif || xmp || iptc || /Zyx|<script|curl|%PDF/.test(text)) notes += 1;
  }
  await opened.close();
  tell(
    `${rows.length} pictures stored, ${whole.length} of them of more than 300 kB; with a note or a stranger in them`,
    notes,
    notes === 0 && rows.length > 20,
  );
}

/** From the choice of a picture of 12 million pixels until it is stored, in a browser at 3 Mbit/s. */
async function sendSlowly(address: string): Promise<void> {
  const browser = await chromium.launch(launchOptions());
  const folder = mkdtempSync(join(tmpdir(), 'openscreener-picture-'));
  const file = join(folder, 'IMG_0001.JPG');
  const content = await photo(4000, 3000);
  writeFileSync(file, content);
  const times: { opened: number; sent: number }[] = [];
  for (let round = 0; round < numbers.rounds; round += 1) {
    const page = await (await browser.newContext()).newPage();
    await openPictures(page, address);
    const start = performance.now();
    await page.locator('input[type=file]:not([capture])').first().setInputFiles(file);
    await page.getByRole('button', { name: 'Use this picture' }).waitFor();
    const seen = performance.now();
    await page.getByRole('button', { name: 'Use this picture' }).click();
    await page.getByText('This picture has arrived.').waitFor();
    times.push({ opened: seen - start, sent: performance.now() - seen });
    await page.context().close();
  }
  await browser.close();
  rmSync(folder, { recursive: true });
  const opened = percentile(
    times.map((one) => one.opened),
    0.5,
  );
  const sent = percentile(
    times.map((one) => one.sent),
    0.5,
  );
  tell(
    `${(content.length / MB).toFixed(1)} MB, 12 million pixels at 3 Mbit/s: opened in ${opened.toFixed(0)} ms, stored (3000) after`,
    `${sent.toFixed(0)} ms`,
    sent <= 3000,
  );
}

async function openPictures(page: Page, address: string): Promise<void> {
  await page.goto(`${address}/signup/image-capture/home`);
  const values = ['Noa Slow', '60601', '3125550123', 'noa@example.com'];
  for (const [at, value] of values.entries()) await page.getByRole('textbox').nth(at).fill(value);
  await page.locator('main button[type=submit]').click();
  await page.waitForURL(/pictures$/);
  const line = await page.context().newCDPSession(page);
  const speed = 3_000_000 / 8;
  const network = { offline: false, latency: 40, downloadThroughput: speed, uploadThroughput: speed };
  await line.send('Network.emulateNetworkConditions', network);
}

for (const name of engines) {
  const engine = await target(name);
  const server = await serve({ ...engine.environment, ...frugal });
  await (await new PictureSender(server.address).arrive()).send(await phonePicture(400, 300));
  const before = watchMemory(server.pid ?? 0).stop();
  const memory = watchMemory(server.pid ?? 0);
  await takeHostile(server.address);
  await cutTenTimes(server.address);
  const { own, children, together } = memory.stop();
  const inMB = (bytes: number) => (bytes / MB).toFixed(0);
  tell(
    `${name}: memory of the server, ${inMB(before.own)} MB before, ${inMB(own)} MB at most; of the process that reads pictures, MB (300)`,
    inMB(children),
    children < 300 * MB,
  );
  tell(`${name}: memory of both together, what they share counted once, MB (300)`, inMB(together), together < 300 * MB);
  await sendSlowly(server.address);
  await server.end('SIGTERM');
  await lookAtStored(engine);
  await engine.close();
}
