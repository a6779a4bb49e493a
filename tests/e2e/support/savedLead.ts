import { randomUUID } from 'node:crypto';
import { apiBasePath, csrfCookie, csrfHeader, hostPrefix, idempotencyHeader, services } from '#src/api/services.ts';
import type { CallName, Input } from '#src/api/call.ts';
import type { Lead, LeadSaved, Slot } from '#src/generated/api.ts';
import { runInServer } from '#src/server/operator/socketClient.ts';
import { exampleBooking, exampleConsent, exampleLead } from '#src/server/testing/examples.ts';
import { isOwnTime } from './calendar.ts';
import { dataDir } from './serverUnderTest.ts';
import type { Page } from './test.ts';

/** Sends a writing call as the browser of the page, with its session. */
async function send<N extends CallName>(
  page: Page,
  name: N,
  { body }: { body: Input<N> extends { body: infer B } ? B : never },
) {
  const cookies = await page.context().cookies();
  const token = cookies.find((one) => [csrfCookie, hostPrefix + csrfCookie].includes(one.name))?.value ?? '';
  const headers = { [csrfHeader]: decodeURIComponent(token), [idempotencyHeader]: randomUUID() };
  const reply = await page.request.post(apiBasePath + services[name].path, { data: body, headers });
  if (!reply.ok()) throw new Error(`${name} was answered ${reply.status()}.`);
  return reply;
}

/** Saves a lead, and gives the slug of links to it. */
export async function saveLead(page: Page, lead: Lead): Promise<string> {
  await page.request.get(`${apiBasePath}${services.session.path}`);
  return ((await (await send(page, 'createLead', { body: lead })).json()) as LeadSaved).slug;
}

/** Saves a lead that agrees to be texted and has an appointment, and gives the address of its data. */
export async function savedLead(page: Page, changes: Partial<Lead>): Promise<string> {
  const lead = exampleLead(changes);
  const slug = await saveLead(page, lead);
  await send(page, 'sendConsent', { body: exampleConsent(slug, { phone: lead.phone1 }) });
  const free = await page.request.get(`${apiBasePath}${services.availability.path}?to=14&timezone=America/Chicago`);
  const slots = (await free.json()) as Slot[];
  // Another test may be booking the very last one.
  const { start = '', end = '', resources: [who] = [] } = slots.findLast((slot) => isOwnTime(slot.start)) ?? {};
  const customer = { name: 'Annabel Quigley', phone: lead.phone1, timezone: 'America/Chicago' };
  await send(page, 'book', { body: exampleBooking(who?.id ?? '', { start, end, customer }) });
  return ownDataOf(slug);
}

/** The address of the data of a lead. */
export const ownDataOf = async (slug: string): Promise<string> => (await linesOf('privacy', 'link', slug))[0] ?? '';

/** What a command of the operator prints. */
async function linesOf(...command: string[]): Promise<string[]> {
  const lines: string[] = [];
  await runInServer(dataDir, command, (line) => lines.push(line));
  return lines;
}

/** The address of somebody's data in the last message to a number or an address; undefined before it is sent. */
export async function sentLink(to: string): Promise<string | undefined> {
  const messages = await linesOf('messages', 'kept', '--identity');
  const text = messages.findLast((message) => message.includes(`  ${to}\n`) && message.includes('/my-data/'));
  return /\/my-data\/[\w-]+/.exec(text ?? '')?.[0];
}
