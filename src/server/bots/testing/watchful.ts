import { randomUUID } from 'node:crypto';
import type { LeadEvent } from '#src/generated/leadEvent.ts';
import type { Lead } from '#src/generated/api.ts';
import { deliverDue } from '#src/server/outbox/worker.ts';
import { runCommand } from '#src/server/operator/testing/runCommand.ts';
import { exampleLead } from '#src/server/testing/examples.ts';
import { testServer } from '#src/server/testing/testServer.ts';

/** A server that looks closely: one campaign is under attack, one looks at nobody, an address may have three leads an hour. */
export const watchful = {
  RATE_LIMIT_FACTOR: '1',
  BOT_DEFENCE: 'usual,ws11=attack,ws12=off',
  BOT_LEADS_PER_HOUR: '3',
  TRUST_PROXY: 'loopback',
};

/** The name of the cookie that says when a visit began. */
export const stamp = '__Host-begun';

/** A lead that was sent from a campaign. */
export const of = (campaign: string) => ({ sourceInfo: { flow: campaign, campaign, query: {} } });

/** Such a server, with browsers that come to it, what is kept apart there, and what its receiver is told. */
export function openWatchful() {
  const server = testServer({ environment: () => watchful });
  let browsers = 0;
  let people = 0;
  return {
    server,
    /** A lead with a number of its own. */
    lead: (changes: Partial<Lead> = {}) =>
      exampleLead({ phone1: `+1312557${String((people += 1)).padStart(4, '0')}`, ...changes }),
    /** A browser of an address of its own that opened a page so many milliseconds ago. */
    browser: async (ms = 60_000, address = `10.1.0.${(browsers += 1)}`) => {
      const now = server().clock().toISOString();
      server().setTime(new Date(Date.parse(now) - ms).toISOString());
      const visitor = await server().visitor();
      server().setTime(now);
      const from = { 'x-forwarded-for': address };
      const save = (body: Lead, headers: Record<string, string> = {}) =>
        visitor.call('createLead', { body }, { 'idempotency-key': randomUUID(), ...from, ...headers });
      return { visitor, save };
    },
    reasonsOf: async ({ leadId }: Lead): Promise<readonly string[]> => {
      const row = await server()
        .db.selectFrom('lead_hold')
        .select('reasons')
        .where('lead_id', '=', leadId)
        .where('released_at', 'is', null)
        .executeTakeFirst();
      return row?.reasons ?? [];
    },
    /** What the receiver is told now of a lead. */
    told: async ({ leadId }: Lead): Promise<string[]> => {
      const events: LeadEvent[] = [];
      const receiver = (_id: string, event: LeadEvent) => Promise.resolve(void events.push(event));
      const log = { warn: () => undefined, error: () => undefined };
      const parts = { db: server().db, receiver, clock: server().clock, log };
      while ((await deliverDue(parts, new AbortController().signal)) > 0);
      return events.filter(({ data }) => data.leadId === leadId).map(({ type }) => type);
    },
    operate: async (...words: string[]) => (await runCommand(server(), ['leads', ...words])).lines,
  };
}
