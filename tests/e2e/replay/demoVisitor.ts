import { bookingKey } from '#src/domain/booking.ts';
import { applicableCriteria } from '#src/domain/criteria.ts';
import { isoDate } from '#src/domain/dates.ts';
import type { Answers, CountryCode, Criterion, Facts, Study } from '#src/domain/facts.ts';
import { pathOf } from '#src/domain/path.ts';
import type { Campaign } from '#src/flow/campaign.ts';
import { campaignFacts } from '#src/flow/campaignFacts.ts';
import { exampleFacts } from '#src/kit/exampleFacts.ts';
import { demoCategories } from '#src/server/db/demo/indications.ts';
import { placeIn } from '#tests/e2e/journeys/countries.ts';
import { runStartedAt } from '#tests/e2e/support/serverUnderTest.ts';
import { catalogue, homeOf, participant, type Lives } from './demoStudies.ts';

/** What a visitor of the demo is, comes with, and will do: all that a replay needs to know. */
export type DemoVisitor = {
  /** The study of the address; that of the campaign where there is none. */
  studyId?: number;
  country: CountryCode;
  /** Lives near a site of the study that takes bookings, near another one, or far from all. */
  lives: Lives;
  /** In years; without it, as the study wants. */
  age?: number;
  gender: Answers['gender'];
  /** Whether the answers to the questions of the study suit it, and whether a scan is planned. */
  answersSuit: boolean;
  plansScan: boolean;
  /** Has the number of somebody who takes part already. */
  isMatched: boolean;
  isOnPhone: boolean;
  comesAsParent: boolean;
  /** Of whoever is asked who takes part. */
  participant: NonNullable<Answers['participant']>;
  indicationId?: number;
  mustChooseGender: boolean;
  skipsDiagnosis: boolean;
  /** Has a lead already, and comes by a link to it. */
  isKnown: boolean;
  books: boolean;
  agreesOnHealthData: boolean;
  refusesAgent: boolean;
  conditions: readonly number[];
};

/** Somebody who qualifies for whatever the visit is about, wherever nothing else is asked for. */
export const usualVisitor: DemoVisitor = {
  country: 'US',
  lives: 'near',
  gender: 'female',
  answersSuit: true,
  plansScan: false,
  isMatched: false,
  isOnPhone: false,
  comesAsParent: false,
  participant: 'myself',
  mustChooseGender: false,
  skipsDiagnosis: false,
  isKnown: false,
  books: true,
  agreesOnHealthData: true,
  refusesAgent: false,
  conditions: [],
};

/** An age that the study takes. */
const ageFor = ({ minAge = 18, maxAge = 99 }: Partial<Study>) => Math.min(Math.max(40, minAge), maxAge);

function responsesTo(criteria: readonly Criterion[], visitor: DemoVisitor): NonNullable<Answers['responses']> {
  const asked = applicableCriteria(criteria, visitor.gender);
  const bad = asked.find(({ isCtScan, responses }) => !isCtScan && responses.some(({ qualifies }) => !qualifies));
  return Object.fromEntries(
    asked.map((one) => {
      const suits = visitor.answersSuit || one !== bad;
      const ofScan = one.responses.find(({ position }) => (position === 'A') === visitor.plansScan);
      const chosen = one.isCtScan ? ofScan : one.responses.find(({ qualifies }) => qualifies === suits);
      return [one.id, chosen ? [chosen.id] : []];
    }),
  );
}

/** When somebody was born who is of that age, also the day before and the day after: it is not the same day everywhere. */
function birthDateFor(age: number, today: string): string {
  const [year = 0, month] = today.split('-').map(Number);
  if (month === 1) return `${year - 1 - age}-07-01`;
  return `${year - age}-${month === 12 ? '07' : '01'}-01`;
}

function answersOf(visitor: DemoVisitor, postalCode: string, age: number, today: string): Answers {
  const { country, conditions, gender, refusesAgent } = visitor;
  const { e164 } = placeIn(country === 'US' ? undefined : country);
  const isChild = age < 18;
  return {
    firstName: 'Wanda Witness',
    lastName: 'Diaz',
    postalCode,
    postalCodeCountry: country,
    postalCodeValid: true,
    phone: visitor.isMatched ? participant.phone : e164,
    phoneValid: true,
    email: 'wanda@example.com',
    age,
    birthDate: birthDateFor(age, today),
    ...(gender && { gender }),
    ethnicities: [1],
    heightCm: isChild ? 124.46 : 167.64,
    weightKg: isChild ? 27.22 : 68.04,
    indicationIds: [...conditions],
    consents: { medicalRecordsHealthData: visitor.agreesOnHealthData },
    partnerConsent: refusesAgent ? { connect: false } : { connect: true, transfer: true, healthData: true },
  };
}

const queryOf = ({ studyId, indicationId, ...visitor }: DemoVisitor): Record<string, string> => ({
  ...(studyId !== undefined && { studyId: String(studyId) }),
  ...(visitor.comesAsParent && { cg: '1' }),
  ...(visitor.mustChooseGender && { g: '1' }),
  ...(visitor.skipsDiagnosis && { skipDiag: '1' }),
  ...(indicationId !== undefined && { 'indicationIds[]': String(indicationId) }),
});

const conditionNamed = (wanted: number | undefined) =>
  demoCategories.flatMap(({ indications }) => indications).find(({ id }) => id === wanted);

/** The facts of the visitor of a campaign once everything is answered, as pages and the server of the demo know them. */
export function factsOf(visitor: DemoVisitor, campaign: Campaign, today = isoDate(new Date(runStartedAt))): Facts {
  const query = queryOf(visitor);
  const studyId = visitor.studyId ?? campaign.studyId ?? undefined;
  const { study, criteria = [] } = (studyId !== undefined && catalogue.get(studyId)) || {};
  const named = conditionNamed(visitor.indicationId ?? study?.indicationIds[0]);
  const indication = named && { id: named.id, name: named.name.en };
  const payload = { ...(study && { study }), ...(indication && { indication }) };
  const path = pathOf({ query, flags: campaign }, payload, 'ready');
  const { postalCode, hasSite, takesBookings } = homeOf(visitor.lives, visitor.country, study);
  const answers = answersOf(visitor, postalCode, visitor.age ?? ageFor(study ?? {}), today);
  const asksWho = path.hasCaregiver && path.caregiverType === 'adult';
  const key = bookingKey({ query, ...(study && { study }) });
  return exampleFacts({
    campaign: campaignFacts(campaign),
    path,
    ...(study && { study }),
    criteria,
    minimal: study?.secondaryScreening?.minimal === true,
    ...(study && hasSite && { site: { id: study.id * 100 + 1 }, siteSearch: 'found' as const }),
    siteSchedulingEnabled: takesBookings,
    alreadyMatched: visitor.isMatched && study?.id === participant.studyId,
    isKnownLead: visitor.isKnown,
    bookings: visitor.books ? { [key]: {} } : {},
    query,
    country: visitor.country,
    today,
    narrowScreen: visitor.isOnPhone,
    answers: {
      ...answers,
      responses: responsesTo(criteria, visitor),
      ...(asksWho && { participant: visitor.participant }),
    },
  });
}
