import { expect, test } from 'vitest';
import { exampleLead } from '#src/server/testing/examples.ts';
import { saveConsentingLead, saveLead } from '#src/server/testing/savedLeads.ts';
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
  [['privacy', 'erase', '+1', '312', '555', '0100']],
  [['privacy', 'export', 'one', 'two']],
  [['privacy', 'link', 'one', 'two']],
  [['privacy', 'pictures', 'one', 'two']],
  [['privacy', 'retain', 'all']],
  [['consents', 'show', '+1', '312']],
  [['bookings', 'list', '+1', '312']],
  [['bookings', 'cancel', 'one', 'two']],
  [['outbox', 'list', 'all']],
  [['leads', 'held', 'toFast']],
  [['leads', 'held', 'trap', 'tooFast']],
  [['leads', 'drop', 'all', 'toFast']],
])('%j is told how it is used', async (command) => {
  await expect(runCommand(server(), command)).rejects.toThrow(/Usage|No delivery/);
});

test('the operator sees the ledger and the outbox', async () => {
  const { slug } = await saveConsentingLead(server());
  expect((await runCommand(server(), ['consents', 'verify'], secret)).lines.at(-1)).toMatch(
    /rows? checked: the chain is whole/,
  );
  expect((await runCommand(server(), ['consents', 'verify'], secret)).lines).toEqual([
    expect.stringMatching(/^0 rows checked: the chain is whole. The \d+ before them were whole on 2026-11-18T/),
  ]);
  expect((await runCommand(server(), ['consents', 'verify', '--full'], secret)).lines).toEqual([
    expect.stringMatching(/^\d+ rows? checked: the chain is whole\.$/),
  ]);
  expect((await runCommand(server(), ['consents', 'show', slug])).lines).toContain(
    `   | ${wordingOf('screener').split('\n')[0]}`,
  );
  expect((await runCommand(server(), ['outbox', 'list'])).lines.join()).toMatch(/consent.saved {2}waits {2}0 attempts/);
});

test.each(['+', '+1', '+1312555O100', '+13125550100x', '+1312555010012345678'])(
  'what is no number, such as %s, is nobody, and nothing is erased for it',
  async (phone) => {
    for (const action of ['erase', 'export', 'drop'])
      await expect(runCommand(server(), ['privacy', action, phone])).rejects.toThrow(
        'is no phone number. Write it with its + and the code of its country, in quotes',
      );
    await expect(runCommand(server(), ['sessions', 'end', phone])).rejects.toThrow('is no phone number');
  },
);

test('a number may be written as people write it', async () => {
  const { lines } = await runCommand(server(), ['privacy', 'erase', '+1 (312) 555-0199']);
  expect(lines).toEqual(['Nothing is known of this number.']);
});

test('a word that every object has is no command', async () => {
  await expect(runCommand(server(), ['constructor'])).rejects.toThrow('There is no command constructor.');
});

test('what is exported of a person is as they typed it, and commands no terminal', async () => {
  const typed = 'Mallory\u001B[2J\u009B31m\u202E';
  const { additionalFields } = exampleLead();
  const surveyQuestions = additionalFields.surveyQuestions.map((one) => ({ ...one, questionResponseText: typed }));
  const { slug } = await saveLead(server(), { additionalFields: { ...additionalFields, surveyQuestions } });
  const exported = (await runCommand(server(), ['privacy', 'export', slug])).lines.join('\n');
  expect(exported).not.toMatch(/(?!\n)\p{Cc}/u);
  expect(JSON.stringify(JSON.parse(exported))).toContain(JSON.stringify(typed));
});
