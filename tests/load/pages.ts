import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildIfStale } from '#scripts/freshBuild.ts';
import { serve, serveScript } from '#src/server/testing/process.ts';
import { percentile, tell } from './browser.ts';
import { askOnLanes, type Asked } from './lanes.ts';
import { processSeconds } from './processTime.ts';
import { choices, target } from './target.ts';

/**
 * Pages that the server keeps, compressed, to visitors who come for the first time and again: how many a second and the
 * processor time of each, beside a plain server of files with the same bytes, in turns. Three processes share the
 * machine, of which one asks.
 *
 *   npm run load:pages -- --seconds 5 --rounds 3 --lanes 32
 */
const { engines, numbers } = choices({ seconds: 5, rounds: 3, lanes: 32 });
const limits = { perSecond: 2000, ms: 2 };
const paths = { 'a sign-up': '/signup/s6/home', 'a screener of a study': '/signup/ws10/home?studyId=1' };
const accepts = {
  'accept-encoding': 'gzip, deflate, br, zstd',
  'accept-language': 'en-US,en;q=0.9',
  accept: 'text/html',
};

type Server = { address: string; pid?: number | undefined };
type Series = { server: Server; asked: Asked; status?: 304; ms: number[]; pages: number[]; cpu: number[] };

/** A page once, as it is sent. */
async function fetchPage(address: string, path: string) {
  const answer = await new Promise<{ body: Buffer; etag: string }>((resolve, reject) => {
    const call = request(address + path, { headers: accepts }, (response) => {
      buffer(response).then((body) => resolve({ body, etag: response.headers.etag ?? '' }), reject);
    });
    call.on('error', reject).end();
  });
  if (answer.etag === '') throw new Error(`The page ${path} has no tag.`);
  return answer;
}

const newSeries = (server: Server, asked: Asked, status?: 304): Series => {
  return { server, asked, ms: [], pages: [], cpu: [], ...(status && { status }) };
};

async function measure({ server, asked, status, ms, pages, cpu }: Series): Promise<void> {
  const { lanes, seconds } = numbers;
  const { pid = 0, address } = server;
  const before = processSeconds(pid);
  const start = performance.now();
  const times = await askOnLanes(address, asked, { lanes, ms: seconds * 1000, ...(status && { status }) });
  const elapsed = (performance.now() - start) / 1000;
  cpu.push(((processSeconds(pid) - before) * 1000) / times.length);
  pages.push(times.length / elapsed);
  for (const time of times) ms.push(time);
}

function show(name: string, { ms, pages, cpu }: Series, plain?: Series): void {
  const [perSecond, cpuMs] = [percentile(pages, 0.5), percentile(cpu, 0.5)];
  const beside = (own: number, other: readonly number[] = []) =>
    plain ? `, ${(own / percentile(other, 0.5)).toFixed(2)} of plain files` : '';
  const isOurs = plain !== undefined;
  tell(
    `${name}: pages a second${isOurs ? ` (${limits.perSecond})` : ''}`,
    `${perSecond.toFixed(0)}${beside(perSecond, plain?.pages)}; p99 ${percentile(ms, 0.99).toFixed(1)} ms`,
    !isOurs || perSecond >= limits.perSecond,
  );
  tell(
    `${name}: processor ms of a page${isOurs ? ` (${limits.ms})` : ''}`,
    `${cpuMs.toFixed(3)}${beside(cpuMs, plain?.cpu)}`,
    !isOurs || cpuMs <= limits.ms,
  );
}

await buildIfStale();
for (const name of engines) {
  const engine = await target(name);
  // The limits count each page, though nobody meets them here. What is refused under load is tested elsewhere.
  const ours = await serve({ ...engine.environment, RATE_LIMIT_FACTOR: '100000', SHED_LOAD_MS: '0' });
  const folder = mkdtempSync(join(tmpdir(), 'openscreener-pages-'));
  const plain = await serveScript(fileURLToPath(new URL('./staticServer.ts', import.meta.url)), [folder]);
  for (const [index, [what, path]] of Object.entries(paths).entries()) {
    const { body, etag } = await fetchPage(ours.address, path);
    writeFileSync(join(folder, `${index}`), body);
    const files = newSeries(plain, { path: `/${index}`, headers: accepts });
    const first = newSeries(ours, { path, headers: accepts });
    const again = newSeries(ours, { path, headers: { ...accepts, 'if-none-match': etag } }, 304);
    for (let round = 0; round < numbers.rounds; round += 1)
      for (const series of round % 2 === 0 ? [files, first, again] : [again, first, files]) await measure(series);
    console.log(`      ${name}: ${what}, ${body.length} bytes compressed`);
    show('plain files', files);
    show('the page', first, files);
    show('the page again, unchanged', again, files);
  }
  await Promise.all([ours.end('SIGTERM'), plain.end('SIGTERM')]);
  rmSync(folder, { recursive: true, force: true });
  await engine.close();
}
