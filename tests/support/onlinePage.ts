import { vi } from 'vitest';

type Sent = { method: string; path: string; key: string | null; body: unknown };
/** `away` never arrives at the server; `lost` does, but its reply does not arrive. */
type Trouble = 'away' | 'lost';

/** The parts of a browser that a page needs to call the server at an address: cookies, and a network that can fail. */
export function openOnlinePage(address: string) {
  const cookies = new Map<string, string>();
  const sent: Sent[] = [];
  const troubles: { path: RegExp; kind: Trouble }[] = [];
  const reach = globalThis.fetch;
  const all = () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');

  const troubleOf = (path: string): Trouble | undefined => {
    const at = troubles.findIndex((trouble) => trouble.path.test(path));
    return at < 0 ? undefined : troubles.splice(at, 1)[0]?.kind;
  };
  const fetchLikePage = async (path: string, init: RequestInit = {}) => {
    const headers = new Headers(init.headers);
    sent.push({ method: init.method ?? 'GET', path, key: headers.get('idempotency-key'), body: init.body });
    const trouble = troubleOf(path);
    if (trouble === 'away') throw new TypeError('Failed to fetch');
    headers.set('cookie', all());
    const response = await reach(address + path, { ...init, headers });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
    if (trouble === 'lost') throw new TypeError('Failed to fetch');
    return response;
  };
  vi.stubGlobal('fetch', fetchLikePage);
  vi.stubGlobal('document', {
    get cookie() {
      return all();
    },
    referrer: '',
  });
  return {
    sent,
    cookies,
    /** Makes the next calls to these paths fail, one failure per call. */
    trouble: (path: RegExp, ...kinds: Trouble[]) => troubles.push(...kinds.map((kind) => ({ path, kind }))),
    close: () => vi.unstubAllGlobals(),
  };
}
