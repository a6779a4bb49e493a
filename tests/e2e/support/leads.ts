import { leadsOfServer } from '#src/server/operator/socketClient.ts';
import { expect } from './test.ts';
import { dataDir } from './serverUnderTest.ts';

type Found = NonNullable<Awaited<ReturnType<typeof leadsOfServer>>>;

/** The leads of that name, asked of the running server as `npm run leads -- --identity` does. */
export async function leadsOf(name: string): Promise<Found> {
  const leads = await leadsOfServer(dataDir, true);
  if (!leads) throw new Error('No server runs on the data folder of the tests.');
  return leads.filter(({ identity }) => identity?.name === name);
}

/** Waits until there is exactly one lead of that name that looks like this. */
export async function expectOneLead(name: string, lead: object): Promise<void> {
  await expect(async () => expect(await leadsOf(name)).toMatchObject([lead])).toPass({ timeout: 10_000 });
}
