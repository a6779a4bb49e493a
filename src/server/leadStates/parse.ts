import { Ajv } from 'ajv';
import type { LeadStateEvent } from '#src/generated/leadStateEvent.ts';
import { Refusal, invalid } from '#src/server/http/refusal.ts';
import { refusalOf } from '#src/server/http/validation.ts';
import schema from '#schemas/leadStateEvent.schema.json' with { type: 'json' };

/** How far the clock of the receiver may be ahead of ours. */
const AHEAD_MS = 5 * 60_000;

const isMoment = (text: string) =>
  /^[1-9]\d{3}-\d{2}-\d{2}T.*(Z|[+-]\d{2}:\d{2})$/i.test(text) &&
  !Number.isNaN(Date.parse(text)) &&
  isDay(text.slice(0, 10));

/** Of a day that a month does not have, such as 30 February, `Date` makes one of the next month. */
const isDay = (text: string) => new Date(text).toISOString().startsWith(text);
const isReport = new Ajv({ strict: true, formats: { 'date-time': isMoment } }).compile<LeadStateEvent>(schema);

/** The states that a report may name. */
const leadStates: readonly string[] = schema.definitions.LeadState.enum;

/** The report in a body that was verified. Throws 400 naming what is wrong with it. */
export function parseReport(body: string, now: Date): LeadStateEvent {
  const report = parsed(body);
  if (!isReport(report)) throw problemOf(isReport.errors?.[0], report);
  if (Date.parse(report.timestamp) > now.getTime() + AHEAD_MS)
    throw invalid('timestamp', 'The field timestamp lies ahead of our clock.');
  return report;
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    throw invalid('body', 'The body is not valid JSON.');
  }
}

/** A state that is not known is named, with those that are. */
function problemOf(error: Parameters<typeof refusalOf>[0], report: unknown): Refusal {
  if (error?.keyword !== 'enum') return refusalOf(error);
  // The schema has got as far as the state, which is a text of an object.
  const { data } = report as { data: { state: string } };
  const name = JSON.stringify(data.state.slice(0, 60));
  return invalid('data.state', `The state ${name} is not known. Known are: ${leadStates.join(', ')}.`);
}
