import { isInternational } from '#src/domain/consentNeed.ts';
import type { Answers, Facts } from '#src/domain/facts.ts';
import { fullyQualified } from '#src/domain/qualification.ts';
import { relationOf } from '#src/domain/relation.ts';
import { savesLead } from '#src/effects/savingEffects.ts';
import type { CampaignField, CampaignStep } from '#src/flow/campaign.ts';
import { isAsked } from '#src/flow/isAsked.ts';
import { expectRows } from '#tests/e2e/support/leadRows.ts';
import { leadsOf } from '#tests/e2e/support/leads.ts';
import { expect, type Page } from '#tests/e2e/support/test.ts';
import { kinds } from '#widgets/index.ts';
import { factsOf } from './demoVisitor.ts';
import { decision } from './entering.ts';
import { entries } from './entries.ts';
import type { Replay } from './plan.ts';

type Row = Readonly<Record<string, unknown>>;

const saves = (step: CampaignStep) => step.saves || savesLead([...step.onEnter, ...step.onLeave]);

/** What these steps asked of the visitor. */
const fieldsAsked = ({ visitor: { facts } }: Replay, left: readonly CampaignStep[]): CampaignField[] =>
  left.flatMap(({ fields }) => fields.filter((field) => isAsked(field, facts)));

/** Whether one of the steps asked the visitor for the kind. */
const asked = (replay: Replay, left: readonly CampaignStep[], kind: CampaignField['kind']): boolean =>
  fieldsAsked(replay, left).some((field) => field.kind === kind);

/** The steps up to the last one that saved the lead, abroad once a box was ticked; none where no lead is saved. */
function savedOf(replay: Replay, left: readonly CampaignStep[]): readonly CampaignStep[] {
  const mayLeave = (at: number) =>
    !isInternational(replay.visitor.facts.country) || asked(replay, left.slice(0, at + 1), 'GenericConsent');
  return left.slice(0, left.findLastIndex((step, index) => saves(step) && mayLeave(index)) + 1);
}

/** The consents that are in force then, by type; replays tick what they must, and not the box for the clinic. */
function consentsOf(replay: Replay, left: readonly CampaignStep[]): string[] {
  const { country } = replay.visitor.facts;
  const isShown = (kind: CampaignField['kind']) => asked(replay, left, kind);
  const agrees = decision(replay.visitor) === 'yes';
  return [
    'call',
    ...(isInternational(country) ? [] : ['clinic']),
    ...(isShown('Email') ? ['email'] : []),
    ...(isShown('MedicalRecordsConsent') ? ['medical_records'] : []),
    ...(agrees && (isShown('HealthDataConsent') || isShown('EsignConsent')) ? ['medical_records_health_data'] : []),
    'sms',
  ];
}

/** Abroad measures are typed in whole centimeters and kilograms. */
const measured = ({ country }: Facts, size = 0) => (isInternational(country) ? Math.round(size) : size);

/**
 * The answers to questions that are asked of everybody, or to none: those for women wait for the gender, and without a site near
 * there may be no questions.
 */
function responsesOf({ site, criteria, answers: { responses = {} } }: Facts): Answers['responses'] {
  const applicable = site ? criteria.filter(({ gender }) => gender === 'any') : [];
  return Object.fromEntries(applicable.map(({ id }) => [id, responses[id] ?? []]));
}

/** Where and how each answer is stored, by columns of the lead; the others have rows of their own. */
const columns: Partial<Record<keyof Answers, (facts: Facts) => Row>> = {
  email: ({ answers }) => ({ email: answers.email }),
  birthDate: ({ answers }) => ({ date_of_birth: answers.birthDate }),
  // Who leaves it open on one page may have to choose one on another.
  gender: ({ answers }) => (answers.gender ? { gender: answers.gender } : {}),
  ethnicities: ({ answers }) => ({ ethnicities: answers.ethnicities }),
  heightCm: (facts) => ({ height_cm: measured(facts, facts.answers.heightCm) }),
  weightKg: (facts) => ({ weight_kg: measured(facts, facts.answers.weightKg) }),
  responses: (facts) => ({ responses: responsesOf(facts) }),
  ctScanAppointmentDate: () => ({ additional: { ctScanAppointmentDate: '2199-12-01' } }),
};

