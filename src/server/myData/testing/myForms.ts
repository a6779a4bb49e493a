import type { LeadEvent } from '#src/generated/leadEvent.ts';
import type { Receiver } from '#src/server/outbox/receiver.ts';
import { deliverDue } from '#src/server/outbox/worker.ts';
import type { TestServer } from '#src/server/testing/startTestServer.ts';
import type { Headers } from '#src/server/testing/visitor.ts';

const form: Headers = { 'content-type': 'application/x-www-form-urlencoded' };

/** The heading of a page. */
export const titleOf = (page: string) => /<h1>([^<]*)<\/h1>/.exec(page)?.[1];
/** What stands in a field of a page. */
export const valueOf = (page: string, name: string) =>
  new RegExp(`name="${name}"[^>]* value="([^"]*)"`).exec(page)?.[1] ?? '';
/** What a page says is wrong, its parts two blanks apart. */
export const alertOf = (page: string) =>
  /<(p|div) class="problem" role="alert">([^]*?)<\/\1>/
    .exec(page)?.[2]
    ?.replaceAll(/<[^>]+>\s*/g, '  ')
    .trim();

/** Pages and forms of one's own data, as a browser asks for them, and what has come of them. */
export function myForms(server: () => TestServer) {
  const get = async (path: string) => (await server().stranger().send('GET', path)).body;
  const post = (path: string, fields: Record<string, string>, headers: Headers = {}, at = server()) =>
    at.stranger().send('POST', path, new URLSearchParams(fields).toString(), { ...form, ...headers });

  /** The fields of the form that corrects, as they stand. */
  async function formOf(link: string): Promise<Record<string, string>> {
    const page = await get(`${link}?view=correct`);
    const fields = ['name', 'phone', 'email', 'postalCode', 'version'].map(
      (name) => [name, valueOf(page, name)] as const,
    );
    return { ...Object.fromEntries(fields), do: 'correct', language: 'en' };
  }

  /** What the receiver is told of one lead. */
  async function toldOf(leadId: string): Promise<LeadEvent[]> {
    const told: LeadEvent[] = [];
    const receiver: Receiver = (_id, event) => Promise.resolve(void told.push(event));
    const log = { warn: () => undefined, error: () => undefined };
    const parts = { db: server().db, receiver, clock: () => new Date(Date.now() + 60_000), log };
    while ((await deliverDue(parts, new AbortController().signal)) > 0);
    return told.filter(({ data }) => data.leadId === leadId);
  }

  const consentsOf = (leadId: string) =>
    server()
      .db.selectFrom('consent')
      .select(['consent_type', 'has_consent', 'how', 'proof', 'text_sha256'])
      .where('lead_id', '=', leadId)
      .orderBy('position')
      .execute();

  return { get, post, formOf, toldOf, consentsOf };
}
