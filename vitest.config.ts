import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { launchOptions } from './scripts/chromium.ts';
import { campaignPlugin } from './scripts/vite/campaignPlugin.ts';

// Suites that `src/server/embedded.test.ts` and `postgres.test.ts` run on their engines.
const suites = '**/*.server.test.ts';
const exclude = ['node_modules/**', 'dist/**', 'tests/e2e/**', suites];

export default defineConfig({
  test: {
    projects: [
      {
        plugins: [campaignPlugin()],
        test: {
          name: 'node',
          include: ['**/*.test.ts'],
          exclude,
          environment: 'node',
          testTimeout: 30_000,
          hookTimeout: 60_000,
          // Files share a process for each core: loading the same modules for each took longer than most of the tests.
          isolate: false,
          restoreMocks: true,
          unstubGlobals: true,
        },
      },
      {
        plugins: [campaignPlugin(), react()],
        optimizeDeps: {
          include: [
            '@rjsf/core',
            'react',
            'react-dom',
            'react-dom/client',
            'react-dom/server.browser',
            'react-router-dom',
            'vitest-browser-react',
          ],
        },
        test: {
          name: 'browser',
          include: ['**/*.test.tsx'],
          exclude,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            instances: [{ browser: 'chromium' }],
            provider: playwright({ launchOptions: launchOptions() }),
          },
        },
      },
    ],
  },
});
