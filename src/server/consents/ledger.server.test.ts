import { randomUUID } from 'node:crypto';
import { sql, type KyselyPlugin } from 'kysely';
import { expect, test } from 'vitest';
import type { LeadSaved } from '#src/generated/api.ts';
import { sha256 } from './chain.ts';
import { consentLines, consentsOf } from './show.ts';
import { verifyLedger } from './verify.ts';
import { migrate } from '#src/server/db/migrate.ts';
import { eraseLead } from '#src/server/privacy/erase.ts';
import { nobody } from '#src/server/leads/person.ts';
import { exampleConsent, exampleLead } from '#src/server/testing/examples.ts';
import { wordingOf } from '#src/server/testing/wordings.ts';
import { whatIf } from '#src/server/testing/tampering.ts';
import { testServer } from '#src/server/testing/testServer.ts';

/** Changes that somebody with all rights on the database could make, and what is said of them. */
const tamperings: readonly (readonly [sentence: string, statement: string, violation: string])[] = [
  ['a decision turned round', 'update consent set has_consent = not has_consent where position = $1', 'it was changed'],
  ['another time', "update consent set at = at - interval '1 day' where position = $1", 'it was changed'],
  [
    'the contact data of another row',
    'update consent set sealed = (select sealed from consent where position = $1 - 1) where position = $1',
    'Column sealed of table consent, row $1, cannot be opened',
  ],
  ['contact data without erasure', 'update consent set sealed = null where position = $1', 'its contact'],
  ['a row taken away', 'delete from consent where position = $1 - 1', 'missing before it: 1 row'],
  ['a hash made to fit', "update consent set hash = repeat('a', 64) where position = $1", 'it was changed'],
];

const server = testServer();

const [wording, spanish] = [wordingOf('screener'), wordingOf('screener', 'US', 'es')];

/** A lead that agrees so often, at last in Spanish. */
const consenting = async (count: number) => {
  const visitor = await server().visitor();
  const lead = exampleLead();
  const saved = await visitor.call('createLead', { body: lead }, { 'idempotency-key': randomUUID() });
  const { slug } = saved.json<LeadSaved>();
  for (let left = count; left > 0; left -= 1)
    await visitor.call('sendConsent', { body: exampleConsent(slug, { locale: left === 1 ? 'es' : 'en' }) });
  return { visitor, leadId: lead.leadId, slug };
};
const lastPosition = async () => {
  const head = await server().db.selectFrom('consent_head').select('rows').executeTakeFirstOrThrow();
  return head.rows;
};
/** The violations once a statement has run that the triggers forbid. */
const violationsAfter = (statement: string): Promise<string[]> =>
  whatIf(
    server().owner,
    (tx) => sql.raw(statement).execute(tx),
    async (tx) => (await verifyLedger(tx)).violations,
  );

test('what was written is whole, however many wrote at once', async () => {
  const leads = await Promise.all([1, 2, 3, 4].map(() => consenting(2)));
  const { rows, violations } = await verifyLedger(server().db);
  expect([violations, leads.length, rows]).toEqual([[], 4, await lastPosition()]);
});

test('a row that is added while the ledger is checked is no violation', async () => {
  await consenting(1);
  let added: Promise<unknown> | undefined;
  const meanwhile: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    // The first answer is the rows as they were.
    async transformResult({ result }) {
      await (added ??= consenting(1));
      return result;
    },
  };
  const { rows, violations } = await verifyLedger(server().db.withPlugin(meanwhile));
  expect([violations, rows]).toEqual([[], await lastPosition()]);
});

test('a person who is erased while the ledger is checked is no violation', async () => {
  const { leadId } = await consenting(1);
  let erased: Promise<unknown> | undefined;
  const meanwhile: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    // The first answer is the rows as they were.
    async transformResult({ result }) {
      await (erased ??= eraseLead(server().db, { leadId, reason: 'asked', at: new Date() }));
      return result;
    },
  };
  expect((await verifyLedger(server().db.withPlugin(meanwhile))).violations).toEqual([]);
});

test.each(tamperings)('%s is named', async (_sentence, statement, violation) => {
  await consenting(3);
  const position = (await lastPosition()) - 1;
  const violations = await violationsAfter(statement.replaceAll('$1', String(position)));
  const named = violation.replaceAll('$1', String(position));
  expect(violations[0]).toMatch(new RegExp(`^Row ${position} \\(sms, lead .*${named}`));
});

test('a row taken from the end and a wording touched are named', async () => {
  const { visitor, slug } = await consenting(1);
  const own = { campaign: 'midpath', text: wordingOf('midpath') };
  await visitor.call('sendConsent', { body: exampleConsent(slug, own) });
  const position = await lastPosition();
  expect(await violationsAfter(`delete from consent where position = ${position}`)).toEqual([
    `The end: ${position} rows were written, the last one found is ${position - 1}.`,
  ]);
  expect(await violationsAfter(`update consent_text set text = 'x' where sha256 = '${sha256(own.text)}'`)).toEqual([
    expect.stringMatching(new RegExp(`^Row ${position} .*its wording is not the one that was shown`)),
  ]);
});

test('a lead is shown what it agreed to, word for word', async () => {
  const { leadId } = await consenting(2);
  const shown = (await consentsOf(server().db, { ...nobody, leadIds: [leadId] })).flatMap(consentLines);
  for (const line of [...wording.split('\n'), ...spanish.split('\n')]) expect(shown).toContain(`   | ${line}`);
  expect(shown.join('\n')).toMatch(/sms: agreed, implied by the button[^]*covers: \+12125550123, annabel@example.org/);
});

test('what finds contact data cannot be changed, nor taken away without them', async () => {
  const { leadId } = await consenting(1);
  const change = (values: { phone_hash: string | null; email_hash?: null }) =>
    server().db.updateTable('consent').set(values).where('lead_id', '=', leadId).execute();
  await expect(change({ phone_hash: 'another' })).rejects.toThrow(/never changed/);
  await expect(change({ phone_hash: null, email_hash: null })).rejects.toThrow(/never changed/);
});

test('bringing the tables up to date again changes nothing', async () => {
  await migrate(server().db);
  expect((await verifyLedger(server().db)).violations).toEqual([]);
});
