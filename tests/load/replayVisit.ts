import { randomUUID } from 'node:crypto';
import { request, type Agent, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { csrfCookie, csrfHeader, hostPrefix, idempotencyHeader, services } from '#src/api/services.ts';
import type { Recorded, RecordedVisit } from './recordVisits.ts';

/** How one request of a visit was answered. `what` names the call, or what kind of thing was asked for. */
export type Answered = { what: string; status: number; ms: number };

const patterns = Object.entries(services).map(([name, { method, path }]) => {
  const pattern = new RegExp(`^/api${path.replaceAll(/:\w+/g, '[^/]+')}(\\?|$)`);
  return { name, method, pattern, depth: path.split(':').length };
});

/** The name of the call of a request, else what it is. */
function whatOf({ method, path }: Recorded): string {
  const fitting = patterns.filter((one) => one.method === method && one.pattern.test(path));
  const [call] = fitting.toSorted((a, b) => a.depth - b.depth);
  if (call) return call.name;
  return /[/]signup[/](js|css|img)[/]/.test(path) ? 'a file' : 'a page';
}

type Sent = { status: number; headers: IncomingMessage['headers']; body: Buffer };

function send(address: string, agent: Agent, one: Recorded): Promise<Sent> {
  const { method, path, headers, body } = one;
  return new Promise((resolve, reject) => {
    const all = { ...headers, ...(body && { 'content-length': body.length }) };
    const call = request(address + path, { method, agent, headers: all }, (response) => {
      buffer(response).then(
        (received) => resolve({ status: response.statusCode ?? 0, headers: response.headers, body: received }),
        reject,
      );
    });
    call.on('error', reject).end(body);
  });
}

/** A visitor with a lead, a number, an address and a session of their own, who does what was recorded. */
class Replay {
  readonly #visit: RecordedVisit;
  readonly #number: string;
  readonly #leadId = randomUUID();
  readonly #keys = new Map<string, string>();
  readonly #cookies = new Map<string, string>();
  #slug = '';

  constructor(visit: RecordedVisit, number: number) {
    this.#visit = visit;
    this.#number = String(number % 10_000).padStart(4, '0');
  }

  #owned(text: string): string {
    const { leadId, slug } = this.#visit.own;
    const ofLead = leadId ? text.replaceAll(leadId, this.#leadId) : text;
    return (slug ? ofLead.replaceAll(slug, this.#slug) : ofLead)
      .replaceAll(/(\+?1?[2-9]\d\d555)\d{4}\b/g, `$1${this.#number}`)
      .replaceAll(/"[\w.]+@example\.(com|org)"/g, `"visitor${this.#leadId}@example.com"`);
  }

  /** The request as this visitor sends it. */
  ownOf({ method, path, headers, body }: Recorded): Recorded {
    const token = this.#cookies.get(hostPrefix + csrfCookie) ?? this.#cookies.get(csrfCookie);
    const key = headers[idempotencyHeader];
    if (key !== undefined && !this.#keys.has(key)) this.#keys.set(key, randomUUID());
    const isText = headers['content-type']?.includes('json') === true;
    const own = Object.entries(headers).map(([name, value]) => [name, this.#owned(value)]);
    return {
      method,
      path: this.#owned(path),
      headers: {
        ...Object.fromEntries(own),
        ...(key !== undefined && { [idempotencyHeader]: this.#keys.get(key) }),
        ...(token !== undefined && { [csrfHeader]: token }),
        cookie: [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      },
      ...(body && { body: isText ? Buffer.from(this.#owned(body.toString())) : body }),
    };
  }

  /** Notes what later requests of the visit need. */
  take(what: string, { headers, body }: Sent): void {
    for (const line of headers['set-cookie'] ?? []) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      this.#cookies.set(name, value);
    }
    // The server answers with what the schema of the call says.
    if (what === 'createLead') this.#slug = (JSON.parse(body.toString()) as { slug: string }).slug;
  }
}

/** Makes a visit again, one request after the other. Calls `answered` with each answer. */
export async function replayVisit(
  address: string,
  agent: Agent,
  { visit, number }: { visit: RecordedVisit; number: number },
  answered: (one: Answered) => void,
): Promise<void> {
  const replay = new Replay(visit, number);
  for (const one of visit.requests) {
    const what = whatOf(one);
    const start = performance.now();
    const sent = await send(address, agent, replay.ownOf(one));
    answered({ what, status: sent.status, ms: performance.now() - start });
    if (sent.status < 300) replay.take(what, sent);
  }
}
