import { expect, test } from 'vitest';
import type { Lead } from '#src/generated/api.ts';
import { savedLeads, update } from '#src/server/testing/savedLeads.ts';
import { testServer } from '#src/server/testing/testServer.ts';
import { linkedLead, slugOf } from './testing/linkedLead.ts';

const server = testServer();
const { rowOf } = savedLeads(server);

test.each([
  ['another address', { email: 'verdict.other@example.org' }, false],
  ['the same', {}, true],
] as const)(
  'who comes by a link with %s qualifies by their own answers, now and later: %o %s',
  async (_, brought, qualified) => {
    const { lead, leadId, slug, byLink } = await linkedLead(server());
    const visitor = await server().visitor();
    /** The study, and nothing of what it asks about. */
    const said = () => {
      const { dateOfBirth: _born, gender: _gender, responses: _answers, ...rest } = byLink(brought);
      return rest;
    };
    let now = slug;
    for (let save = 0; save < 2; save += 1) {
      now = slugOf(await update(visitor, now, said()));
      expect(await rowOf(leadId)).toMatchObject({ qualified, date_of_birth: lead.dateOfBirth });
    }
  },
);

/** What a sign-up saves, which is about no study. */
const aboutNone = ({ studyId: _study, siteId: _site, studySiteId: _studySite, ...lead }: Lead): Lead => lead;

test('who takes a lead over with a number of their own and names no study qualifies for none, now and later', async () => {
  const { leadId, slug, byLink } = await linkedLead(server());
  const visitor = await server().visitor();
  const said = aboutNone(byLink({ phone1: '+13125550191' }));
  const later = slugOf(await update(visitor, slug, said));
  expect(await rowOf(leadId)).toMatchObject({ study_id: 1, qualified: null });
  await update(visitor, later, said);
  expect(await rowOf(leadId)).toMatchObject({ study_id: 1, qualified: null });
  await update(visitor, later, byLink({ phone1: '+13125550191' }));
  expect(await rowOf(leadId)).toMatchObject({ study_id: 1, qualified: true });
});

test('who adds an address by the link of a lead, and keeps its number, stays as qualified as its answers are', async () => {
  const { leadId, slug, byLink } = await linkedLead(server());
  const visitor = await server().visitor();
  const said = { ...aboutNone(byLink({ email: 'added@example.org' })), responses: {} };
  const later = slugOf(await update(visitor, slug, said));
  expect(await rowOf(leadId)).toMatchObject({ study_id: 1, qualified: true });
  await update(visitor, later, said);
  expect(await rowOf(leadId)).toMatchObject({ study_id: 1, qualified: true });
});

test('who adds an address by the link of a lead stays qualified by no answer that they take back later', async () => {
  const { leadId, slug, byLink } = await linkedLead(server());
  const visitor = await server().visitor();
  const said = aboutNone(byLink({ email: 'changing@example.org' }));
  const later = slugOf(await update(visitor, slug, said));
  await update(visitor, later, { ...said, dateOfBirth: '1950-01-01' });
  expect(await rowOf(leadId)).toMatchObject({ study_id: 1, qualified: false, judgement: { ageQualifies: false } });
});

test('a save by link that names no study qualifies anew for that of the lead', async () => {
  const { leadId, slug, byLink } = await linkedLead(server());
  expect(await rowOf(leadId)).toMatchObject({ qualified: true });
  const visitor = await server().visitor();
  await update(visitor, slug, aboutNone(byLink({ dateOfBirth: '1950-01-01' })));
  expect(await rowOf(leadId)).toMatchObject({ study_id: 1, qualified: false, judgement: { ageQualifies: false } });
  await update(visitor, slug, aboutNone(byLink({})));
  expect(await rowOf(leadId)).toMatchObject({ study_id: 1, qualified: true });
});

test('a save by link that names no study is not lost where the site of the lead is gone', async () => {
  const { leadId, slug, byLink } = await linkedLead(server());
  await server().db.updateTable('lead').set({ site_id: 999_999 }).where('id', '=', leadId).execute();
  const reply = await update(await server().visitor(), slug, aboutNone(byLink({ firstName: 'Annie' })));
  expect(reply.statusCode).toBe(200);
  expect(await rowOf(leadId)).toMatchObject({ first_name: 'Annie', study_id: 1, qualified: null });
});
