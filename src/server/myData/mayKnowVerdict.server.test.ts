import { expect, test } from 'vitest';
import { sealedParticipant } from '#src/server/db/sealed/known.ts';
import type { Lead } from '#src/generated/api.ts';
import { saveLead } from '#src/server/testing/savedLeads.ts';
import { startTestServer, testCookieSecrets as cookieSecrets } from '#src/server/testing/startTestServer.ts';
import { testServer } from '#src/server/testing/testServer.ts';
import { linkEnd, myDataLink, type Channel } from './link.ts';

const server = testServer();

let numbers = 0;
const newPhone = () => `+1312558${String((numbers += 1)).padStart(4, '0')}`;
/** The address of the page of somebody who has just signed up, as a message of this channel brings it. */
const pathBy = (channel: Channel, lead: Lead) =>
  `/my-data/${myDataLink({ cookieSecrets }, lead, { until: linkEnd(server().clock()), channel })}`;

test('whoever signs up with numbers of others and their own address learns of so many a day who takes part', async () => {
  const { db } = server();
  const taken = newPhone();
  await db
    .insertInto('participant')
    .values(sealedParticipant(db, { studyId: 1, phone: taken }))
    .execute();
  const phones = [taken, ...Array.from({ length: 20 }, newPhone)];
  const leads = [];
  for (const phone1 of phones) leads.push((await saveLead(server(), { phone1, email: 'mallory@example.org' })).lead);
  const limited = await startTestServer(server(), { RATE_LIMIT_FACTOR: '1' });
  const look = (path: string) => limited.stranger().send('GET', path);
  const pages = [];
  for (const lead of leads) pages.push(await look(pathBy('email', lead)));
  const [first, ...others] = pages.map(({ statusCode }) => statusCode);
  expect([first, others]).toEqual([200, [...(Array(19).fill(200) as number[]), 429]]);
  expect(pages[0]?.body).toContain('this study is not the right match');
  expect(pages.at(-1)?.body).toContain('role="alert">This was asked for too often.');
  expect(limited.lines.filter((line) => line.includes('numbers-asked'))).toHaveLength(1);
  const [last] = leads.slice(-1);
  if (!last) throw new Error('There is no lead.');
  expect((await look(`${pathBy('email', last)}/copy`)).statusCode).toBe(429);
  expect((await look(`${pathBy('email', last)}?view=erase`)).statusCode).toBe(200);
  expect((await look(pathBy('phone', last))).statusCode).toBe(200);
  const proved = { verified_at: server().clock(), verified_by: 'text' } as const;
  await db.updateTable('lead_contact').set(proved).where('lead_id', '=', last.leadId).execute();
  expect((await look(pathBy('email', last))).statusCode).toBe(200);
  await limited.close();
});
