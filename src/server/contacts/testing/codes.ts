import type { Input } from '#src/api/call.ts';
import { keptMessages } from '#src/server/testing/keptMessages.ts';
import type { TestServer } from '#src/server/testing/startTestServer.ts';
import type { Visitor } from '#src/server/testing/visitor.ts';

/** Settings of a server that reads where a visitor is from a header. */
export const proxied = { TRUST_PROXY: 'loopback' };

let people = 0;
/** The number of somebody who has asked for nothing yet. */
export const newPhone = () => `+1312555${2000 + (people += 1)}`;
export const phone = (contact: string) => ({ kind: 'phone', contact, country: 'US' }) as const;

type Typed = Omit<Input<'sendCode'>['body'], 'locale'>;

export const ask = (visitor: Visitor, typed: Typed, from = '192.0.2.1', locale: 'en' | 'es' = 'en') =>
  visitor.call('sendCode', { body: { ...typed, locale } }, { 'x-forwarded-for': from });
export const tell = async (visitor: Visitor, typed: Typed, code: string) =>
  (await visitor.call('checkCode', { body: { ...typed, code } })).json<{ outcome: string; triesLeft?: number }>();

export const codeIn = (text = '') => /\b(\d{6})\b/.exec(text)?.[1] ?? '';
/** The code that went out last to a contact. */
export const codeFor = async ({ db }: Pick<TestServer, 'db'>, recipient: string) =>
  codeIn((await keptMessages(db, recipient)).at(-1)?.text);
/** A code that is another one. */
export const other = (code: string) => (code === '000000' ? '000001' : '000000');
/** The moment so many seconds after the tests begin. */
export const after = (seconds: number) => new Date(Date.parse('2026-11-18T18:00:00Z') + seconds * 1000).toISOString();
