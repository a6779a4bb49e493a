import type { Condition } from './conditions.ts';
import { rowsOf } from './expectedRows.ts';
import type { Journey } from './screenerJourney.ts';
import { lucia, rosa, type ScreenerVisitor } from './screener.ts';
import type { Stop } from './stops.ts';
import type { Language } from './words.ts';

/** Every web screener. */
export const flows = ['ws10', 'ws11', 'ws15', 'ws16', 'ws17', 'ws18', 'ws19', 'ws20', 'ws21'] as const;
export type Flow = (typeof flows)[number];

export type Asked = {
  language: Language;
  width: number;
  /** Tells the visitors of several tests apart: each has a name, a number and a time of their own. */
  who: number;
};

const migraine: Record<Language, Condition> = { en: ['migr', 'Migraine'], es: ['migr', 'Migraña'] };
const times = ['9:00', '9:30', '10:00', '10:30', '11:00', '11:30'] as const;

/** Whether the screener leads to the page of a signature: on phones alone. */
export const isSigned = (flow: Flow, { width }: Pick<Asked, 'width'>) => flow === 'ws17' && width <= 768;

/** The thanks and, in English alone, the health questions. */
function endOf(flow: Flow, asked: Asked): readonly Stop[] {
  const thanks: Stop = isSigned(flow, asked) ? { step: 'thanks', isLoaded: true } : { step: 'thanks' };
  return asked.language === 'en' ? [thanks, { step: 'health-questions' }, { step: 'health-thank-you' }] : [thanks];
}

/** What a flow has between its first page and the thanks. */
function middleOf(flow: Flow, asked: Asked): readonly Stop[] {
  const outcome = { says: 'congratulations', condition: migraine[asked.language] } as const;
  const at = times[asked.who] ?? '12:00';
  const afterBooking = [{ step: 'calendar-booking-thank-you' }, { step: 'indications', ...outcome }] as const;
  if (isSigned(flow, asked)) return [{ step: 'result', says: 'congratulations', healthData: 'signed' }];
  if (flow === 'ws16') return [{ step: 'result', ...outcome, healthData: 'yes' }];
  if (flow === 'ws17') return [{ step: 'result', ...outcome }];
  if (flow === 'ws18') return [{ step: 'calendarBooking', at }, ...afterBooking];
  if (flow === 'ws19') return [{ step: 'result', ...outcome, texts: true }];
  if (flow === 'ws21') return [{ step: 'siteScheduling', at }, ...afterBooking];
  return [{ step: 'indications', ...outcome }];
}

const inLetters = (flow: Flow) => flow.replaceAll(/\d/g, (digit) => 'abcdefghij'[Number(digit)] ?? '');

/** Everybody lives next to the clinic of Chicago, which takes bookings. */
function visitorOf(flow: Flow, { language, who }: Asked): ScreenerVisitor {
  const base = language === 'en' ? rosa : lucia;
  const middle = `${String.fromCodePoint(65 + who)}${inLetters(flow)}`;
  return {
    ...base,
    flow,
    zip: '60611',
    name: `${base.name.split(' ')[0]} ${middle} Diaz`,
    phone: `31255501${String(flows.indexOf(flow) * 10 + who).padStart(2, '0')}`,
    ...(flow === 'ws20' && { howHeard: true as const }),
    ...(flow === 'ws21' && { authorizes: true as const }),
  };
}

/** The way of a visitor who qualifies to the very end of a screener, and what the database then holds. */
export function journeyOf(flow: Flow, asked: Asked): Journey {
  const visitor = visitorOf(flow, asked);
  const stops = [...middleOf(flow, asked), ...endOf(flow, asked)];
  return { visitor, width: asked.width, stops, record: rowsOf(flow, asked, visitor) };
}
