import type { CallName } from '#src/api/call.ts';
import { apiBasePath, services } from '#src/api/services.ts';
import type { Page } from '#tests/e2e/support/test.ts';
import { globSync, readFileSync } from 'node:fs';

/** The failures of a call. The client turns each into one kind of error, whatever the call; a contract test holds it to that. */
export const failures = ['error', 'timeout', 'empty', 'malformed', 'offline'] as const;
export type Failure = (typeof failures)[number];
export type Failures = { readonly [N in CallName]?: Failure };

/** The paths of a call, whatever its parameters are. */
export const pathsOf = (name: CallName): RegExp =>
  new RegExp(`^${apiBasePath}${services[name].path.replace(/:\w+/g, '[^/]+')}$`);

/** Marks the reply of a call that is to time out. */
const timedOutHeader = 'x-timed-out';

/**
 * Rejects, at once, the calls whose reply is marked, as a signal whose time is over would: the ten seconds of the client
 * have a test of their own, and a shorter time would also end calls that a busy server answers.
 */
const timeOutMarked = (page: Page) =>
  page.addInitScript((header) => {
    const reach = globalThis.fetch;
    globalThis.fetch = async (input, init) => {
      const response = await reach(input, init);
      if (response.headers.has(header)) throw new DOMException('signal timed out', 'TimeoutError');
      return response;
    };
  }, timedOutHeader);

/** Breaks calls of a page that is not open yet. `met` grows with the calls that met their failure; `mend` ends all failures. */
export async function breakCalls(page: Page, broken: Failures): Promise<{ met: Set<string>; mend: () => void }> {
  const met = new Set<string>();
  let isMended = false;
  if (Object.values(broken).includes('timeout')) await timeOutMarked(page);
  // `Object.entries` widens the names to text.
  for (const [name, failure] of Object.entries(broken) as [CallName, Failure][]) {
    const { method } = services[name];
    const paths = pathsOf(name);
    await page.route(
      ({ pathname }) => paths.test(pathname),
      async (route) => {
        if (isMended || route.request().method() !== method) return route.fallback();
        met.add(name);
        if (failure === 'error') return route.fulfill({ status: 500, json: { error: 'internal', message: 'Broken.' } });
        if (failure === 'empty') return route.fulfill({ status: 200, body: '' });
        if (failure === 'malformed') return route.fulfill({ status: 200, json: 'something else' });
        if (failure === 'timeout') return route.fulfill({ status: 204, headers: { [timedOutHeader]: '' } });
        return route.abort('internetdisconnected');
      },
    );
  }
  return { met, mend: () => void (isMended = true) };
}

const sources = ['src/{api,app,effects,form,kit,store,integrations}/**/*.{ts,tsx}', 'widgets/**/*.{ts,tsx}'];
const isSource = (file: string) => !/\.test\.|src\/api\/call\.ts$/.test(file);

/** The sources of pages that match, by their paths; the list of the calls itself is none. */
export function pagesThat(match: RegExp): string[] {
  return globSync(sources).filter((file) => isSource(file) && match.test(readFileSync(file, 'utf8')));
}
