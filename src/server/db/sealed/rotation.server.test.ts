import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomUUID } from 'node:crypto';
import { expect, onTestFinished, test } from 'vitest';
import { verifyLedger } from '#src/server/consents/verify.ts';
import { runCommand } from '#src/server/operator/testing/runCommand.ts';
import { callsOf } from '#src/server/pictures/testing/sendPicture.ts';
import { everything } from '#src/server/privacy/testing/everything.ts';
import { withSealing } from '#src/server/sealing/carried.ts';
import { newKeyText } from '#src/server/sealing/keys.ts';
import { booker } from '#src/server/testing/bookers.ts';
import { providedEngine } from '#src/server/testing/engines/provided.ts';
import { testKeys } from '#src/server/testing/engines/testKeys.ts';
import { examplePicture } from '#src/server/testing/examples.ts';
import { saveConsentingLead, saveLead, update } from '#src/server/testing/savedLeads.ts';
import { startTestServer, type TestServer } from '#src/server/testing/startTestServer.ts';
import { openSealing, recordKeyInUse } from './openSealing.ts';
import { countLeft, reseal } from './reseal.ts';
import { changeSealed } from './testing/changeSealed.ts';

const [testKey] = testKeys.encryptionKeys;
const keys = (...encryptionKeys: string[]) => ({ ...testKeys, encryptionKeys });

/** A server on a database of its own, with a key file of its own. */
async function ownServer() {
  const opened = await providedEngine().open();
  const server = await startTestServer(opened);
  const folder = mkdtempSync(join(tmpdir(), 'openscreener-rotation-'));
  const file = join(folder, 'encryption-keys');
  writeFileSync(file, `${testKey}\n`);
  onTestFinished(async () => {
    await server.close();
    await opened.close();
    rmSync(folder, { recursive: true });
  });
  const rotateNew = () => runCommand(server, ['privacy', 'rotate', 'new'], { DATA_DIR: folder });
  return { server, rotateNew, keysInFile: () => readFileSync(file, 'utf8').trim().split('\n') };
}

/** Opens everything with these keys alone. */
const readWith = async ({ db }: TestServer, ...texts: string[]) => {
  const opened = withSealing(db, await openSealing(db, keys(...texts)));
  expect((await verifyLedger(opened)).violations).toEqual([]);
  return everything(opened);
};

test('what is saved, booked, signed, sent and erased while the key is replaced opens with the new one alone', async () => {
  const { server, rotateNew, keysInFile } = await ownServer();
  const before = await Promise.all(Array.from({ length: 12 }, () => saveConsentingLead(server)));
  const bookers = [];
  for (let n = 0; n < 4; n += 1) bookers.push(await booker(server));
  const rotating = rotateNew();
  const work = await Promise.all([
    ...before.slice(0, 4).map(({ slug }) => runCommand(server, ['privacy', 'erase', slug])),
    ...before.slice(4, 8).map(async ({ visitor, slug }) => callsOf(visitor, slug).send(examplePicture)),
    ...bookers.map(({ ask }, n) =>
      ask('demo-coordinator-1', `2026-11-19T1${6 + n}:00:00Z`, {}, { 'idempotency-key': randomUUID() }),
    ),
    ...Array.from({ length: 12 }, async () => {
      const { visitor, slug, lead } = await saveLead(server);
      return update(visitor, slug, { ...lead, lastName: 'Lastsaved' });
    }),
  ]);
  await rotating;
  expect(work.map((one) => ('statusCode' in one ? one.statusCode : 'status' in one ? one.status : one.isWell))).toEqual(
    [...Array(4).fill(true), ...Array(4).fill(200), ...Array(4).fill(201), ...Array(12).fill(200)],
  );
  const [key = '', ...others] = keysInFile();
  expect(others).toEqual([]);
  expect((await readWith(server, key)).split('Lastsaved')).toHaveLength(13);
});

