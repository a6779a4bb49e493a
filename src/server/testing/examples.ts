import { randomUUID } from 'node:crypto';
import type { CallName, Input } from '#src/api/call.ts';
import type { BookingRequest, Consent, ConsentType, Lead, LeadConsent } from '#src/generated/api.ts';
import { wordingOf } from './wordings.ts';

/** Answers that qualify for the first demo study. */
export const qualifyingResponses = { 1001: [10011], 1002: [10022], 1003: [10031], 1004: [10042], 1006: [10062] };

/** A visitor who qualifies for the first demo study, under a new id. */
export function exampleLead(changes: Partial<Lead> = {}): Lead {
  return {
    leadId: randomUUID(),
    firstName: 'Annabel',
    lastName: 'Quigley',
    phone1: '+12125550123',
    email: 'annabel@example.org',
    postalCode: '60611',
    country: 'US',
    gender: 'male',
    dateOfBirth: '1980-05-17',
    weightKg: 70,
    heightCm: 170,
    preferredLanguage: 'en',
    ethnicities: [1, 6],
    additionalFields: {
      siteSchedulingEnabled: false,
      hotCall: false,
      obGyn: null,
      surveyQuestions: Array.from({ length: 9 }, (_, index) => ({
        questionId: index + 1,
        questionText: `Question ${index + 1}`,
        questionResponseText: '',
      })),
    },
    indications: [{ id: 101 }],
    sourceId: 'organic-ws10',
    sourceStudyIds: [1],
    sourceInfo: { flow: 'ws10', campaign: 'ws10', query: { utm_source: 'newsletter' } },
    screenings: [{ studyId: 1, passed: true }],
    responses: qualifyingResponses,
    studyId: 1,
    siteId: 101,
    studySiteId: 'DEMO-1-01',
    ...changes,
  };
}

const ownWording: Partial<Record<ConsentType, string>> = {
  commercial: 'commercial',
  medical_records: 'medicalRecords',
  medical_records_health_data: 'medicalRecordsHealthData',
  alert_email: 'studyAlerts',
  alert_text: 'studyAlerts',
};

/** A consent in the wording that the screener shows for it to people of the country, in the language. */
export function exampleConsent(slug: string, changes: Partial<Consent> = {}): Consent {
  const { consentType = 'sms', country = 'US', locale = 'en' } = changes;
  return {
    slug,
    consentType: 'sms',
    hasConsent: true,
    how: 'implied',
    phone: '+12125550123',
    email: 'annabel@example.org',
    text: wordingOf(ownWording[consentType] ?? 'screener', country, locale),
    locale: 'en',
    campaign: 'ws10',
    step: 'home',
    brand: 'trial-search',
    country: 'US',
    postal: '60611',
    isInternational: false,
    clientTime: '2026-11-21T12:00:00.000Z',
    ...changes,
  };
}

/** What the page of a lead sends that asks to be told of new studies by email. */
export const exampleAlert = (
  slug: string,
  changes: Partial<Input<'askForAlert'>['body']> = {},
): Input<'askForAlert'>['body'] => ({
  slug,
  channel: 'email',
  radiusKm: 80,
  text: wordingOf('studyAlerts'),
  locale: 'en',
  campaign: 'ws10',
  country: 'US',
  clientTime: '2026-11-18T12:00:00.000Z',
  ...changes,
});

/** A consent on the way to a save. */
export function exampleLeadConsent(changes: Partial<LeadConsent> = {}): LeadConsent {
  const { slug: _slug, phone: _phone, email: _email, postal: _postal, ...consent } = exampleConsent('', changes);
  return consent;
}

/** A booking for a Thursday morning in Chicago, by default. */
export function exampleBooking(resourceId: string, changes: Partial<BookingRequest> = {}): BookingRequest {
  return {
    resourceId,
    start: '2026-11-19T16:00:00.000Z',
    end: '2026-11-19T16:30:00.000Z',
    description: 'Secondary Screening Appointment',
    what: 'The Open Air Asthma Study (demo)',
    where: 'Virtual',
    graph: 'instant',
    customer: {
      name: 'Annabel Quigley',
      email: 'annabel@example.org',
      phone: '+12125550123',
      timezone: 'America/Chicago',
    },
    ...changes,
  };
}

