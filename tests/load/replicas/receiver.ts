import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { Webhook } from 'standardwebhooks';
import type { LeadEvent } from '#src/generated/leadEvent.ts';

/** What the receiver has stored of a lead: the ids of its events, and the last version with its weight. */
type Told = { ids: Set<string>; version: number; weightKg: number | null };

/** One of so many events is refused; one of so many is stored, but its answer is lost. */
const [REFUSED, UNANSWERED] = [97, 89];

/**
 * A receiver of leads as its documentation asks for one: it verifies each signature, stores once per id, and notes what it
 * should never see. It refuses some events, and loses some of its answers.
 */
export async function openReceiver(secret: string) {
  const leads = new Map<string, Told>();
  const seen = { events: 0, again: 0, forged: 0, backwards: 0, sideBySide: 0 };
  const underWay = new Set<string>();
  const webhook = new Webhook(secret);

  const store = (id: string, { data: { leadId, version, lead } }: LeadEvent) => {
    const told = leads.get(leadId) ?? { ids: new Set(), version: 0, weightKg: null };
    leads.set(leadId, told);
    if (told.ids.has(id)) seen.again += 1;
    told.ids.add(id);
    if ((version ?? 0) < told.version) seen.backwards += 1;
    else Object.assign(told, { version, weightKg: lead?.weightKg ?? null });
  };

  const take = async (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const body = await text(incoming);
    seen.events += 1;
    const id = String(incoming.headers['webhook-id']);
    const headers = Object.fromEntries(Object.entries(incoming.headers).map(([name, value]) => [name, String(value)]));
    let event: LeadEvent;
    try {
      // What our servers signed is what the schema of the event says.
      event = webhook.verify(body, headers) as LeadEvent;
    } catch {
      seen.forged += 1;
      return void outgoing.writeHead(401).end();
    }
    const { leadId } = event.data;
    if (underWay.has(leadId)) seen.sideBySide += 1;
    underWay.add(leadId);
    await delay(2);
    underWay.delete(leadId);
    if (seen.events % REFUSED === 0) return void outgoing.writeHead(503).end();
    store(id, event);
    return seen.events % UNANSWERED === 0 ? void outgoing.destroy() : void outgoing.writeHead(204).end();
  };

  const server = createServer((incoming, outgoing) => void take(incoming, outgoing).catch(() => outgoing.destroy()));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const bound = server.address();
  return {
    url: `http://127.0.0.1:${typeof bound === 'object' && bound ? bound.port : 0}/leads`,
    leads,
    seen,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
