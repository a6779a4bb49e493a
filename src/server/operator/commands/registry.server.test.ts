import { expect, test } from 'vitest';
import { saveConsentingLead } from '#src/server/testing/savedLeads.ts';
import { wordingOf } from '#src/server/testing/wordings.ts';
import { testServer } from '#src/server/testing/testServer.ts';
import { runCommand } from '#src/server/operator/testing/runCommand.ts';

const server = testServer();
const secret = { COOKIE_SECRET: 'a secret that is only used by tests' };

test.each([
  [['privacy', 'forget']],
  [['consents']],
  [['consents', 'verify', 'all']],
  [['backup']],
  [['backup', 'here']],
  [['outbox', 'retry', 'x']],
  [['outbox', 'retry', '0']],
])('%j is told how it is used', async (command) => {
  await expect(runCommand(server(), command)).rejects.toThrow(/Usage|No delivery/);
});

test('the operator sees the ledger and the outbox', async () => {
  const { slug } = await saveConsentingLead(server());
  expect((await runCommand(server(), ['consents', 'verify'], secret)).lines.at(-1)).toMatch(
    /rows checked: the chain is whole/,
  );
  expect((await runCommand(server(), ['consents', 'verify'], secret)).lines).toEqual([
    expect.stringMatching(/^0 rows checked: the chain is whole. The \d+ before them were whole on 2026-11-18T/),
  ]);
  expect((await runCommand(server(), ['consents', 'verify', '--full'], secret)).lines).toEqual([
    expect.stringMatching(/^\d+ rows checked: the chain is whole\.$/),
  ]);
  expect((await runCommand(server(), ['consents', 'show', slug])).lines).toContain(
    `   | ${wordingOf('screener').split('\n')[0]}`,
  );
  expect((await runCommand(server(), ['outbox', 'list'])).lines.join()).toMatch(/consent.saved {2}waits {2}0 attempts/);
});
