import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { recordConsents } from '#src/server/testing/consentRows.ts';
import { verifyLedger } from '#src/server/consents/verify.ts';
import { sealedParticipant } from '#src/server/db/sealed/known.ts';
import { runCommand } from '#src/server/operator/testing/runCommand.ts';
import { sealingOf } from '#src/server/sealing/carried.ts';
import { isParticipant } from '#src/server/studies/participants.ts';
import { exampleCaregiver, exampleConsent, examples } from '#src/server/testing/examples.ts';
import { saveConsentingLead, saveLead, update } from '#src/server/testing/savedLeads.ts';
import { testServer } from '#src/server/testing/testServer.ts';
import { everything as everythingIn } from './testing/everything.ts';

const server = testServer();

const everything = () => everythingIn(server().db);
const takesPart = (phone: string) => isParticipant(server().db, { studyId: 2, phone });
const enrol = (phone: string) => {
  const { db } = server();
  return db
    .insertInto('participant')
    .values(sealedParticipant(db, { studyId: 2, phone }))
    .execute();
};

test('somebody who answered for a child still takes part once the lead of the child is erased, until they ask', async () => {
  const phone1 = '+12125550181';
  await enrol(phone1);
  const { slug } = await saveLead(server(), { phone1, caregiver: { ...exampleCaregiver(), phone1 } });
  await runCommand(server(), ['privacy', 'erase', slug]);
  expect(await takesPart(phone1)).toBe(true);
  await runCommand(server(), ['privacy', 'erase', phone1]);
  expect(await takesPart(phone1)).toBe(false);
});

test('a number that was a slip and is that of somebody else leaves them as they are', async () => {
  const [slip, phone1] = ['+12125550182', '+12125550183'];
  await enrol(slip);
  const other = await saveConsentingLead(server(), { phone1: slip });
  const { visitor, lead, slug } = await saveLead(server(), { phone1: slip, firstName: 'Slipping' });
  await update(visitor, slug, { ...lead, phone1 });
  await visitor.call('brandConnectConsent', { body: { ...examples.brandConnectConsent.body, phone: slip } });
  const { lines } = await runCommand(server(), ['privacy', 'erase', slug]);
  expect(lines).toEqual(expect.arrayContaining(['  participant: 0', '  consent (contact data): 0']));
  expect(await takesPart(slip)).toBe(true);
  const exported = (await runCommand(server(), ['privacy', 'export', other.slug])).lines.join('\n');
  expect(JSON.parse(exported)).toMatchObject({
    lead: [{ phone: slip }],
    consent: [{}, { consent_type: 'commercial' }],
  });
});

test('who asks by a number does not erase whoever had it before, and the operator is told of them', async () => {
  const [slip, phone1] = ['+12125550184', '+12125550185'];
  const { visitor, lead, slug } = await saveLead(server(), { phone1: slip });
  await update(visitor, slug, { ...lead, phone1 });
  const { lines } = await runCommand(server(), ['privacy', 'erase', slip]);
  expect(lines).toEqual([
    'Nothing is known of this number.',
    `The lead ${slug} had this number before and has another one now: it stays.`,
  ]);
  await runCommand(server(), ['privacy', 'erase', slug]);
  expect(await everything()).not.toMatch(/\+1212555018[45]/);
});

test('who asks by a number is erased with who gets it meanwhile, and without who has another one by then', async () => {
  const { db, owner } = server();
  const [phone1, another] = ['+12125550186', '+12125550187'];
  const first = await saveLead(server(), { phone1 });
  const [left, gained] = [await saveLead(server(), { phone1 }), await saveLead(server(), { phone1: another })];
  const ward = await saveLead(server(), { phone1: another, caregiver: { ...exampleCaregiver(), phone1 } });
  const [id, leftId, gainedId, wardId] = [first, left, gained, ward].map(({ leadId }) => sql.lit(leadId));
  const [hash, anotherHash] = [phone1, another].map((phone) => sql.lit(sealingOf(db).hash('phone', phone)));
  await sql`create function change_numbers() returns trigger language plpgsql as $$ begin if old.id = ${id} then
      update lead set phone_hash = ${anotherHash} where id = ${leftId};
      update caregiver set phone_hash = ${anotherHash} where lead_id = ${wardId};
      update lead set phone_hash = ${hash} where id = ${gainedId};
    end if; return old; end $$`.execute(owner);
  await sql`create trigger change_numbers before delete on lead for each row execute function change_numbers()`.execute(
    owner,
  );
  await runCommand(server(), ['privacy', 'erase', phone1]);
  await sql`drop trigger change_numbers on lead`.execute(owner);
  const ids = [first, left, gained, ward].map(({ leadId }) => leadId);
  const rows = await db.selectFrom('lead').select('id').where('id', 'in', ids).orderBy('id').execute();
  expect(rows.map((row) => row.id)).toEqual([left.leadId, ward.leadId].toSorted());
});

test('a text sent as the wording of a consent goes with the last person who sent it', async () => {
  const text = 'My name is Wordington.';
  // Earlier releases took any.
  const agree = ({ slug: ofLead, leadId }: { slug: string; leadId: string }) => {
    const { slug: _, ...decision } = exampleConsent(ofLead, { text });
    return recordConsents(server().db, [{ decision, entry: { tie: { leadId, proof: 'session' }, at: new Date() } }]);
  };
  const leads = [await saveLead(server()), await saveLead(server())];
  for (const lead of leads) await agree(lead);
  const left = async () => {
    await runCommand(server(), ['privacy', 'erase', leads.shift()?.slug ?? '']);
    return (await everything()).includes('Wordington');
  };
  expect([await left(), await left()]).toEqual([true, false]);
  await agree(await saveLead(server()));
  expect(await everything()).toContain('Wordington');
  expect((await verifyLedger(server().db)).violations).toEqual([]);
});
