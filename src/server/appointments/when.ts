import { asSentence, dayInWords, timeRange, zoneInWords } from '#src/domain/appointment.ts';
import type { Locale } from '#src/domain/facts.ts';
import { escaped } from '#src/server/pages/html.ts';

type Lasting = { start: string; end: string; timezone: string };

/** The day and the times of an appointment, from one ISO moment to another, as a paragraph. No line ends within the times. */
export function whenOf({ start, end, timezone }: Lasting, language: Locale): string {
  const times = `<span class="unbroken">${escaped(timeRange(start, end, language, timezone))}</span>`;
  const day = escaped(asSentence(dayInWords(start, language, timezone), language));
  return `<p class="when"><strong>${day}, ${times}</strong> (${escaped(zoneInWords(timezone, language))})</p>`;
}
