import type { Flow } from '#tests/e2e/support/flows.ts';
import type { BookingStep, Outcome, OutcomeStep, ScreenerStep } from '#tests/e2e/support/screenerStep.ts';
import type { Language } from '#tests/e2e/support/texts.ts';
import { visitors, type Visitor, type Who } from './visitors.ts';

/** One visitor on one screener. */
export type Visit = { who: Who; flow: Flow; language: Language; width: 390 | 1280 };

/** The study that asks few questions before its appointment. */
const minimalStudy = 9;
const migraine = { en: ['migr', 'Migraine'], es: ['migr', 'Migraña'] } as const;
/** The places in which visitors may be; each books on a day of its own. */
const places: readonly Pick<Visit, 'language' | 'width'>[] = [
  { language: 'en', width: 390 },
  { language: 'es', width: 1280 },
  { language: 'es', width: 390 },
  { language: 'en', width: 1280 },
];

/** A number below four, different for each pair of language and width. */
export const placeOf = ({ language, width }: Pick<Visit, 'language' | 'width'>): number =>
  places.findIndex((place) => place.language === language && place.width === width);

export const visitorOf = ({ who }: Pick<Visit, 'who'>): Visitor => visitors[who];

/** Whether a caregiver reads the pages. */
export const isAboutAnother = (visit: Pick<Visit, 'who'>): boolean => visitorOf(visit).answersFor !== undefined;

/** What the screeners differ in: the step of the outcome, what decides it, and whether they know who takes part already. */
const screeners: Readonly<
  Record<Flow, { outcomeAt: OutcomeStep['name']; byAnswersAlone?: true; knowsParticipants?: true; asksForTexts?: true }>
> = {
  ws10: { outcomeAt: 'indications' },
  ws11: { outcomeAt: 'indications', byAnswersAlone: true },
  ws15: { outcomeAt: 'indications' },
  ws16: { outcomeAt: 'result' },
  ws17: { outcomeAt: 'result' },
  ws18: { outcomeAt: 'indications', knowsParticipants: true },
  ws19: { outcomeAt: 'result', asksForTexts: true },
  ws20: { outcomeAt: 'indications' },
  ws21: { outcomeAt: 'indications', knowsParticipants: true },
  ws22: { outcomeAt: 'indications' },
  ws23: { outcomeAt: 'indications' },
};

/** Why the screener does not take the visitor; undefined where it does. */
function reasonAgainst({ who, flow }: Pick<Visit, 'who' | 'flow'>) {
  const visitor = visitorOf({ who });
  if (visitor.qualifies) return undefined;
  const { because } = visitor;
  const { byAnswersAlone, knowsParticipants } = screeners[flow];
  if (because === 'takesPart' && !knowsParticipants) return undefined;
  const isOfBody = because === 'age' || because === 'weight' || because === 'gender';
  return isOfBody && byAnswersAlone ? undefined : because;
}

/** Whether the screener asks for a signature: on phones alone. */
const isSigned = ({ flow, width }: Visit) => flow === 'ws17' && width === 390;

function outcomeShownTo(visit: Visit): Outcome {
  if (visitorOf(visit).isSpecial) return 'special';
  const reason = reasonAgainst(visit);
  if (!reason) return 'congratulations';
  return reason === 'site' ? 'noSite' : 'disqualified';
}

/** Who is asked for health data, and what they answer. */
function healthDataOf(visit: Visit): Pick<OutcomeStep, 'healthData'> {
  const { flow } = visit;
  const outcome = outcomeShownTo(visit);
  const isAsked = (flow === 'ws16' || isSigned(visit)) && (outcome === 'congratulations' || outcome === 'special');
  if (!isAsked) return {};
  if (!visitorOf(visit).agreesOnHealthData) return { healthData: 'no' };
  return { healthData: flow === 'ws16' ? 'yes' : 'signed' };
}

function outcomeOf(visit: Visit): OutcomeStep {
  const { flow, language } = visit;
  const { searches, namesCondition, ticksTextsInSpanish } = visitorOf(visit);
  const { outcomeAt, asksForTexts } = screeners[flow];
  const outcome = outcomeShownTo(visit);
  const health = healthDataOf(visit);
  return {
    name: outcomeAt,
    outcome,
    isAboutAnother: isAboutAnother(visit),
    ...health,
    ...(asksForTexts && (language === 'en' || ticksTextsInSpanish) && { texts: true }),
    ...(namesCondition && health.healthData !== 'signed' && { condition: migraine[language] }),
    ...(searches && outcome !== 'congratulations' && { searches }),
  };
}

/** The step of the appointment that the screener opens, if any. */
function calendarOf(visit: Visit): BookingStep['name'] | undefined {
  const { flow } = visit;
  if (reasonAgainst(visit)) return undefined;
  if (flow === 'ws18') return 'calendarBooking';
  if (flow !== 'ws21') return undefined;
  const { studyId, region } = visitorOf(visit);
  if (studyId === minimalStudy) return 'secondaryScreeningScheduling';
  // Three sites of the first study take bookings.
  return studyId === 1 && (!region || region === 'GB' || region === 'AU') ? 'siteScheduling' : undefined;
}

/** When a visitor books: the time, unless none suits them, and the index of the workday. */
export type Time = { at?: string | undefined; day: number };

export const timeOf = (visit: Visit): Time => ({ at: visitorOf(visit).books, day: placeOf(visit) });

function appointmentOf(visit: Visit, time: Time): readonly ScreenerStep[] {
  const name = calendarOf(visit);
  if (!name) return [];
  const { day } = time;
  const { appointment, region } = visitorOf(visit);
  if (appointment === 'noneFree') return [{ name, failure: 'full' }];
  // Nobody abroad stays up for a talk with Chicago.
  const at = name === 'calendarBooking' && region ? undefined : time.at;
  if (!at) return [{ name }];
  if (appointment === 'refused') return [{ name, at, day, failure: 'refused' }];
  return [{ name, at, day }, { name: 'calendar-booking-thank-you' }];
}

/** The steps of the visit after its first page. */
export function stepsOf(visit: Visit, time: Time): readonly ScreenerStep[] {
  const outcome = outcomeOf(visit);
  const way = [...appointmentOf(visit, time), outcome];
  if (outcome.searches) return way;
  const thanks: ScreenerStep =
    outcome.healthData === 'signed' ? { name: 'thanks', isLoaded: true } : { name: 'thanks' };
  const asksMore = visit.language === 'en' && visitorOf(visit).answersMore;
  return asksMore ? [...way, thanks, { name: 'health-questions' }, { name: 'health-thank-you' }] : [...way, thanks];
}
