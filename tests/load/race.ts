import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { apiBasePath, idempotencyHeader, services } from '#src/api/services.ts';
import { exampleBooking, exampleLead } from '#src/server/testing/examples.ts';
import { serve } from '#src/server/testing/process.ts';
import { Browser, tell } from './browser.ts';
import { choices, target } from './target.ts';

/**
 * Fifty equal saves at once, and two hundred bookings of one time at once, over the network.
 *
 *   npm run load:race -- --rounds 3
 */
const { engines, numbers } = choices({ rounds: 3 });

/** A Wednesday some weeks from now, at nine in Chicago in winter or ten in summer. */
function slot(round: number): { start: string; end: string } {
  const day = new Date(Date.now() + 28 * 86_400_000);
  day.setUTCDate(day.getUTCDate() + ((3 - day.getUTCDay() + 7) % 7));
  day.setUTCHours(16, round * 30, 0, 0);
  return { start: day.toISOString(), end: new Date(day.getTime() + 1_800_000).toISOString() };
}

const tally = (statuses: readonly number[]) =>
  [...new Set(statuses)]
    .toSorted((a, b) => a - b)
    .map((status) => `${statuses.filter((one) => one === status).length} × ${status}`)
    .join(', ');

for (const name of engines) {
  const engine = await target(name);
  // Every request is answered for what it asks, and none for how busy the machine is.
  const server = await serve({ ...engine.environment, MAX_IN_FLIGHT: '0', SHED_LOAD_MS: '0' });
  const browser = await new Browser(server.address, 200).arrive();
  const visitors = await Promise.all(Array.from({ length: 200 }, () => new Browser(server.address, 1).arrive()));
  for (let round = 0; round < numbers.rounds; round += 1) {
    const [lead, key] = [exampleLead(), randomUUID()];
    const saves = await Promise.all(Array.from({ length: 50 }, () => browser.save(lead, key)));
    const replays = saves.filter(({ replayed }) => replayed).length;
    const isOne = saves.every(({ status, body }) => status === 201 && body === saves[0]?.body);
    tell(`${name}: 50 equal saves, replays (49)`, replays, isOne && replays === 49);
    const phones = visitors.map((_, index) => `+1312555${2000 + round * 200 + index}`);
    // One after another: what counts is who books first.
    for (const [index, visitor] of visitors.entries()) await visitor.save(exampleLead({ phone1: phones[index] ?? '' }));
    const books = visitors.map((visitor, index) => {
      const phone = phones[index] ?? '';
      const customer = { name: `Visitor ${index}`, phone, timezone: 'America/Denver' };
      const body = exampleBooking('demo-coordinator-1', { ...slot(round), customer });
      const send = () =>
        visitor.send(apiBasePath + services.book.path, body, {
          [idempotencyHeader]: `round-${round}-visitor-${index}`,
        });
      return send().then((first) => ({ ...first, send }));
    });
    const answers = await Promise.all(books);
    const booked = tally(answers.map(({ status }) => status));
    tell(`${name}: 200 bookings of one time`, booked, booked === '1 × 201, 199 × 409');
    const winner = answers.find(({ status }) => status === 201);
    const again = await Promise.all(winner ? Array.from({ length: 20 }, () => winner.send()) : []);
    const same = again.filter(
      ({ status, replayed, body }) => status === 201 && replayed && body === winner?.body,
    ).length;
    tell(`${name}: the one booked, sent 20 times again, the same answer (20)`, same, same === 20);
  }
  for (const one of [browser, ...visitors]) one.close();
  await server.end('SIGTERM');
  const opened = await engine.open();
  const { rows } = await sql<{ leads: number; bookings: number }>`select (select count(*) from lead) as leads,
    (select count(*) from booking) as bookings`.execute(opened.db);
  await opened.close();
  const leads = numbers.rounds * (1 + visitors.length);
  const isRight = rows[0]?.leads === leads && rows[0].bookings === numbers.rounds;
  tell(`${name}: rows kept after ${numbers.rounds} rounds`, JSON.stringify(rows[0]), isRight);
  await engine.close();
}
