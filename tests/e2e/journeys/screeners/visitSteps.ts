import type { Flow } from '#tests/e2e/support/flows.ts';
import type { BookingStep, Outcome, OutcomeStep, ScreenerStep } from '#tests/e2e/support/screenerStep.ts';
import type { Language } from '#tests/e2e/support/texts.ts';
import { visitors, type Visitor, type Who } from './visitors.ts';

/** One visitor on one screener. */
export type Visit = { who: Who; flow: Flow; language: Language; width: 390 | 1280 };

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

/** Who books at what time: no two visitors of one calendar book the same. */
const times: Partial<Record<Who, string>> = {
  qualifies: '9:00',
  'answers for a child': '9:30',
  'cares for an adult': '10:00',
  'answers the few questions of a minimal screener': '10:30',
  'lives in Australia': '10:00',
  'lives in the United Kingdom': '10:00',
  'is refused the appointment': '1:00',
};

/** Whether a caregiver reads the pages. */
export const isAboutAnother = ({ who }: Pick<Visit, 'who'>): boolean => /child|link for parents|cares/.test(who);

/** Whether the study takes the visitor, as this screener sees it. */
export function isTaken({ who, flow }: Pick<Visit, 'who' | 'flow'>): boolean {
  const { fails } = visitorOf({ who });
  return fails === undefined || (fails === 'matched' && flow !== 'ws18' && flow !== 'ws21');
}

/** Whether the screener asks for a signature: on phones alone. */
const isSigned = ({ flow, width }: Visit) => flow === 'ws17' && width === 390;

function outcomeShownTo(visit: Visit): Outcome {
  const { fails } = visitorOf(visit);
  if (visit.who === 'comes to a special study') return 'special';
  if (isTaken(visit) || (fails === 'body' && visit.flow === 'ws11')) return 'congratulations';
  return fails === 'site' ? 'noSite' : 'disqualified';
}

/** Who is asked for health data, and what they answer. */
function healthDataOf(visit: Visit): Pick<OutcomeStep, 'healthData'> {
  const { who, flow } = visit;
  const isAsked = (flow === 'ws16' || isSigned(visit)) && /congratulations|special/.test(outcomeShownTo(visit));
  if (!isAsked) return {};
  const agrees = who === 'qualifies' || isAboutAnother(visit);
  if (!agrees) return { healthData: 'no' };
  return { healthData: flow === 'ws16' ? 'yes' : 'signed' };
}

function outcomeOf(visit: Visit): OutcomeStep {
  const { who, flow, language } = visit;
  const outcome = outcomeShownTo(visit);
  const health = healthDataOf(visit);
  const searches = outcome !== 'congratulations' && /too old|no site/.test(who);
  const namesCondition = health.healthData !== 'signed' && /qualifies|answer|child|adult|Ireland/.test(who);
  return {
    name: /ws1[679]/.test(flow) ? 'result' : 'indications',
    outcome,
    isAboutAnother: isAboutAnother(visit),
    ...health,
    ...(flow === 'ws19' && (language === 'en' || who === 'qualifies') && { texts: true }),
    ...(namesCondition && { condition: migraine[language] }),
    ...(searches && { searches }),
  };
}

/** The step of the appointment that the screener opens, if any. */
function calendarOf(visit: Visit): BookingStep['name'] | undefined {
  const { who, flow } = visit;
  if (!isTaken(visit)) return undefined;
  if (flow === 'ws18') return 'calendarBooking';
  if (flow !== 'ws21') return undefined;
  if (who === 'answers the few questions of a minimal screener') return 'secondaryScreeningScheduling';
  // Three sites of the first study take bookings.
  const { studyId, region = 'US' } = visitorOf(visit);
  return studyId === 1 && /US|GB|AU/.test(region) ? 'siteScheduling' : undefined;
}

/** When a visitor books: the time, unless none suits them, and the index of the workday. */
export type Time = { at?: string | undefined; day: number };

export const timeOf = (visit: Visit): Time => ({ at: times[visit.who], day: placeOf(visit) });

function appointmentOf(visit: Visit, time: Time): readonly ScreenerStep[] {
  const name = calendarOf(visit);
  if (!name) return [];
  const { day } = time;
  if (visit.who === 'finds no appointment free') return [{ name, failure: 'full' }];
  // Nobody abroad stays up for a talk with Chicago.
  const at = name === 'calendarBooking' && visitorOf(visit).region ? undefined : time.at;
  if (!at) return [{ name }];
  if (visit.who === 'is refused the appointment') return [{ name, at, day, failure: 'refused' }];
  return [{ name, at, day }, { name: 'calendar-booking-thank-you' }];
}

/** The steps of the visit after its first page. */
export function stepsOf(visit: Visit, time: Time): readonly ScreenerStep[] {
  const outcome = outcomeOf(visit);
  const way = [...appointmentOf(visit, time), outcome];
  if (outcome.searches) return way;
  const thanks: ScreenerStep =
    outcome.healthData === 'signed' ? { name: 'thanks', isLoaded: true } : { name: 'thanks' };
  const asksMore = visit.language === 'en' && visit.who === 'qualifies';
  return asksMore ? [...way, thanks, { name: 'health-questions' }, { name: 'health-thank-you' }] : [...way, thanks];
}
