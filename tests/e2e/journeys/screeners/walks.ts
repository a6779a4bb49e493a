import { placeIn } from '#tests/e2e/journeys/countries.ts';
import { flows } from '#tests/e2e/support/flows.ts';
import type { ScreenerVisitor } from '#tests/e2e/journeys/screenerVisitor.ts';
import type { Journey } from '#tests/e2e/journeys/screenerJourney.ts';
import type { ScreenerStep } from '#tests/e2e/support/screenerStep.ts';
import { rowsOf } from './expectedRows.ts';
import { baseOf, visitors } from './visitors.ts';
import { isAboutAnother, placeOf, stepsOf, timeOf, visitorOf, type Time, type Visit } from './visitSteps.ts';

/** A visit, how it is walked, and at which of its steps the page is looked at. */
export type Walk = Visit & {
  journey: Journey;
  /** As the browser of the visitor reports them. */
  locale: string;
  zone: string;
  byKeyboard: boolean;
  /** Steps, each with `entered` where everything is entered on it. */
  looks: ReadonlySet<string>;
};

const inLetters = (text: string) => text.replaceAll(/\d/g, (digit) => 'abcdefghij'[Number(digit)] ?? '');
const areas = [773, 630, 708, 815, 618, 309, 217, 847, 779, 224, 331, 872, 269, 231, 616, 517, 734, 586, 810, 989, 906];

/** The number as typed and as stored. */
function phoneOf(visit: Visit): Own['phone'] {
  const { region, typed } = visitorOf(visit);
  const own = typed?.(visit.language).phone;
  if (own) return [own, `+1${own}`];
  const end = String(flows.indexOf(visit.flow) * 4 + placeOf(visit)).padStart(2, '0');
  if (region) {
    const [asTyped, asKept] = placeIn(region).numbers;
    return [`${asTyped}${end}`, `${asKept}${end}`];
  }
  const start = areas[Object.keys(visitors).indexOf(visit.who)];
  return [`${start}55501${end}`, `+1${start}55501${end}`];
}

/** A name that is unique in the database. */
export function nameOf({ who, flow, language, width }: Visit, mark = ''): string {
  const family = baseOf[language].name.split(' ').at(-1);
  return `${visitorOf({ who }).firstName} ${mark}${inLetters(flow)}${language}${width === 390 ? 'phone' : 'desk'} ${family}`;
}

function visitorTyping(visit: Visit, { name, phone }: Own): ScreenerVisitor {
  const { flow, language } = visit;
  const { studyId, query, typed } = visitorOf(visit);
  return {
    ...baseOf[language],
    zip: '60611',
    ...typed?.(language),
    flow,
    studyId,
    ...(query && { query }),
    name,
    phone: phone[0],
    ...(flow === 'ws20' && { howHeard: true as const }),
    ...(flow === 'ws21' && language === 'en' && { authorizes: true as const }),
  };
}

/** What is unique to the visitor: no other types the number or books the time. */
type Own = { name: string; phone: readonly [typed: string, kept: string]; time: Time };

/** The whole of a visit, and the rows in the database after it. */
export function journeyOf(
  visit: Visit,
  own: Own = { name: nameOf(visit), phone: phoneOf(visit), time: timeOf(visit) },
) {
  const visitor = visitorTyping(visit, own);
  const steps = stepsOf(visit, own.time);
  const record = rowsOf({ visit, visitor, phone: own.phone[1], steps });
  return { visitor, steps, record } satisfies Journey;
}

/** What the pages of the visit show, by step: two that show the same look the same. */
function statesOf(visit: Visit, { visitor, steps }: Journey): readonly (readonly [name: string, state: unknown])[] {
  const { region } = visitorOf(visit);
  const about = isAboutAnother(visit);
  const isBooked = steps.some(({ name }) => name === 'calendar-booking-thank-you');
  const ofStop = (step: ScreenerStep): [string, unknown][] => {
    const { name } = step;
    if (name === 'indications' || name === 'result') {
      const { outcome, healthData } = step;
      const opened: [string, unknown] = [name, [outcome, about, region, isBooked, healthData !== undefined]];
      return healthData && healthData !== 'signed' ? [opened, [`${name} entered`, [about, healthData]]] : [opened];
    }
    if ('at' in step || 'failure' in step)
      return [
        [name, step.failure === 'full'],
        [`${name} entered`, step.failure],
      ];
    return [[name, [about, isBooked]]];
  };
  const signing: [string, unknown][] = steps.some((step) => 'isLoaded' in step) ? [['esign', about]] : [];
  const { studyId, answers, caregiver } = visitor;
  const home: [string, unknown][] = [
    ['home', studyId === 1],
    ['home entered', [studyId, caregiver !== undefined, region, answers]],
  ];
  return [...home, ...steps.flatMap(ofStop), ...signing];
}

/** Which visits are walked by keyboard, and which of their states count as different when pages are checked. */
type Way = {
  byKeyboard: (visit: Visit) => boolean;
  /** Undefined for a state that is not checked. */
  stateKey: (visit: Visit, name: string, state: unknown) => unknown;
};

/** The walks of these visits. The first one that comes to a state looks at it. */
export function walksOf(visits: readonly Visit[], { byKeyboard, stateKey }: Way): readonly Walk[] {
  const seen = new Set<string>();
  const isFresh = (key: unknown) =>
    key !== undefined && !seen.has(JSON.stringify(key)) && seen.add(JSON.stringify(key));
  return visits.map((visit) => {
    const journey = journeyOf(visit);
    const due = statesOf(visit, journey).filter(([name, state]) => isFresh(stateKey(visit, name, state)));
    const { region } = visitorOf(visit);
    return {
      ...visit,
      journey,
      locale: `${visit.language}-${region ?? 'US'}`,
      zone: placeIn(region).zone,
      byKeyboard: byKeyboard(visit),
      looks: new Set(due.map(([name]) => name)),
    };
  });
}
