import { once } from 'node:events';
import { test as base, expect, type Page } from '@playwright/test';
import { origin, otherBrandOrigin } from './serverUnderTest.ts';
import { followRequests } from './waitForPage.ts';

type Options = {
  /** Console errors that the test brings about itself, such as those of calls it lets fail. */
  expectedErrors: RegExp | undefined;
};

/** Everything that a page must not do: errors in the console, violations of its policy, requests to other origins. */
function watch(page: Page, expected: RegExp | undefined): string[] {
  const failures: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' && !expected?.test(message.text())) failures.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => failures.push(`thrown: ${error.message}`));
  page.on('request', (request) => {
    const from = new URL(request.url()).origin;
    if (from !== origin && from !== otherBrandOrigin) failures.push(`request: ${request.url()}`);
  });
  return failures;
}

/** A test that fails on errors, policy violations and foreign requests of its pages. */
export const test = base.extend<Options & { watched: void }>({
  expectedErrors: [undefined, { option: true }],
  watched: [
    async ({ context, expectedErrors }, use) => {
      const failures: string[][] = [];
      context.on('page', (page) => {
        failures.push(watch(page, expectedErrors));
        followRequests(page);
      });
      await use();
      expect(failures.flat(), 'nothing goes wrong in the page').toEqual([]);
    },
    { auto: true },
  ],
});

/** Holds back the requests of a page to these addresses until they are released. */
export async function hold(page: Page, addresses: string | RegExp): Promise<{ release: () => void }> {
  const gate = new AbortController();
  await page.route(addresses, async (route) => {
    if (!gate.signal.aborted) await once(gate.signal, 'abort');
    await route.continue();
  });
  return { release: () => gate.abort() };
}

export { expect, type Page };
