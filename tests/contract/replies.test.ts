import { Ajv } from 'ajv';
import { expect, test } from 'vitest';
import { schemaKeywords } from '#src/api/schemaKeywords.ts';
import type { CallName, Input } from '#src/api/call.ts';
import { readReply } from '#src/api/readReply.ts';
import type { InitialPayload, Site } from '#src/generated/api.ts';
import { demoStudies } from '#src/server/db/demo/studies.ts';
import { examples, exampleLead } from '#src/server/testing/examples.ts';
import { saveLead } from '#src/server/testing/savedLeads.ts';
import { testServer } from '#src/server/testing/testServer.ts';
import answers from '#schemas/answers.schema.json' with { type: 'json' };
import api from '#schemas/api.schema.json' with { type: 'json' };

const ajv = new Ajv({ strict: true, allErrors: true }).addVocabulary(schemaKeywords).addSchema(answers).addSchema(api);
const server = testServer();

/** The reply of a call, which must be what its schema says, and which a page must take for an answer. */
async function reply<N extends CallName>(name: N, input: Input<N>): Promise<unknown> {
  const { visitor } = await saveLead(server());
  const response = await visitor.call(name, input, { 'idempotency-key': 'the-key-of-this-test' });
  expect(response.statusCode, response.body).toBeLessThan(300);
  const validate = ajv.compile({ $ref: `api.schema.json#/properties/${name}/properties/reply` });
  const value: unknown = response.statusCode === 204 ? null : response.json();
  validate(value);
  expect(validate.errors).toBeNull();
  expect(readReply(name, response.body)).toEqual(value);
  return value;
}

const studies = demoStudies.flatMap(({ id }) => [[id, 'en'] as const, [id, 'es'] as const]);

test.each(studies)('study %i and its criteria fit the schema in %s', async (studyId, language) => {
  const query = { signup: 'ws10', language, studyId: String(studyId), indicationId: '201', pGroupId: 'g' };
  const payload = (await reply('initialPayload', { query })) as InitialPayload;
  expect(payload.study?.id).toBe(studyId);
  expect(await reply('criteria', { params: { studyId }, query: { language } })).not.toEqual([]);
});

test('the other replies fit their schemas', async () => {
  const sites = await reply('siteSearch', { query: { studyId: 1, postalCode: '60611', country: 'US' } });
  await reply('siteSearch', { query: { studyId: 8, postalCode: 'ZE1 0AA', country: 'GB' } });
  await reply('session', {});
  await reply('listedStudies', { query: { 'ids[]': [3, 1, 999], locale: 'es' } });
  await reply('indicationCategories', { query: { locale: 'es' } });
  await reply('canCallNow', { query: { country: 'IE' } });
  await reply('verifyPostalCode', { query: { postalCode: '0002', country: 'ZAF' } });
  await reply('alreadyMatched', examples.alreadyMatched);
  await reply('validatePhone', examples.validatePhone);
  await reply('createLead', { body: exampleLead() });
  await reply('actions', examples.actions);
  await reply('routerLog', examples.routerLog);
  await reply('redirectDebug', examples.redirectDebug);
  await reply('reportError', examples.reportError);
  const window = { to: 7, timezone: 'Europe/London' };
  const params = { studySiteId: 'DEMO-1-12' };
  await reply('availability', { query: window });
  await reply('siteSchedulingStatus', { params });
  await reply('siteAvailability', { params, query: window });
  await reply('book', examples.book);
  await reply('appointment', examples.appointment);
  await reply('bookSite', examples.bookSite);
  await reply('startEsign', examples.startEsign);
  await reply('brandConnectConsent', examples.brandConnectConsent);
  await reply('partnerCheck', examples.partnerCheck);
  await reply('uploadRecording', examples.uploadRecording);
  await reply('directOffers', { params: { country: 'IE', postalCode: 'D04 T6F4' }, query: {} });
  await reply('relay', examples.relay);
  await reply('agentAvailability', {});
  await reply('adClick', examples.adClick);
  await reply('adConversion', examples.adConversion);
  for (const country of ['US', 'GB'] as const) {
    const postalCode = country === 'US' ? '60611' : 'ZE1 0AA';
    await reply('studySearch', { body: { postalCode, country, locale: 'es' } });
  }
  expect(sites as Site[]).toHaveLength(1);
});