test('of two rotations at once the second waits to be asked again, and no key is lost', async () => {
  const { server, rotateNew, keysInFile } = await ownServer();
  const { lead } = await saveLead(server);
  const outcomes = await Promise.allSettled([rotateNew(), rotateNew()]);
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
  expect(outcomes[1]).toMatchObject({ reason: { message: expect.stringContaining('wait until it has ended') } });
  expect(await readWith(server, ...keysInFile())).toContain(lead.phone1);
  await rotateNew();
  expect(await readWith(server, ...keysInFile())).toContain(lead.phone1);
});

test('rotations to two keys at once leave the record of one, and words', async () => {
  const { server } = await ownServer();
  const { lead } = await saveLead(server);
  const other = newKeyText();
  const [first, second] = [keys(other, testKey), keys(testKey, other)];
  const [there, here] = [
    withSealing(server.db, await openSealing(server.db, first)),
    withSealing(server.db, await openSealing(server.db, second)),
  ];
  await reseal(there);
  await expect(reseal(here)).rejects.toThrow('put the same key first everywhere, keep the others');
  const again = withSealing(server.db, await openSealing(server.db, first));
  await reseal(again);
  const found = await runCommand({ db: again }, ['privacy', 'export', lead.phone1]);
  expect(found.lines.join()).toContain(lead.firstName);
  expect(await readWith(server, other)).toContain(lead.phone1);
});

test('where rows are sealed and no key is recorded, no new secret is made', async () => {
  const { server } = await ownServer();
  await saveLead(server);
  await server.db.deleteFrom('sealing_key').execute();
  await expect(openSealing(server.db, testKeys)).rejects.toThrow(/^The table sealing_key is empty, and/);
});

test('a row that does not open holds up no other, and the old key stays until it is gone', async () => {
  const { server, rotateNew, keysInFile } = await ownServer();
  const [broken, ...whole] = [await saveLead(server), await saveLead(server), await saveLead(server)];
  const { db } = server;
  await changeSealed(db, 'lead', broken.leadId);
  await expect(rotateNew()).rejects.toThrow(/^Column sealed of table lead, row .* What was sealed anew stays so\.$/);
  expect([await countLeft(db), keysInFile().length]).toEqual([1, 2]);
  await runCommand(server, ['privacy', 'erase', broken.slug]);
  await rotateNew();
  const [key = '', ...others] = keysInFile();
  expect(others).toEqual([]);
  expect((await readWith(server, key)).split(`"id":"${whole[0]?.leadId}"`).length).toBeGreaterThan(1);
});

test('a key that is taken away while a server still seals with it costs nothing: rows name it until it is back', async () => {
  const { server } = await ownServer();
  const key = newKeyText();
  await reseal(withSealing(server.db, await openSealing(server.db, keys(key, testKey))));
  // This server was not restarted, and seals with the old key.
  const { lead, slug } = await saveLead(server);
  const early = withSealing(server.db, await openSealing(server.db, keys(key)));
  await expect(runCommand({ db: early }, ['privacy', 'export', slug])).rejects.toThrow(
    /sealed with the key [0-9a-f]{8}, which is not among the keys: put it back, behind the others/,
  );
  const both = withSealing(server.db, await openSealing(server.db, keys(key, testKey)));
  expect(await reseal(both)).toBeGreaterThan(0);
  expect(await readWith(server, key)).toContain(lead.phone1);
});

test('a server that was not restarted before a rotation has its key asked for until what it seals is sealed anew', async () => {
  const { server } = await ownServer();
  const key = newKeyText();
  await reseal(withSealing(server.db, await openSealing(server.db, keys(key, testKey))));
  await saveLead(server);
  expect(await recordKeyInUse(server.db)).toBe(true);
  expect(await recordKeyInUse(server.db)).toBe(false);
  await expect(openSealing(server.db, keys(key))).rejects.toThrow(/put the key with that id back, behind the others/);
  const both = withSealing(server.db, await openSealing(server.db, keys(key, testKey)));
  expect(await recordKeyInUse(both)).toBe(false);
  await reseal(both);
  await expect(openSealing(server.db, keys(key))).resolves.toMatchObject({ newestId: expect.any(String) });
});
