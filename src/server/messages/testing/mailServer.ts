import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { beforeAll, beforeEach } from 'vitest';
import type { Environment } from '#src/server/settings/settings.ts';

type Mail = { from: string; to: string[]; user: string | undefined; source: string };

/** What a mail server says no with, such as 550 for an address that it does not know. */
type Refusal = { responseCode: number };

/** A mail server on this machine: `received` has the mail of a test, and it refuses recipients while `refusal` is set. */
export function openMailServer() {
  const state: { received: Mail[]; refusal: Refusal | undefined } = { received: [], refusal: undefined };
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _session, done) =>
      done(password === 'the password' ? null : new Error('wrong password'), { user: username }),
    onRcptTo: (_address, _session, done) =>
      done(state.refusal && Object.assign(new Error('marker person@example.com unknown'), state.refusal)),
    onData(stream, { envelope, user }, done) {
      void text(stream).then((source) => {
        const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address;
        state.received.push({ from, to: envelope.rcptTo.map(({ address }) => address), user, source });
        done();
      });
    },
  });
  beforeAll(async () => {
    const listening = server.listen(0, '127.0.0.1');
    await once(listening, 'listening');
    return () => new Promise<void>((resolve) => server.close(resolve));
  });
  beforeEach(() => {
    state.received = [];
    state.refusal = undefined;
  });
  return Object.assign(state, {
    /** Settings that make it the mail server. */
    environment(): Environment {
      const address = server.server.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      return {
        EMAIL_URL: `smtp://sender@127.0.0.1:${port}`,
        EMAIL_KEY: 'the password',
        EMAIL_FROM: 'Trial Search <care@trials.example>',
        PUBLIC_ORIGINS: 'https://trials.example',
      };
    },
  });
}
