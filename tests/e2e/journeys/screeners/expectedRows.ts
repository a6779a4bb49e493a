import type { Flow } from '#tests/e2e/support/flows.ts';
import { placeIn } from '#tests/e2e/journeys/countries.ts';
import type { ScreenerVisitor } from '#tests/e2e/journeys/screenerVisitor.ts';
import type { ScreenerStep } from '#tests/e2e/support/screenerStep.ts';
import { visitorOf, type Visit } from './visitSteps.ts';

type Row = Readonly<Record<string, unknown>>;
type Rows = Readonly<Record<string, readonly Row[]>>;
/** A visit and all that its rows depend on. */
export type Made = { visit: Visit; visitor: ScreenerVisitor; phone: string; steps: readonly ScreenerStep[] };

const split = (name: string) => ({
  first_name: name.split(' ').slice(0, -1).join(' '),
  last_name: name.split(' ').at(-1),
});

/** Columns of leads at the clinic of Chicago, unless a visitor differs. */
const usual = (studyId: number) => ({
  email: 'rosa@example.com',
  postal_code: '60611',
  country: 'US',
  date_of_birth: '1980-03-14',
  height_cm: 167.64,
  weight_kg: 68.04,
  study_id: studyId,
  site_id: studyId * 100 + 1,
  study_site_id: `DEMO-${studyId}-01`,
});

function leadOf({ visit, visitor, phone, steps }: Made): Row {
  const { flow, language } = visit;
  const { kept, ...verdict } = visitorOf(visit);
  return {
    ...usual(visitor.studyId),
    ...split(visitor.name),
    phone,
    language,
    campaign: flow,
    gender: language === 'en' ? 'male' : 'other',
    ethnicities: language === 'en' ? [1] : [],
    qualified: verdict.qualifies || verdict.because === 'simulation',
    indication_ids: steps.some((step) => 'condition' in step) ? [401] : [],
    ...kept?.(language),
  };
}

function caregiverOf({ visitor: { caregiver }, phone }: Made): readonly Row[] {
  if (!caregiver) return [];
  const isAdult = caregiver.birthDate !== undefined;
  return [
    {
      ...split(caregiver.name),
      relationship: isAdult ? 'Caregiver' : 'Parent',
      date_of_birth: isAdult ? '1980-03-04' : null,
      phone,
      email: 'rosa@example.com',
    },
  ];
}

/** Consents by type, each in its last state. */
function consentsOf({ visit: { flow }, visitor, steps }: Made): readonly Row[] {
  const health = steps.flatMap((step) => ('healthData' in step ? [step.healthData] : []))[0];
  const types = ['call', 'email', 'sms'];
  if (visitor.agrees !== 'alone') types.push('clinic');
  if (visitor.authorizes) types.push('medical_records');
  if (health === 'yes' || health === 'signed') types.push('medical_records_health_data');
  if (steps.some((step) => 'texts' in step)) types.push('commercial');
  return types.toSorted().map((type) => ({ consent_type: type, has_consent: true, campaign: flow }));
}

function bookingOf({ visit, visitor, phone, steps }: Made): readonly Row[] {
  const booked = steps.find((step) => 'at' in step && !('failure' in step));
  if (!booked) return [];
  const { region } = visitorOf(visit);
  const isAtSite = booked.name === 'siteScheduling';
  return [
    {
      customer_name: visitor.name,
      customer_email: 'rosa@example.com',
      customer_phone: phone,
      customer_timezone: placeIn(region).zone,
      description: isAtSite ? 'Site Scheduling Appointment' : 'Secondary Screening Appointment',
      study_site_id: leadOf({ visit, visitor, phone, steps })['study_site_id'],
      cancelled_at: null,
    },
  ];
}

const health = ['Yes', 'Trade school', '$25,000 to $35,000', 'Prefer not to answer', 'No', 'No', 'No'];

/** The seven answers to the health questions, where they are asked, and how the visitor found us. */
function surveyOf(flow: Flow, steps: readonly ScreenerStep[]): readonly Row[] {
  const isAsked = steps.some(({ name }) => name === 'health-questions');
  const responses = [...health.map((answer) => (isAsked ? answer : '')), '', flow === 'ws20' ? 'doctor' : ''];
  return responses.map((response, index) => ({ question_id: index + 1, response }));
}

/** The rows of the database after a whole visit; tables that it leaves empty too. */
export function rowsOf(made: Made): Rows {
  const { visit, phone, steps } = made;
  const isSigned = steps.some((step) => 'healthData' in step && step.healthData === 'signed');
  const signed = { decision: 'signed', signature: 'Rosa Signs Diaz', language: visit.language, phone };
  const lead = leadOf(made);
  return {
    lead: [lead],
    caregiver: caregiverOf(made),
    consent: consentsOf(made),
    // That somebody passed is the verdict of the server.
    lead_screening: [{ study_id: lead['study_id'], passed: lead['qualified'] }],
    booking: bookingOf(made),
    esign_session: isSigned ? [signed] : [],
    survey_answer: surveyOf(visit.flow, steps),
  };
}