const query = { utm_source: 'newsletter' };

/** A good input for each call with a body that needs no lead. */
export const examples = {
  alreadyMatched: { body: { phone: '+12125550199', studyId: 1 } },
  validatePhone: { body: { phone: '(212) 555-0123', country: 'US' } },
  sendCode: { body: { kind: 'phone', contact: '(212) 555-0123', country: 'US', locale: 'en' } },
  checkCode: { body: { kind: 'phone', contact: '(212) 555-0123', country: 'US', code: '123456' } },
  actions: { body: { signup: 'ws10', routePath: 'home', screener: true, actions: ['l', 'lz'], query } },
  routerLog: { body: { signup: 'ws10', to: 'home', from: '', path: 'home', query } },
  redirectDebug: { body: { referrerUrl: 'https://example.org/a?email=x', attemptedCampaign: 'ws99' } },
  book: { body: exampleBooking('demo-coordinator-1') },
  bookSite: {
    params: { studySiteId: 'DEMO-1-01' },
    body: exampleBooking('demo-site-chicago', { description: 'Site Scheduling Appointment' }),
  },
  appointment: { body: { slug: 'a-slug-of-nobody' } },
  startEsign: {
    body: { phone: '+12125550123', firstName: 'Annabel', lastName: 'Quigley', email: 'annabel@example.org' },
  },
  brandConnectConsent: {
    body: {
      phone: '+12125550123',
      text: wordingOf('commercial'),
      postal: '60611',
      country: 'US',
      consentType: 'commercial',
      isInternational: false,
      hasConsent: true,
    },
  },
  partnerCheck: {
    body: {
      studyId: 1,
      birthDate: '1980-05-17',
      gender: 'male',
      heightCm: 170,
      weightKg: 70,
      postalCode: '60611',
      country: 'US',
    },
  },
  studySearch: { body: { postalCode: '60611', country: 'US', locale: 'en' } },
  uploadRecording: {
    body: {
      start: 1_795_000_000_000,
      recordings: [{ type: 4, data: { href: 'https://example.org/signup/ws10/home' } }],
      routerLogs: [],
      actionLogs: [],
      mutationLogs: [],
      hostName: 'example.org',
      orderId: 1,
      sessionId: '4f0f1f6e-2a55-4f0e-9a53-0a4b7a9a4b11',
      metadata: { languages: ['en-US'], queryParams: { utm_source: 'newsletter' }, userAgent: 'tests', flow: 'ws10' },
    },
  },
  relay: { body: { path: 'temp_links/demo-lead-link/patient_info', method: 'GET' } },
  adClick: { body: { studyId: 1, utm_source: 'newsletter' } },
  adConversion: { body: { studyId: 1, utm_source: 'newsletter', transactionId: 'a-click-of-tests' } },
  reportError: { body: { severity: 'error', message: 'A chunk did not load' } },
} satisfies { [N in CallName]?: Input<N> };

/** The file of a small picture: a PNG of one colour, 240 pixels wide and high. */
export const examplePicture = new Uint8Array(
  Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAPAAAADwAQMAAAAEm3vRAAAAA1BMVEW0yLSqAkHFAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAHklEQVRYhe3BAQ0AAADCoPdPbQ8HFAAAAAAAAMCnAR0QAAEdgOjKAAAAAElFTkSuQmCC',
    'base64',
  ),
);

/** Inputs of the calls about a picture of the lead with this slug. */
export function examplePictureCalls(slug: string, pictureId: string = randomUUID()) {
  const params = { slug, pictureId };
  const bytes = examplePicture.length;
  return {
    createPicture: { params: { slug }, body: { pictureId, campaign: 'image-capture', shot: 'front', bytes } },
    uploadPicture: { params, query: { offset: 0 }, body: examplePicture },
    removePicture: { params: { slug, pictureId: randomUUID() }, body: {} },
  } satisfies { [N in CallName]?: Input<N> };
}

/** Somebody who answers for the participant of a lead. */
export function exampleCaregiver(): NonNullable<Lead['caregiver']> {
  return {
    firstName: 'Ruth',
    lastName: 'Quigley',
    caregiverRelationship: 'Parent',
    phone1: '+12125550124',
    dateOfBirth: '1950-02-03',
    sourceId: 'organic-ws10',
    country: 'US',
  };
}
