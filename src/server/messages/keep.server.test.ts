import { defaultBrand } from '#src/domain/brands/index.ts';
import { expect, test } from 'vitest';
import { eraseLead } from '#src/server/privacy/erase.ts';
import { readSettings } from '#src/server/settings/settings.ts';
import { keptMessages } from '#src/server/testing/keptMessages.ts';
import { saveLead } from '#src/server/testing/savedLeads.ts';
import { testServer } from '#src/server/testing/testServer.ts';
import { enqueueMessage } from './enqueue.ts';
import { sendDue, type Letter } from './worker.ts';

const server = testServer();
const log = { info: () => undefined, warn: () => undefined, error: () => undefined };

test.each(['email', 'text'] as const)(
  'a stand-in keeps no %s to somebody who was erased once it was written',
  async (channel) => {
    const { db, clock } = server();
    const { leadId, lead } = await saveLead(server(), { phone1: '+13125550611', email: 'erased@example.org' });
    const to = channel === 'email' ? 'erased@example.org' : lead.phone1;
    const letter: Letter = { brand: defaultBrand, ways: [{ channel, to }], subject: 'Yours', text: 'A letter.' };
    const context = { db, settings: readSettings({ SHOW_MESSAGES: 'false' }), clock };
    const send = async (then: () => Promise<unknown>) => {
      await enqueueMessage(db, { kind: 'alert.found', leadId, at: clock() });
      const write = () => then().then(() => letter);
      return sendDue({ context, writers: { 'alert.found': write }, log });
    };
    expect(await send(() => Promise.resolve())).toBe(1);
    expect(await keptMessages(db, to)).toHaveLength(1);
    expect(await send(() => eraseLead(db, { leadId, reason: 'asked', at: clock() }))).toBe(1);
    expect(await keptMessages(db, to)).toEqual([]);
  },
);
