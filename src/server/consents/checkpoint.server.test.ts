import { describe, expect, test } from 'vitest';
import { verifyNew } from './checkpoint.ts';
import { saveConsentingLead } from '#src/server/testing/savedLeads.ts';
import { testServer } from '#src/server/testing/testServer.ts';
import { secretsOf } from '#src/server/testing/startTestServer.ts';
import { tamper } from '#src/server/testing/tampering.ts';
import type { CookieSecrets } from '#src/server/settings/cookieSecrets.ts';

/** A server with a ledger of its own: some tests begin with one that nobody has verified, or leave it cut. */
function ledger() {
  const server = testServer();
  const verify = (more: { secrets?: CookieSecrets; isWhole?: boolean; notedEvery?: number } = {}) =>
    verifyNew(server().db, { secrets: secretsOf('a secret of the tests'), now: server().clock(), ...more });
  const head = async () => (await server().db.selectFrom('consent_head').selectAll().executeTakeFirstOrThrow()).rows;
  const change = (statement: string) => tamper(server().owner, statement);
  const turn = (position: number) =>
    change(`update consent set has_consent = not has_consent where position = ${position}`);
  return { server, verify, head, change, turn };
}

describe('a ledger that nobody has verified', () => {
  const { server, verify, head } = ledger();

  test('what was found whole is not read again, what was added is', async () => {
    await saveConsentingLead(server());
    await saveConsentingLead(server());
    const all = await head();
    expect(await verify()).toMatchObject({ rows: all, violations: [] });
    const again = await verify();
    expect([again.rows, again.since?.position]).toEqual([0, all]);
    await saveConsentingLead(server());
    expect(await verify()).toMatchObject({ rows: 1, violations: [], since: { position: all } });
    expect(await verify({ isWhole: true })).toMatchObject({ rows: all + 1, violations: [] });
  });
});

describe('a ledger that was verified', () => {
  const { server, verify, head, turn } = ledger();

  test('a note that another secret has signed counts for nothing: all is read', async () => {
    await saveConsentingLead(server());
    await verify();
    const forged = await verify({ secrets: secretsOf('another secret') });
    expect([forged.rows, forged.since]).toEqual([await head(), undefined]);
    await server().db.updateTable('consent_checkpoint').set({ position: 1 }).execute();
    expect((await verify()).since).toBeUndefined();
  });

  test('a changed row is named: among the new ones at once, behind the note when all is read', async () => {
    await saveConsentingLead(server());
    await verify();
    await saveConsentingLead(server());
    const last = await head();
    await turn(last);
    expect((await verify()).violations).toEqual([expect.stringMatching(`^Row ${last} .*it was changed`)]);
    // Nothing is noted as whole that was not.
    expect((await verify()).violations).toHaveLength(1);
    await turn(last);
    expect((await verify()).violations).toEqual([]);
    await turn(1);
    expect((await verify()).violations).toEqual([]);
    expect((await verify({ isWhole: true })).violations).toEqual([expect.stringMatching('^Row 1 .*it was changed')]);
    await turn(1);
  });
});

describe('a ledger that somebody cuts', () => {
  const { server, verify, head, change } = ledger();

  test('a ledger that was cut, or whose last verified row is another, is named', async () => {
    await saveConsentingLead(server());
    await verify();
    const last = await head();
    await change(`update consent set hash = repeat('a', 64) where position = ${last}`);
    await saveConsentingLead(server());
    // One that notes how far it is after each page notes no newer row, by which this one would count as whole.
    for (const notedEvery of [1, 100])
      expect((await verify({ notedEvery })).violations[0]).toMatch(
        `Row ${last}: it is not the one that was verified on`,
      );
    await change(`delete from consent where position = ${last}`);
    expect((await verify()).violations[0]).toMatch(`Row ${last}: it is not the one that was verified on`);
  });
});
