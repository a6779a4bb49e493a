import type { Journey } from './screenerJourney.ts';
import { isSigned, type Asked, type Flow } from './journeys.ts';
import type { ScreenerVisitor } from './screener.ts';

type Rows = Readonly<Record<string, readonly object[]>>;

/** The answers to the questions of the asthma study, by question and response. */
const asthma = { 1001: [10011], 1002: [10022], 1003: [10031, 10032], 1004: [10042] };
const differing = {
  en: { gender: 'male', ethnicities: [1], responses: { ...asthma, 1006: [10063] } },
  es: { gender: 'other', ethnicities: [], responses: { ...asthma, 1006: [10062] } },
};

/** The row of somebody who typed what these visitors type. */
const leadOf = (flow: Flow, asked: Asked, { name, phone }: ScreenerVisitor) => ({
  ...differing[asked.language],
  first_name: name.split(' ').slice(0, -1).join(' '),
  last_name: name.split(' ').at(-1),
  phone: `+1${phone}`,
  email: 'rosa@example.com',
  postal_code: '60611',
  country: 'US',
  language: asked.language,
  campaign: flow,
  height_cm: 167.64,
  weight_kg: 68.04,
  study_id: 1,
  site_id: 101,
  study_site_id: 'DEMO-1-01',
  qualified: true,
  // Who signs elsewhere goes on to the thanks at once and names no other condition.
  indication_ids: isSigned(flow, asked) ? [] : [401],
});

/** The seven answers to the health questions, where they are asked, and how the visitor heard of us. */
function surveyOf(flow: Flow, { language }: Asked): readonly object[] {
  const asked = ['Yes', 'Trade school', '$25,000 to $35,000', 'Prefer not to answer', 'No', 'No', 'No'];
  const responses = [...asked.map((answer) => (language === 'en' ? answer : '')), '', flow === 'ws20' ? 'doctor' : ''];
  return responses.map((response, index) => ({ question_id: index + 1, response }));
}

/** Consents by type, each given in this flow. */
function consentsOf(flow: Flow, ...others: readonly string[]): Rows {
  const types = ['call', 'clinic', 'email', 'sms', ...others].toSorted();
  return { consent: types.map((consent_type) => ({ consent_type, has_consent: true, campaign: flow })) };
}

/** What each flow leaves beyond the lead, under the number of the visitor. */
function leftBy(flow: Flow, asked: Asked, phone: string): Rows {
  if (flow === 'ws16') return consentsOf(flow, 'medical_records_health_data');
  const usual = consentsOf(flow);
  const { language } = asked;
  if (isSigned(flow, asked))
    return {
      ...consentsOf(flow, 'medical_records_health_data'),
      esign_session: [{ decision: 'signed', signature: 'Rosa Signs Diaz', language, phone }],
    };
  if (flow === 'ws19') return consentsOf(flow, 'commercial');
  const booking = { customer_phone: phone, customer_timezone: 'America/Chicago', cancelled_at: null };
  if (flow === 'ws18')
    return { ...usual, booking: [{ ...booking, description: 'Secondary Screening Appointment', study_site_id: null }] };
  if (flow !== 'ws21') return { ...usual, booking: [], esign_session: [] };
  return {
    ...consentsOf(flow, 'medical_records'),
    booking: [{ ...booking, description: 'Site Scheduling Appointment', study_site_id: 'DEMO-1-01' }],
  };
}

/** The rows of the database after a whole journey. */
export function rowsOf(flow: Flow, asked: Asked, visitor: ScreenerVisitor): Journey['record'] {
  return {
    lead: [leadOf(flow, asked, visitor)],
    lead_screening: [{ study_id: 1, passed: true }],
    survey_answer: surveyOf(flow, asked),
    ...leftBy(flow, asked, `+1${visitor.phone}`),
  };
}
