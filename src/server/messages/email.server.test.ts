import { expect, test } from 'vitest';
import { brandNames } from '#src/domain/brands/index.ts';
import { saveLead } from '#src/server/testing/savedLeads.ts';
import { testServer } from '#src/server/testing/testServer.ts';
import { readSettings, type Environment } from '#src/server/settings/settings.ts';
import { enqueueMessage } from './enqueue.ts';
import { openMailServer } from './testing/mailServer.ts';
import { sendDue } from './worker.ts';

const server = testServer();
const mail = openMailServer();
const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
const ofWorld = { EMAIL_FROM_TRIALS_WORLD: 'Trials World <care@world.example>' };

test.each<[Environment, string[]]>([
  [ofWorld, ['care@trials.example', 'care@world.example']],
  [{}, ['care@trials.example', 'care@trials.example']],
])('with %j an email comes from the address of its brand, else from that of all', async (own, senders) => {
  const { db, clock } = server();
  const { leadId } = await saveLead(server());
  const context = { db, clock, settings: readSettings({ ...mail.environment(), ...own }) };
  for (const brand of brandNames) {
    await enqueueMessage(db, { kind: 'alert.found', leadId, at: clock() });
    const way = { channel: 'email', to: 'annabel@example.org' } as const;
    const write = () => Promise.resolve({ brand, ways: [way], subject: 'Yours', text: 'A letter.' });
    await sendDue({ context, writers: { 'alert.found': write }, log });
  }
  expect(mail.received.map(({ from }) => from)).toEqual(senders);
  for (const [index, { source }] of mail.received.entries())
    expect(source).toMatch(new RegExp(`^Message-ID: <message-.*@${senders[index]?.split('@')[1] ?? ''}>`, 'mi'));
});
