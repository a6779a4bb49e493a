import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { chromium, type Browser } from 'playwright';
import { build, preview } from 'vite';
import { launchOptions } from '#scripts/chromium.ts';
import { slimRjsf } from '#scripts/vite/slimRjsf.ts';

/** What a key press costs in a step of 8 text fields and 40 questions, against the same page in plain React. */
const pages = ['engine', 'plain'] as const;
type PageName = (typeof pages)[number];
const rounds = 7;
const throttle = 4;
const text = 'the quick brown fox jumps over';

async function buildPages(outDir: string): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'warn',
    plugins: [slimRjsf(), react()],
    build: {
      outDir,
      target: 'es2022',
      emptyOutDir: true,
      rolldownOptions: { input: pages.map((name) => `tests/bench/${name}.html`), checks: { bundlerTimings: false } },
    },
  });
}

/** Milliseconds of script per key, on a new page. What a form does after a pause in typing is counted, too. */
async function millisecondsPerKey(browser: Browser, address: string): Promise<number> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(address);
  await page.getByLabel('Text three').focus();
  await page.keyboard.type('warm up ');
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: throttle });
  await session.send('Performance.enable');
  const scriptSeconds = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0;
  };
  await page.waitForTimeout(500);
  const before = await scriptSeconds();
  for (const key of text) await page.keyboard.press(key === ' ' ? 'Space' : key, { delay: 5 });
  await page.waitForTimeout(700);
  const spent = (await scriptSeconds()) - before;
  await context.close();
  return (spent * 1000) / text.length;
}

function medianOf(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

const outDir = await mkdtemp(join(tmpdir(), 'keystroke-'));
const figures: Record<PageName, number[]> = { engine: [], plain: [] };
try {
  await buildPages(outDir);
  const server = await preview({ configFile: false, build: { outDir }, preview: { host: '127.0.0.1', port: 0 } });
  const browser = await chromium.launch(launchOptions());
  const origin = server.resolvedUrls?.local[0] ?? '';
  for (let round = 0; round < rounds; round += 1)
    for (const name of round % 2 === 0 ? pages : pages.toReversed())
      figures[name].push(await millisecondsPerKey(browser, `${origin}tests/bench/${name}.html`));
  await browser.close();
  await server.close();
} finally {
  await rm(outDir, { recursive: true, force: true });
}

const { engine, plain } = { engine: medianOf(figures.engine), plain: medianOf(figures.plain) };
const shown = (values: readonly number[]) => values.map((value) => value.toFixed(2)).join(' ');
console.log(`Script per key press, processor slowed ${throttle} times, median of ${rounds} rounds:`);
console.log(`  step form    ${engine.toFixed(2)} ms   (${shown(figures.engine)})`);
console.log(`  plain React  ${plain.toFixed(2)} ms   (${shown(figures.plain)})`);
console.log(`  ratio        ${(engine / plain).toFixed(2)}   (wanted: at most 1.00)`);