/** The verdict of the server, which asks itself whether the number is that of a participant. */
function isQualified({ visitor: { facts, demo }, campaign }: Replay): boolean {
  const { alreadyMatched } = factsOf(demo, campaign);
  return fullyQualified({ ...facts, alreadyMatched });
}

/** The lead with everything that was entered on steps that saved it. */
function leadOf(replay: Replay, saved: readonly CampaignStep[]): Row {
  const { visitor, campaign, language } = replay;
  const { answers, study, country, isKnownLead } = visitor.facts;
  const decides = campaign.flowType === 'webScreener' && study && !study.isSimulation;
  const entered = fieldsAsked(replay, saved).filter(({ kind }) => entries[kind].enter ?? entries[kind].leave);
  const names = entered.flatMap(({ kind }): readonly (keyof Answers)[] => kinds[kind].answers);
  return {
    ...Object.assign({}, ...names.map((name) => columns[name]?.(visitor.facts))),
    ...(entered.some(({ kind }) => kind === 'Age') && { age: answers.age }),
    first_name: answers.firstName,
    last_name: answers.lastName,
    phone: answers.phone,
    postal_code: answers.postalCode,
    country,
    language,
    // A lead stays with the campaign that it came by.
    ...(!isKnownLead && { campaign: campaign.name }),
    ...(decides && { study_id: study.id, qualified: isQualified(replay) }),
  };
}

/** Who answers for somebody else, as they said who they are. */
function caregiverOf({ visitor: { facts } }: Replay): Row[] {
  if (relationOf(facts) === 'self') return [];
  const isAdult = facts.path.caregiverType === 'adult';
  return [
    {
      first_name: 'Clara Cares',
      last_name: 'Diaz',
      relationship: isAdult ? 'Caregiver' : 'Parent',
      date_of_birth: isAdult ? '1980-03-04' : null,
      phone: facts.answers.phone,
    },
  ];
}

/** What else belongs to the lead, by table; tables that the visit leaves empty too. */
function othersOf(replay: Replay, saved: readonly CampaignStep[], left: readonly CampaignStep[]) {
  const { path, language, campaign, visitor } = replay;
  const { answers, study, isKnownLead } = visitor.facts;
  const decides = campaign.flowType === 'webScreener' && study && !study.isSimulation;
  const hasBooked = path.some(({ fields }) => fields.some(({ kind }) => kind === 'BookingThankYou'));
  const isSigned = asked(replay, left, 'EsignConsent') && decision(visitor) === 'yes';
  const answersMore = asked(replay, saved, 'HealthQuestions');
  const survey = [...Array.from({ length: 7 }, () => answersMore), false, asked(replay, saved, 'HowHeard')];
  const source = isKnownLead ? {} : { campaign: campaign.name };
  const name = `${answers.firstName} ${answers.lastName}`;
  return {
    consent: consentsOf(replay, left).map((type) => ({ ...source, consent_type: type, has_consent: true })),
    ...(decides && { lead_screening: [{ study_id: study.id, passed: isQualified(replay) }] }),
    booking: hasBooked ? [{ customer_name: name, customer_phone: answers.phone, cancelled_at: null }] : [],
    esign_session: isSigned ? [{ decision: 'signed', signature: 'Wanda Signs Diaz', language }] : [],
    survey_answer: survey.map((isAnswered, index) => ({
      question_id: index + 1,
      response: isAnswered ? expect.stringMatching(/./) : '',
    })),
    picture: fieldsAsked(replay, left)
      .filter(({ kind }) => kind === 'ImageCapture')
      .map(() => ({ jpeg: expect.anything() })),
  };
}

/** The database contains one lead with what was entered, what the visitor agreed to, and all that was done on the way. */
export async function expectSaved(page: Page, replay: Replay): Promise<void> {
  const left = replay.path.slice(0, -1);
  const saved = savedOf(replay, left);
  if (saved.length === 0) return;
  const { consent, ...others } = othersOf(replay, saved, left);
  const isInCall = replay.campaign.flowType === 'partnerScreener';
  await expectRows(page, {
    lead: [leadOf(replay, saved)],
    caregiver: caregiverOf(replay),
    ...others,
    ...(!isInCall && { consent }),
  });
  const { firstName, lastName } = replay.visitor.facts.answers;
  expect(await leadsOf(`${firstName} ${lastName}`)).toHaveLength(1);
}
