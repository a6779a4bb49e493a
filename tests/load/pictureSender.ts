import { randomUUID } from 'node:crypto';
import { request } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { cookieIn, csrfCookie, csrfHeader } from '#src/api/services.ts';
import { maxPartBytes } from '#src/domain/pictures.ts';
import { exampleConsent, exampleLead } from '#src/server/testing/examples.ts';

export type Answer = {
  status: number;
  body: { received?: number; isStored?: boolean; error?: string; message?: string };
};

/** A visitor over the network whose lead has consented. */
export class PictureSender {
  readonly #address: string;
  #headers: Record<string, string> = {};
  #slug = '';
  /** How often the server was too busy and asked to come back. */
  waits = 0;

  constructor(address: string) {
    this.#address = address;
  }

  async arrive(): Promise<this> {
    const visit = await fetch(`${this.#address}/api/initial_payload?signup=image-capture&language=en`);
    const cookies = visit.headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? '');
    const token = cookieIn(cookies, csrfCookie) ?? '';
    this.#headers = { cookie: cookies.join('; '), [csrfHeader]: token };
    const { slug = '' } = (await this.#json('/api/subjects', exampleLead())).body as { slug?: string };
    this.#slug = slug;
    await this.#json('/api/consents', exampleConsent(slug));
    return this;
  }

  announce(pictureId: string, bytes: number): Promise<Answer> {
    const body = { pictureId, campaign: 'image-capture', shot: 'front', bytes };
    return this.#json(`/api/subjects/${this.#slug}/pictures`, body);
  }

  part(pictureId: string, offset: number, body: Uint8Array): Promise<Answer> {
    return this.#send('PUT', this.#at(pictureId, offset), Uint8Array.from(body), 'application/octet-stream');
  }

  /** Sends a file whole. Gives the last answer, or the first refusal. */
  async send(file: Uint8Array, pictureId: string = randomUUID()): Promise<Answer> {
    let last = await this.announce(pictureId, file.length);
    for (let at = 0; at < file.length && last.status < 400; at += maxPartBytes)
      last = await this.part(pictureId, at, file.subarray(at, at + maxPartBytes));
    return last;
  }

  /** Sends a part over a connection that breaks: in the middle of it, or before its answer. */
  cut(pictureId: string, offset: number, body: Uint8Array, when: 'in the middle' | 'before the answer'): Promise<void> {
    const headers = {
      ...this.#headers,
      'content-type': 'application/octet-stream',
      'content-length': body.length,
    };
    return new Promise((resolve) => {
      const call = request(this.#address + this.#at(pictureId, offset), { method: 'PUT', headers });
      call.on('error', () => resolve()).on('close', () => resolve());
      if (when === 'in the middle') call.write(body.subarray(0, body.length / 2), () => call.destroy());
      else call.end(body).on('response', (response) => response.destroy());
    });
  }

  #at = (pictureId: string, offset: number) => `/api/subjects/${this.#slug}/pictures/${pictureId}?offset=${offset}`;

  #json(path: string, body: object): Promise<Answer> {
    return this.#send('POST', path, JSON.stringify(body), 'application/json');
  }

  async #send(method: string, path: string, body: BodyInit, type: string): Promise<Answer> {
    const headers = { ...this.#headers, 'content-type': type, 'idempotency-key': randomUUID() };
    let response = await fetch(this.#address + path, { method, headers, body });
    // As pages do: a busy server says when to come back.
    for (; response.status === 503; response = await fetch(this.#address + path, { method, headers, body })) {
      this.waits += 1;
      await response.body?.cancel();
      await setTimeout(Math.min(Number(response.headers.get('retry-after') ?? 1), 10) * 1000);
    }
    const text = await response.text();
    // The server answers with JSON, or with nothing.
    return { status: response.status, body: text === '' ? {} : (JSON.parse(text) as Answer['body']) };
  }
}
