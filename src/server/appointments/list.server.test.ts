import { expect, test } from 'vitest';
import { changeSealed } from '#src/server/db/sealed/testing/changeSealed.ts';
import { runCommand } from '#src/server/operator/testing/runCommand.ts';
import { booker } from '#src/server/testing/bookers.ts';
import { testServer } from '#src/server/testing/testServer.ts';

const server = testServer();
const ana = 'demo-coordinator-1';

test('an appointment whose lead does not open is listed beside the others, which it is, and erased with its person', async () => {
  const [broken, whole] = [
    await booker(server(), { lastName: 'Broken' }),
    await booker(server(), { lastName: 'Whole' }),
  ];
  const [first, second] = [
    await broken.book(ana, '2026-11-20T16:00:00Z'),
    await whole.book(ana, '2026-11-20T17:00:00Z'),
  ];
  await changeSealed(server().db, 'lead', broken.leadId);

  const named = await runCommand(server(), ['bookings', 'list', '--identity']);
  expect([named.isWell, named.lines]).toEqual([
    false,
    [
      expect.stringMatching(new RegExp(`^${first.id}.*who has it cannot be opened$`)),
      expect.stringMatching(new RegExp(`^${second.id}.*Annabel Whole`)),
      expect.stringMatching(new RegExp(`table lead, row ${broken.leadId}, cannot be opened`)),
    ],
  ]);
  const unnamed = await runCommand(server(), ['bookings', 'list']);
  expect([unnamed.isWell, unnamed.lines.length]).toEqual([true, 2]);

  expect((await runCommand(server(), ['privacy', 'erase', broken.slug])).isWell).toBe(true);
  const left = await runCommand(server(), ['bookings', 'list', '--identity']);
  expect([left.isWell, left.lines]).toEqual([true, [expect.stringContaining(second.id)]]);
});
