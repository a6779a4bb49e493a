import { expect, test } from 'vitest';
import type { Lead, LeadSaved } from '#src/generated/api.ts';
import { exampleLead } from '#src/server/testing/examples.ts';
import { create, savedLeads, update } from '#src/server/testing/savedLeads.ts';
import { studyClock } from '#src/server/testing/studyClock.ts';
import { testServer } from '#src/server/testing/testServer.ts';
import { studiesCommand } from './testing/studiesCommand.ts';

const server = testServer();
const { run, refused } = studiesCommand(server);
const later = studyClock();
const { rowOf, countOf } = savedLeads(server);

async function saved(changes: Partial<Lead> = {}) {
  const lead = exampleLead(changes);
  const { slug } = (await create(await server().visitor(), lead)).json<LeadSaved>();
  return { lead, slug, leadId: lead.leadId };
}

async function close() {
  await run('close', '1');
  later();
}

const status = () => server().db.selectFrom('study').select('status').where('id', '=', 1).executeTakeFirst();

const isOpenNow = 'Study 1 is open to visitors.';
const decided = (count: string) =>
  `${count} saved while it was closed, and qualified by what was answered then: decided, and their receiver hears of it.`;

test('the leads that were saved while a study was closed are decided when it opens, and the command counts them', async () => {
  await close();
  const all = await Promise.all(Array.from({ length: 3 }, () => saved()));
  expect(await run('open', '1')).toEqual([isOpenNow, decided('3 leads were')]);
  for (const { leadId } of all) {
    expect(await rowOf(leadId)).toMatchObject({ qualified: true, judgement: { ageQualifies: true } });
    expect(await countOf('outbox', leadId)).toBe(2);
  }
  await close();
  expect(await run('open', '1')).toEqual([isOpenNow]);
});

test('those that stay undecided are counted with the reason', async () => {
  await close();
  const young = await saved({ dateOfBirth: '2020-01-01' });
  const { slug, leadId } = await saved();
  const { responses: _responses, ...told } = exampleLead({ phone1: '+13125550877', email: 'other@example.org' });
  expect((await update(await server().visitor(), slug, told)).statusCode).toBe(200);
  expect(await run('open', '1')).toEqual([
    isOpenNow,
    '1 lead stays undecided: what was answered does not qualify, or the study asks for more now, or has lost the site.',
    '1 lead stays undecided: somebody else has the lead since, and what was answered may be another person’s.',
  ]);
  for (const id of [young.leadId, leadId]) expect(await rowOf(id)).toMatchObject({ qualified: null });
});

test('what a start left undecided when it was cut short is decided when it is asked for again', async () => {
  await close();
  const { leadId } = await saved();
  await server().db.updateTable('study').set({ status: 'open' }).where('id', '=', 1).execute();
  expect(await run('open', '1')).toEqual(expect.arrayContaining([decided('1 lead was')]));
  expect(await rowOf(leadId)).toMatchObject({ qualified: true });
  expect(await refused('open', '1')).toBe('Study 1 is open already.');
});

test('nor does one stay undecided that a server saves before it knows that the study is open', async () => {
  await close();
  await saved();
  const opening = run('open', '1');
  await expect.poll(status, { interval: 5 }).toEqual({ status: 'open' });
  const { leadId } = await saved();
  expect(await opening).toEqual(expect.arrayContaining([decided('2 leads were')]));
  expect(await rowOf(leadId)).toMatchObject({ qualified: true });
});
