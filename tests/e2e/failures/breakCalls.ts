import type { CallName } from '#src/api/call.ts';
import { apiBasePath, services } from '#src/api/services.ts';
import type { Page } from '#tests/e2e/support/test.ts';
import { globSync, readFileSync } from 'node:fs';

/** What a call may meet. Whatever the call, the client makes one kind of failure of each; a contract test holds that. */
export const faults = ['error', 'timeout', 'empty', 'malformed', 'offline'] as const;
export type Fault = (typeof faults)[number];
export type Faults = { readonly [N in CallName]?: Fault };

const isAt = (path: string, address: string) => {
  const pattern = path.replace(/:\w+/g, '[^/]+');
  return new RegExp(`^${apiBasePath}${pattern}$`).test(new URL(address).pathname);
};

const patience = 300;

/** Lets the calls to an address give up soon: nobody waits for the ten seconds that the client's own test counts. */
async function giveUpSoon(page: Page, path: string): Promise<void> {
  const pattern = `${apiBasePath}${path.replace(/:\w+/g, '[^/?]+')}(\\?|$)`;
  await page.addInitScript(
    ([source, ms]) => {
      const reach = globalThis.fetch;
      globalThis.fetch = (input, init) =>
        typeof input === 'string' && new RegExp(source).test(input)
          ? reach(input, { ...init, signal: AbortSignal.timeout(ms) })
          : reach(input, init);
    },
    [pattern, patience] as const,
  );
}

/** Breaks calls of a page that is not open yet. `met` grows with the calls that met their fault; `mend` ends all faults. */
export async function breakCalls(page: Page, broken: Faults): Promise<{ met: Set<string>; mend: () => void }> {
  const met = new Set<string>();
  let isMended = false;
  // `Object.entries` widens the names to text.
  for (const [name, fault] of Object.entries(broken) as [CallName, Fault][]) {
    const { method, path } = services[name];
    if (fault === 'timeout') await giveUpSoon(page, path);
    await page.route(
      (url) => isAt(path, url.href),
      async (route) => {
        if (isMended || route.request().method() !== method) return route.fallback();
        met.add(name);
        if (fault === 'error') return route.fulfill({ status: 500, json: { error: 'internal', message: 'Broken.' } });
        if (fault === 'empty') return route.fulfill({ status: 200, body: '' });
        if (fault === 'malformed') return route.fulfill({ status: 200, json: 'something else' });
        if (fault === 'offline') return route.abort('internetdisconnected');
        return undefined; // It is never answered.
      },
    );
  }
  return { met, mend: () => void (isMended = true) };
}

const sources = ['src/{api,app,effects,form,kit,store,integrations}/**/*.{ts,tsx}', 'widgets/**/*.{ts,tsx}'];
const isSource = (file: string) => !/\.test\.|src\/api\/(services|call)\.ts$/.test(file);

/** The sources of pages that match, by their paths; the list of the calls itself is none. */
export function pagesThat(match: RegExp): string[] {
  return globSync(sources).filter((file) => isSource(file) && match.test(readFileSync(file, 'utf8')));
}
