import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { cookieIn, csrfCookie, csrfHeader } from '#src/api/services.ts';
import { exampleLead } from '#src/server/testing/examples.ts';

export type Answer = { status: number; ms: number; body: string; retryAfter: string | undefined; replayed: boolean };

/** Many connections with one session. */
export class Browser {
  readonly #address: string;
  readonly #agent: Agent;
  #headers: Record<string, string> = {};
  /** Names the lead that was saved last. */
  #leadCookie = '';

  constructor(address: string, connections: number) {
    this.#address = address;
    this.#agent = new Agent({ keepAlive: true, maxSockets: connections, scheduling: 'fifo' });
  }

  async arrive(): Promise<this> {
    const page = `${this.#address}/api/initial_payload?signup=ws10&language=en`;
    let visit = await fetch(page);
    while (visit.status === 503) visit = await fetch(page);
    const cookies = visit.headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? '');
    const token = cookieIn(cookies, csrfCookie) ?? '';
    this.#headers = { cookie: cookies.join('; '), [csrfHeader]: token, 'content-type': 'application/json' };
    return this;
  }

  /** The session, as its calls send it. */
  get headers(): Readonly<Record<string, string>> {
    return this.#headers;
  }

  /** Rejects when the connection breaks. */
  send(path: string, body: object, headers: Record<string, string> = {}, method = 'POST'): Promise<Answer> {
    const start = performance.now();
    const payload = JSON.stringify(body);
    const cookie = `${this.#headers['cookie'] ?? ''}${this.#leadCookie}`;
    const all = { ...this.#headers, cookie, ...headers, 'content-length': Buffer.byteLength(payload) };
    return new Promise((resolve, reject) => {
      const call = request(this.#address + path, { method, agent: this.#agent, headers: all }, (response) => {
        text(response).then((received) => {
          const { statusCode = 0, headers: told } = response;
          const replayed = told['idempotency-replayed'] === 'true';
          const ms = performance.now() - start;
          const lead = told['set-cookie']?.find((one) => one.startsWith('lead-') && !one.includes('=;'));
          if (lead) this.#leadCookie = `; ${lead.split(';')[0]}`;
          resolve({ status: statusCode, ms, body: received, retryAfter: told['retry-after'], replayed });
        }, reject);
      });
      call.on('error', reject).end(payload);
    });
  }

  save(lead = exampleLead(), key: string = randomUUID()): Promise<Answer> {
    return this.send('/api/subjects', lead, { 'idempotency-key': key });
  }

  update(slug: string, lead: ReturnType<typeof exampleLead>, key: string): Promise<Answer> {
    return this.send(`/api/subjects/${slug}`, lead, { 'idempotency-key': key }, 'PUT');
  }

  close(): void {
    this.#agent.destroy();
  }
}

/** Runs `work` again and again on so many lanes at once until the time is over. */
export async function keepBusy(lanes: number, ms: number, work: () => Promise<void>): Promise<void> {
  const end = performance.now() + ms;
  const lane = async () => {
    while (performance.now() < end) await work();
  };
  await Promise.all(Array.from({ length: lanes }, lane));
}

/** The value below which a share of the values lies. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** Prints a figure beside what it must reach, and remembers a miss in the exit code. */
export function tell(figure: string, value: string | number, holds = true): void {
  console.log(`${holds ? 'ok  ' : 'MISS'}  ${figure}: ${value}`);
  if (!holds) process.exitCode = 1;
}
