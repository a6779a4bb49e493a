import { describe, expect, test } from 'vitest';
import type { CallName } from '#src/api/call.ts';
import { apiBasePath, services } from '#src/api/services.ts';
import { matchesSchema } from '#src/server/http/validation.ts';
import {
  exampleAlert,
  exampleBooking,
  exampleConsent,
  exampleLead,
  examplePictureCalls,
  examples,
} from '#src/server/testing/examples.ts';
import { testServer } from '#src/server/testing/testServer.ts';
import { goodInputs } from '#src/server/testing/goodInputs.ts';
import { callNames, sendParts } from '#tests/load/sending.ts';

type Refused = { input: Record<string, object>; status: number; field: string };
const nobody = 'a-slug-of-nobody';
const ofPicture = examplePictureCalls(nobody);
const elsewhere = { studySiteId: 'DEMO-9-99' };
const us = { postalCode: '60611', country: 'US' };

/** For each call something that it refuses, and the field that it then names; a call without input refuses other methods. */
const refused: Record<CallName, Refused | 'otherMethods'> = {
  initialPayload: { input: { query: { signup: 'ws10', language: 'xx' } }, status: 400, field: 'language' },
  session: 'otherMethods',
  endSession: { input: { body: { leadId: nobody } }, status: 400, field: 'leadId' },
  criteria: { input: { params: { studyId: 999 } }, status: 404, field: 'studyId' },
  listedStudies: { input: { query: { 'ids[]': [0], locale: 'en' } }, status: 400, field: 'ids[].0' },
  indicationCategories: { input: { query: { locale: 'xx' } }, status: 400, field: 'locale' },
  siteSearch: { input: { query: { ...us, studyId: 999 } }, status: 404, field: 'studyId' },
  alreadyMatched: { input: { body: { phone: '+12125550123', studyId: 0 } }, status: 400, field: 'studyId' },
  canCallNow: { input: { query: { country: 'XX' } }, status: 400, field: 'country' },
  verifyPostalCode: { input: { query: { ...us, country: 'US' } }, status: 400, field: 'country' },
  validatePhone: { input: { body: { phone: 'x'.repeat(41), country: 'US' } }, status: 400, field: 'phone' },
  sendCode: { input: { body: { ...examples.sendCode.body, contact: '12' } }, status: 400, field: 'contact' },
  checkCode: { input: { body: { ...examples.checkCode.body, code: '12345' } }, status: 400, field: 'code' },
  createLead: { input: { body: exampleLead({ studyId: 999 }) }, status: 404, field: 'studyId' },
  updateLead: { input: { params: { slug: nobody }, body: exampleLead() }, status: 404, field: 'slug' },
  sendConsent: { input: { body: exampleConsent(nobody) }, status: 404, field: 'slug' },
  askForAlert: { input: { body: exampleAlert(nobody) }, status: 404, field: 'slug' },
  proveWork: { input: { body: { slug: nobody, salt: '', work: [-1] } }, status: 400, field: 'work.0' },
  screeningResult: { input: { body: { slug: nobody, studyId: 1, passed: true } }, status: 404, field: 'slug' },
  actions: { input: { body: { ...examples.actions.body, actions: ['L!'] } }, status: 400, field: 'actions.0' },
  routerLog: { input: { body: { ...examples.routerLog.body, to: 1 } }, status: 400, field: 'to' },
  redirectDebug: { input: { body: { referrerUrl: '' } }, status: 400, field: 'attemptedCampaign' },
  reportError: { input: { body: { severity: 'fatal', message: 'x' } }, status: 400, field: 'severity' },
  availability: { input: { query: { to: 7, timezone: 'Mars/North' } }, status: 400, field: 'timezone' },
  book: { input: { body: exampleBooking('nobody') }, status: 403, field: 'Lead-Slug' },
  appointment: { input: { body: { link: 1 } }, status: 400, field: 'link' },
  siteSchedulingStatus: { input: { params: elsewhere }, status: 404, field: 'studySiteId' },
  siteAvailability: {
    input: { params: elsewhere, query: { to: 7, timezone: 'UTC' } },
    status: 404,
    field: 'studySiteId',
  },
  bookSite: { input: { params: elsewhere, body: exampleBooking('nobody') }, status: 403, field: 'Lead-Slug' },
  startEsign: { input: { body: { ...examples.startEsign.body, type: 'FAX' } }, status: 400, field: 'type' },
  brandConnectConsent: {
    input: { body: { ...examples.brandConnectConsent.body, text: '' } },
    status: 400,
    field: 'text',
  },
  partnerCheck: { input: { body: { ...examples.partnerCheck.body, studyId: 999 } }, status: 404, field: 'studyId' },
  updateIndications: { input: { body: { slug: nobody, indications: [{ id: 101 }] } }, status: 404, field: 'slug' },
  studySearch: { input: { body: { ...us, locale: 'en', cursor: 'none' } }, status: 400, field: 'cursor' },
  uploadRecording: { input: { body: { start: 1 } }, status: 400, field: 'recordings' },
  directOffers: { input: { params: { ...us, postalCode: 'nowhere' } }, status: 400, field: 'postalCode' },
  relay: { input: { body: { path: 'subjects/delete', method: 'POST' } }, status: 400, field: 'path' },
  agentAvailability: 'otherMethods',
  adClick: { input: { body: { studyId: 1 } }, status: 400, field: 'utm_source' },
  createPicture: { input: ofPicture.createPicture, status: 404, field: 'slug' },
  uploadPicture: { input: ofPicture.uploadPicture, status: 404, field: 'slug' },
  removePicture: { input: ofPicture.removePicture, status: 404, field: 'slug' },
  adConversion: { input: { body: { studyId: 1, utm_source: '' } }, status: 400, field: 'utm_source' },
};

describe('every call', () => {
  const server = testServer();

  test.each(callNames)('%s answers a good request as its schema says', async (name) => {
    const visitor = await server().visitor();
    const { [name]: input } = await goodInputs(visitor);
    const { statusCode, body } = await sendParts(visitor, name, input);
    expect([200, 201, 204]).toContain(statusCode);
    expect(matchesSchema(name)(body === '' ? null : JSON.parse(body))).toBe(true);
  });

  test.each(callNames)('%s refuses a bad one in words', async (name) => {
    const visitor = await server().visitor();
    const expected = refused[name];
    const { path, method } = services[name];
    if (expected === 'otherMethods') {
      const { statusCode, headers } = await visitor.send('POST', apiBasePath + path, {});
      return expect([statusCode, headers['allow']]).toEqual([405, method]);
    }
    const response = await sendParts(visitor, name, expected.input);
    expect([response.statusCode, response.json()]).toEqual([
      expected.status,
      { error: expect.any(String), message: expect.any(String), field: expected.field },
    ]);
  });
});
