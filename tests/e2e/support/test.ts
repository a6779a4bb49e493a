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
  const faults: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' && !expected?.test(message.text())) faults.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => faults.push(`thrown: ${error.message}`));
  page.on('request', (request) => {
    const from = new URL(request.url()).origin;
    if (from !== origin && from !== otherBrandOrigin) faults.push(`request: ${request.url()}`);
  });
  return faults;
}

/** A test in whose pages nothing goes wrong unnoticed. */
export const test = base.extend<Options & { watched: void }>({
  expectedErrors: [undefined, { option: true }],
  watched: [
    async ({ context, expectedErrors }, use) => {
      const faults: string[][] = [];
      context.on('page', (page) => {
        faults.push(watch(page, expectedErrors));
        followRequests(page);
      });
      await use();
      expect(faults.flat(), 'nothing goes wrong in the page').toEqual([]);
    },
    { auto: true },
  ],
});

/** Lets the requests of a page to these addresses wait until they are let go. */
export async function hold(page: Page, addresses: string): Promise<{ letGo: () => void }> {
  const gate = new AbortController();
  await page.route(addresses, async (route) => {
    if (!gate.signal.aborted) await once(gate.signal, 'abort');
    await route.continue();
  });
  return { letGo: () => gate.abort() };
}

export { expect, type Page };
