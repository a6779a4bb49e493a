import { defineConfig } from '@playwright/test';
import { launchOptions } from './scripts/chromium.ts';
import { environment, origin } from './tests/e2e/support/serverUnderTest.ts';

/** The server that the tests ask. */
export const webServer = {
  command: 'node tests/e2e/support/startServer.ts',
  url: `${origin}/signup/s6/home`,
  env: environment,
  timeout: 180_000,
  gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
} as const;

export default defineConfig({
  testDir: 'tests/e2e/specs',
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: process.env['CI'] !== undefined,
  // Where nobody watches, `line` would print each test over and over and leave its reason out of sight.
  reporter: process.stdout.isTTY ? 'line' : 'dot',
  projects: [
    // Part of `npm test`.
    { name: 'usual', testMatch: '*.test.ts' },
    // Searches from every country, in both languages, on a phone and at a desk: too many for each day.
    { name: 'every', testMatch: '*.every.ts', timeout: 180_000 },
    // What visits take on an old phone: figures, which want the machine for themselves.
    {
      name: 'visits',
      testMatch: '*.bench.ts',
      timeout: 300_000,
      expect: { timeout: 30_000 },
      use: { actionTimeout: 30_000 },
    },
  ],
  use: {
    baseURL: origin,
    actionTimeout: 10_000,
    launchOptions: launchOptions(),
    locale: 'en-US',
    viewport: { width: 1280, height: 900 },
    contextOptions: { reducedMotion: 'reduce' },
  },
  webServer,
});
