import type { TestServer } from '#src/server/testing/startTestServer.ts';
import type { Visitor } from '#src/server/testing/visitor.ts';
import { codeFor } from './codes.ts';

type Typed = { kind: 'phone' | 'email'; contact: string };

/** Has a code sent to a contact. Gives what types it and gives the answer. */
export async function codeSent(server: TestServer, visitor: Visitor, { kind, contact }: Typed) {
  const typed = { kind, contact, country: 'US' } as const;
  await visitor.call('sendCode', { body: { ...typed, locale: 'en' } });
  const code = await codeFor(server, contact);
  return async () => (await visitor.call('checkCode', { body: { ...typed, code } })).json<{ outcome: string }>();
}

/** Has a code sent to a contact and types it. Gives the answer. */
export async function proveByCode(server: TestServer, visitor: Visitor, typed: Typed) {
  const type = await codeSent(server, visitor, typed);
  return type();
}
