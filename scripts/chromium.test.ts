import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { chromium } from 'playwright';
import { expect, test } from 'vitest';
import { disabledFeatures, launchOptions } from './chromium.ts';

test('what Playwright switches off stays off', () => {
  const require = createRequire(createRequire(import.meta.url).resolve('playwright'));
  const bundle = join(dirname(require.resolve('playwright-core')), 'lib/coreBundle.js');
  const [, list = ''] = /disabledFeatures = \[([^\]]+)\]/.exec(readFileSync(bundle, 'utf8')) ?? [];
  const ofPlaywright = [...list.matchAll(/^\s*"(\w+)"/gm)].map(([, name]) => name);
  expect(ofPlaywright).toContain('PaintHolding');
  // Those that begin with ms are for Edge.
  expect(ofPlaywright.filter((name) => !name?.startsWith('ms') && !disabledFeatures.includes(name ?? ''))).toEqual([]);
});

test('a window loads its page alone, and nothing of the browser around it', async () => {
  const browser = await chromium.launch(launchOptions());
  const session = await browser.newBrowserCDPSession();
  const page = await browser.newPage();
  await page.goto('data:text/html,<title>alone</title>');
  const { targetInfos } = await session.send('Target.getTargets', { filter: [{ type: 'browser_ui' }] });
  await browser.close();
  expect(targetInfos.map(({ url }) => url)).toEqual([]);
});
