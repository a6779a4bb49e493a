import { asSentence, dayInWords, timeRange } from '#src/domain/appointment.ts';
import type { Locale } from '#src/domain/facts.ts';
import type { ServerTexts } from '#src/i18n/locales/serverTexts.ts';
import { formPage, type Frame } from '#src/server/pages/formPage.ts';
import { escaped } from '#src/server/pages/html.ts';
import { languageLinks } from '#src/server/pages/languageLinks.ts';
import { phoneLink } from '#src/server/pages/phoneLink.ts';
import { serverWords } from '#src/server/pages/serverWords.ts';
import { startLink } from '#src/server/pages/startOf.ts';
import type { SlotRequest } from '#src/server/scheduling/book.ts';
import { whenOf } from './when.ts';

type Words = ServerTexts['appointmentPage'];
/** `unknown` while it is not known what has become of a change. */
type Problem = 'missing' | 'taken' | 'unknown';

/** What the page shows of an appointment: nothing of it names a person or a study. */
export type Shown = {
  start: string;
  end: string;
  /** IANA zone of the visitor. */
  timezone: string;
  /** Where the page lies, without a query. */
  path: string;
  /** Where the page was opened from; absent where a message or a confirmation led to it. */
  back?: string | undefined;
  calendarFile: string;
  problem?: Problem | undefined;
} & (
  { view: 'open' | 'moved'; times: readonly SlotRequest[] | 'away' | 'often' } | { view: 'cancelling' | 'cancelled' }
);

/** The page on which a visitor moves or cancels an appointment. It works without scripts. */
export function appointmentPage(shown: Shown, frame: Frame): string {
  const { words, language } = serverWords('appointmentPage', frame.language);
  const { view, problem } = shown;
  const titles = {
    open: words.title,
    moved: words.movedTitle,
    cancelling: words.cancelTitle,
    cancelled: words.cancelledTitle,
  };
  const call = problem === 'unknown' ? ` ${phoneLink(frame.phone)}` : '';
  const alert = problem ? `<p class="problem" id="problem" role="alert">${words[problem]}${call}</p>\n` : '';
  const body =
    view === 'cancelled'
      ? cancelled(shown, words)
      : view === 'cancelling'
        ? cancelling(shown, words, language)
        : `${open(shown, words, frame)}\n${moveForm(shown, words, { ...frame, language })}\n${cancelForm(shown, words, language)}`;
  return formPage(
    { ...frame, language },
    titles[view],
    `${others(shown, language)}\n${alert}${whenOf(shown, language)}\n${body}${backLink(shown, words, language)}`,
  );
}

const backLink = ({ back }: Shown, words: Words, language: Locale) =>
  back === undefined ? '' : `\n<p><a href="${back}?language=${language}">${words.back}</a></p>`;

/** The answer to a link that has ended or was never made; whoever wants an appointment calls. */
export function gonePage(frame: Frame): string {
  const { words, language } = serverWords('appointmentPage', frame.language);
  const links = languageLinks({ page: 'appointmentPage', language });
  const text = `${links}\n<p>${words.goneText}</p>\n${startLink(language, words.home)}`;
  return formPage({ ...frame, language }, words.gone, text);
}

const others = ({ path, view }: Shown, language: Locale) =>
  languageLinks({ page: 'appointmentPage', path, language, query: view === 'cancelling' ? { cancel: '1' } : {} });

function open({ view, calendarFile }: Shown, words: Words, { phone }: Frame): string {
  const calendar = view === 'moved' ? `<p><a href="${calendarFile}">${words.calendarNew}</a></p>\n` : '';
  return `${calendar}<p>${words.byPhone} ${phoneLink(phone)}</p>`;
}

const hidden = (language: Locale) => `<input type="hidden" name="language" value="${language}">`;

function moveForm(shown: Shown, words: Words, { language, phone }: Frame): string {
  const { path, problem } = shown;
  const times = 'times' in shown ? shown.times : [];
  const heading = `<h2>${words.moveHeading}</h2>`;
  if (times === 'often') return `${heading}\n<p>${words.often} ${phoneLink(phone)}</p>`;
  if (times === 'away' || times.length === 0)
    return `${heading}\n<p>${times === 'away' ? words.timesAway : words.noTimes}</p>`;
  const isWrong = problem === 'missing' || problem === 'taken';
  const state = isWrong ? ' aria-invalid="true" aria-describedby="problem" autofocus' : '';
  return `${heading}
<form method="post" action="${path}" novalidate>
${hidden(language)}
<p><label for="time">${words.timeLabel}</label><br>
<select id="time" name="time" required${state}>
<option value="">${words.choose}</option>
${options(times, shown.timezone, language)}
</select></p>
<p><button name="do" value="move">${words.move}</button></p>
</form>`;
}

/** The times under their days. */
function options(times: readonly SlotRequest[], timezone: string, language: Locale): string {
  const days = new Map<string, string[]>();
  for (const { resourceId, start, end } of times) {
    const day = asSentence(dayInWords(start, language, timezone), language);
    const value = escaped([start, end, resourceId].join(' '));
    const text = escaped(`${day}, ${timeRange(start, end, language, timezone)}`);
    days.set(day, [...(days.get(day) ?? []), `<option value="${value}">${text}</option>`]);
  }
  return [...days]
    .map(([day, entries]) => `<optgroup label="${escaped(day)}">\n${entries.join('\n')}\n</optgroup>`)
    .join('\n');
}

/** Asks first: the press leads to the page that cancels. */
const cancelForm = ({ path }: Shown, words: Words, language: Locale) => `<h2>${words.cancelHeading}</h2>
<p>${words.cancelText}</p>
<form method="get" action="${path}">
${hidden(language)}
<p><button name="cancel" value="1" class="quiet">${words.cancel}</button></p>
</form>`;

const cancelling = ({ path }: Shown, words: Words, language: Locale) => `<p>${words.cancelText}</p>
<form method="post" action="${path}">
${hidden(language)}
<p><button name="do" value="cancel">${words.confirm}</button></p>
</form>
<p><a href="${path}?language=${language}">${words.keep}</a></p>`;

const cancelled = ({ calendarFile }: Shown, words: Words) => `<p>${words.cancelledText}</p>
<p><a href="${calendarFile}">${words.calendarGone}</a></p>`;
