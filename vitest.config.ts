import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig, type TestProjectConfiguration } from 'vitest/config';
import { launchOptions } from './scripts/chromium.ts';
import { campaignPlugin } from './scripts/vite/campaignPlugin.ts';
import { withPseudoLocale } from './tests/support/pseudoLocale.ts';

const exclude = ['node_modules/**', 'dist/**', 'tests/e2e/**'];
const serverTests = '**/*.server.test.ts';
const embeddedSetup = 'src/server/testing/engines/provideEmbedded.ts';

/** A poll tells whether something comes about, not how soon: speed is measured by the benchmarks. Below the shortest limit of a test. */
const expectation = { poll: { timeout: 12_000 } } as const;

/** One for each core: by default one core is left to who works beside, and on two cores files run one after the other. */
const maxWorkers = '100%';

/** Where Node keeps what it has compiled: scripts that tests start, some hundred times, load the same modules. */
const compiled = fileURLToPath(new URL('node_modules/.cache/compiled', import.meta.url));

/** How tests run in Node. */
const inNode = {
  env: { NODE_COMPILE_CACHE: compiled },
  expect: expectation,
  maxWorkers,
  environment: 'node',
  testTimeout: 30_000,
  hookTimeout: 60_000,
  // Files share a process for each core: loading the same modules for each took longer than most of the tests.
  isolate: false,
  restoreMocks: true,
  unstubGlobals: true,
} as const;

/** The tests that need nothing but Node: the server's run on the embedded database. */
export const inNodeProjects = [
  {
    plugins: [campaignPlugin({ locales: withPseudoLocale })],
    test: {
      ...inNode,
      name: 'node',
      include: ['**/*.test.ts'],
      exclude: [...exclude, serverTests],
      provide: { engine: 'embedded' },
      globalSetup: embeddedSetup,
    },
  },
  {
    plugins: [campaignPlugin({ locales: withPseudoLocale })],
    test: {
      ...inNode,
      name: 'server-embedded',
      include: [serverTests],
      exclude,
      provide: { engine: 'embedded' },
      globalSetup: embeddedSetup,
    },
  },
] satisfies TestProjectConfiguration[];

export default defineConfig({
  test: {
    maxWorkers,
    projects: [
      ...inNodeProjects,
      {
        plugins: [campaignPlugin({ locales: withPseudoLocale })],
        test: {
          ...inNode,
          name: 'server-postgres',
          include: [serverTests],
          exclude,
          provide: { engine: 'postgres' },
          globalSetup: 'src/server/testing/engines/providePostgres.ts',
        },
      },
      {
        plugins: [campaignPlugin({ locales: withPseudoLocale }), react()],
        optimizeDeps: {
          include: [
            '@rjsf/core',
            '@rjsf/core/lib/components/fields/ObjectField.js',
            '@rjsf/core/lib/components/fields/SchemaField.js',
            '@rjsf/utils',
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
          expect: expectation,
          // Of two pages of one browser only one has the focus: keys typed into the other wait, or are lost.
          maxWorkers: 1,
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
