import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import type { CallName, Input } from '#src/api/call.ts';
import { apiBasePath, csrfCookie, csrfHeader, hostPrefix, services, type Service } from '#src/api/services.ts';

export type Headers = Record<string, string>;

/** Text and bytes as they are, anything else as JSON. */
function payloadOf(body: unknown): string | Buffer {
  if (body instanceof Uint8Array) return Buffer.from(body);
  return typeof body === 'string' ? body : JSON.stringify(body);
}

/** The address of a call with that input, below this server. Numbers of the query become text. */
export function addressOfCall<N extends CallName>(name: N, input: Input<N>): string {
  const service: Service = services[name];
  // A table of every call cannot be indexed by a part that only some have.
  const parts = input as { params?: Record<string, unknown>; query?: Record<string, unknown> };
  const path = service.path.replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(String(parts.params?.[key])));
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(parts.query ?? {}))
    for (const one of Array.isArray(value) ? value : [value]) query.append(key, String(one));
  return `${apiBasePath}${path}${query.size > 0 ? `?${query}` : ''}`;
}

/** A browser without a page: it keeps cookies and sends the CSRF token as the client does. */
export class Visitor {
  readonly cookies = new Map<string, string>();
  readonly #app: FastifyInstance;

  constructor(app: FastifyInstance) {
    this.#app = app;
  }

  /** Calls a service as the client does. */
  call<N extends CallName>(name: N, input: Input<N>, headers: Headers = {}): Promise<LightMyRequestResponse> {
    const { body } = input as { body?: unknown }; // Only some have one.
    return this.send(services[name].method, addressOfCall(name, input), body, headers);
  }

  /** Sends anything at all. A header given as '' is left out. */
  async send(method: string, url: string, body?: unknown, headers: Headers = {}): Promise<LightMyRequestResponse> {
    const token = this.cookies.get(hostPrefix + csrfCookie) ?? this.cookies.get(csrfCookie);
    const isBytes = body instanceof Uint8Array;
    const all = {
      cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      ...(token !== undefined && { [csrfHeader]: token }),
      ...(body !== undefined && { 'content-type': isBytes ? 'application/octet-stream' : 'application/json' }),
      ...headers,
    };
    const response = await this.#app.inject({
      method: method as 'GET',
      url,
      headers: Object.fromEntries(Object.entries(all).filter(([, value]) => value !== '')),
      ...(body !== undefined && { payload: payloadOf(body) }),
    });
    for (const { name, value, maxAge, expires } of response.cookies) {
      const isGone = maxAge === 0 || (expires !== undefined && expires.getTime() < Date.now());
      if (isGone) this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    return response;
  }

  /** Opens a visit, which gives the session. */
  async arrive(): Promise<this> {
    await this.call('initialPayload', { query: { signup: 'ws10', language: 'en' } });
    return this;
  }
}
