import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { LeadCaregiver, LeadSaved } from '#src/generated/api.ts';
import { exampleLead } from '#src/server/testing/examples.ts';
import { create, update } from '#src/server/testing/savedLeads.ts';
import { testServer } from '#src/server/testing/testServer.ts';
import { earlierLead } from './earlier.ts';

const server = testServer();

const named = { firstName: 'Luis', lastName: 'Diaz', caregiverRelationship: 'Parent', country: 'US' } as const;
const kept: LeadCaregiver = {
  ...named,
  phone1: '+13125550188',
  email: 'luis@example.org',
  postalCode: '60611',
  dateOfBirth: '1950-02-03',
  sourceId: 'organic',
};

/** The caregiver of a lead that was saved with one, once another session has saved it by its link. */
async function savedAgain(changes: Partial<LeadCaregiver>): Promise<LeadCaregiver | undefined> {
  const lead = exampleLead({ caregiver: kept });
  const { slug } = (await create(await server().visitor(), lead)).json<LeadSaved>();
  const again = { ...lead, leadId: randomUUID(), caregiver: { ...named, sourceId: 'link', ...changes } };
  expect((await update(await server().visitor(), slug, again)).statusCode).toBe(200);
  return (await earlierLead(server().db, lead.leadId))?.lead.caregiver;
}

test.each([
  ['a blank address', { phone1: '+13125550188', email: '', postalCode: '90210' }, { postalCode: '90210' }],
  ['nothing beside their name', { firstName: ' luis ', lastName: 'DIAZ' }, { firstName: 'luis', lastName: 'DIAZ' }],
  ['another last name at their number', { phone1: '(312) 555-0188', lastName: 'Moss' }, { lastName: 'Moss' }],
  ['another number', { phone1: '+13125550199' }, { phone1: '+13125550199' }],
])('a caregiver who comes by a link with %s keeps what they leave blank', async (_sentence, said, changed) => {
  expect(await savedAgain(said)).toEqual({ ...kept, ...changed });
});

test.each([
  ['name', { firstName: 'Eva', lastName: 'Moss', email: '' }],
  ['first name at the same number', { firstName: 'Eva', phone1: '+13125550188' }],
  ['last name and no number', { lastName: 'Moss' }],
])('somebody of another %s has nothing of the caregiver before them', async (_sentence, said) => {
  const { email: _email, ...others } = { ...named, sourceId: 'link', email: '', ...said };
  expect(await savedAgain(said)).toEqual(others);
});
