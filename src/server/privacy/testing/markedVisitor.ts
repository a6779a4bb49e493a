import { randomUUID } from 'node:crypto';
import type { LightMyRequestResponse } from 'fastify';
import type { Lead, LeadSaved } from '#src/generated/api.ts';
import { callsOf } from '#src/server/pictures/testing/sendPicture.ts';
import { exampleBooking, exampleConsent, exampleLead, examples } from '#src/server/testing/examples.ts';
import { halfHour } from '#src/server/testing/bookers.ts';
import { create, update } from '#src/server/testing/savedLeads.ts';
import type { TestServer } from '#src/server/testing/startTestServer.ts';
import type { Visitor } from '#src/server/testing/visitor.ts';
import { keepForeignWording, leaveKnown, leaveOrder } from './markedRows.ts';
import { mark } from './marks.ts';

const query = () => ({ utm_source: mark('query') });

function markedLead(): Lead {
  const plain = exampleLead();
  const survey = plain.additionalFields.surveyQuestions.map((one) => ({
    ...one,
    questionText: mark('survey question'),
    questionResponseText: mark('survey answer'),
  }));
  return {
    ...plain,
    firstName: mark('first name'),
    lastName: mark('last name'),
    phone1: mark('slip of the phone', 'phone'),
    email: mark('slip of the email', 'email'),
    dateOfBirth: mark('birth date', 'date'),
    sourceId: mark('source'),
    studySiteId: mark('site of the lead'),
    additionalFields: {
      ...plain.additionalFields,
      surveyQuestions: survey,
      leadSpecialStatus: mark('status'),
      obGyn: { firstName: mark('doctor'), phone: mark('phone of the doctor', 'phone') },
      ctScanAppointmentDate: '2027-07-17',
      adSecurityPlatformResponse: [mark('answer of the platform')],
    },
    sourceInfo: {
      ...plain.sourceInfo,
      query: query(),
      referrerUrl: `https://example.org/${mark('referrer')}`,
      affiliateOfferId: mark('offer'),
      participantGroup: mark('group'),
    },
    caregiver: {
      firstName: mark('caregiver'),
      lastName: mark('last name of the caregiver'),
      caregiverRelationship: 'Parent',
      phone1: mark('phone of the caregiver', 'phone'),
      email: mark('email of the caregiver', 'email'),
      dateOfBirth: mark('birth date of the caregiver', 'date'),
      sourceId: mark('source of the caregiver'),
      country: 'US',
    },
  };
}

/** What of a consent outlives its person, filled with whatever a visitor may make up. */
const madeUp = () => ({
  campaign: mark('campaign of a consent'),
  step: mark('step of a consent'),
  brand: mark('brand of a consent'),
  studySiteExternalId: mark('site of a consent'),
  clientTime: mark('time of a consent', 'date'),
});

async function sendEvents(visitor: Visitor): Promise<LightMyRequestResponse[]> {
  const { body } = examples.uploadRecording;
  const metadata = { ...body.metadata, queryParams: query(), userAgent: mark('agent'), flow: mark('recorded flow') };
  const recording = { ...body, metadata, sessionId: randomUUID(), recordings: [{ type: 4, text: mark('recording') }] };
  const where = { flow: mark('flow of an error'), step: mark('step of an error'), history: [mark('history')] };
  return [
    await visitor.call('uploadRecording', { body: { ...recording, leadLpParamId: mark('landing page') } }),
    await visitor.call('actions', { body: { ...examples.actions.body, routePath: mark('path'), query: query() } }),
    await visitor.call('routerLog', { body: { ...examples.routerLog.body, to: mark('move'), query: query() } }),
    await visitor.call('redirectDebug', {
      body: { referrerUrl: `https://example.org/${mark('redirect')}`, attemptedCampaign: mark('attempt') },
    }),
    await visitor.call('reportError', {
      body: { severity: 'error', message: mark('error'), ...where, query: query() },
    }),
    await visitor.call('adClick', { body: { studyId: 1, utm_source: mark('ad') } }),
    await visitor.call('adConversion', { body: { studyId: 1, utm_source: 'x', transactionId: mark('transaction') } }),
  ];
}

/** A signature, by the earlier number, on the page of a campaign that the address makes up. */
async function sign(visitor: Visitor): Promise<LightMyRequestResponse[]> {
  const referer = `http://localhost:80/signup/${mark('signing campaign')}/home?utm_source=${mark('signing query')}`;
  const body = { ...examples.startEsign.body, firstName: mark('signer'), phone: mark('slip of the phone', 'phone') };
  const begun = await visitor.call('startEsign', { body }, { referer });
  const address = begun.json<{ customerURL: string }>().customerURL;
  const form = { 'content-type': 'application/x-www-form-urlencoded' };
  return [begun, await visitor.send('POST', address, `signature=${mark('signature')}&decision=signed`, form)];
}

/** An appointment at a time of its own. */
async function book(visitor: Visitor, start: string): Promise<LightMyRequestResponse> {
  const customer = {
    name: mark('booked name'),
    phone: mark('phone', 'phone'),
    timezone: 'America/Chicago',
  };
  const words = { what: mark('booked study'), description: mark('booked description') };
  const body = exampleBooking('demo-coordinator-1', { ...halfHour(start), ...words, customer });
  return visitor.call('book', { body }, { 'idempotency-key': randomUUID() });
}

/** Two pictures: one stored, one half sent, whose first bytes are a marker. */
async function sendPictures(visitor: Visitor, slug: string): Promise<number[]> {
  const { announce, part } = callsOf(visitor, slug);
  const { pictureId, status } = await announce(1000, randomUUID(), { shot: mark('shot') });
  return [status, (await part(pictureId, 0, Buffer.from(mark('bytes of a picture')))).status];
}

/**
 * A visitor who fills whatever can be sent with markers, corrects the number and the address, and does the rest under those
 * of before. Gives the lead, and the status of every answer.
 */
export async function sendMarkers(server: TestServer, visitor: Visitor, start: string) {
  const lead = markedLead();
  const events = await sendEvents(visitor);
  const saved = await create(visitor, lead);
  const { slug } = saved.json<LeadSaved>();
  const consents = [
    await visitor.call('sendConsent', { body: exampleConsent(slug, { phone: lead.phone1, postal: mark('postal') }) }),
    await visitor.call('sendConsent', { body: { ...exampleConsent(slug), consentType: 'email', ...madeUp() } }),
  ];
  const corrected = { ...lead, phone1: mark('phone', 'phone'), email: mark('email', 'email') };
  const updated = await update(visitor, slug, corrected);
  const commercial = { ...examples.brandConnectConsent.body, phone: lead.phone1, ...madeUp() };
  const answers = [
    saved,
    updated,
    ...events,
    ...consents,
    await visitor.call('brandConnectConsent', { body: commercial }, { 'idempotency-key': mark('key') }),
    await visitor.call('screeningResult', { body: { slug, studyId: 1, passed: false } }),
    await visitor.call('updateIndications', { body: { slug, indications: [{ id: 101 }] } }),
    ...(await sign(visitor)),
    await book(visitor, start),
  ];
  await keepForeignWording(server, slug, lead.leadId);
  await leaveOrder(server, lead.leadId);
  await leaveKnown(server);
  const statuses = [...answers.map(({ statusCode }) => statusCode), ...(await sendPictures(visitor, slug))];
  return { leadId: lead.leadId, slug, statuses, pictures: callsOf(visitor, slug) };
}
