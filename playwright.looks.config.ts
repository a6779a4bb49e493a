import { defineConfig } from '@playwright/test';
import usual, { webServer } from './playwright.config.ts';
import { moment } from './tests/e2e/looks/moment.ts';

// Whoever books chooses a day after the one on which the run started.
process.env['E2E_BEGAN'] = String(moment.getTime());

/** How pages look: on a server whose clock stands still, so that the pictures of two runs are the same. */
export default defineConfig({
  ...usual,
  testDir: 'tests/e2e/looks',
  snapshotPathTemplate: 'tests/pictures/accepted/{arg}{ext}',
  // One after the other: whoever books finds the times that those before left.
  workers: 1,
  projects: [
    // Part of `npm test`: few pictures, compared with those that were accepted last.
    { name: 'accepted', testMatch: 'accepted.looks.ts', timeout: 120_000 },
    // As well: what a screen reader says of a page, as text.
    { name: 'transcripts', testMatch: 'transcripts.looks.ts', snapshotPathTemplate: 'tests/transcripts/{arg}{ext}' },
    // Every state of every flow, for somebody who looks at them.
    { name: 'every', testMatch: 'every.looks.ts', timeout: 300_000 },
  ],
  webServer: { ...webServer, command: 'node tests/e2e/looks/startServer.ts' },
});
