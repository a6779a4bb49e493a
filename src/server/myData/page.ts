import { brands } from '#src/domain/brands/index.ts';
import type { Locale } from '#src/domain/facts.ts';
import { myDataPath } from '#src/domain/policies.ts';
import type { MyDataTexts } from '#src/i18n/locales/myDataTexts.ts';
import { isUnsettled } from '#src/server/appointments/appointments.ts';
import { whenOf } from '#src/server/appointments/when.ts';
import { formPage, type Frame } from '#src/server/pages/formPage.ts';
import { escaped } from '#src/server/pages/html.ts';
import { phoneLink } from '#src/server/pages/phoneLink.ts';
import { serverWords } from '#src/server/pages/serverWords.ts';
import { startLink } from '#src/server/pages/startOf.ts';
import { consentParts } from './consentParts.ts';
import { languageLinks } from '#src/server/pages/languageLinks.ts';
import type { Opened } from './link.ts';
import type { MyData } from './load.ts';
import { toldParts } from './told.ts';
import { dateInWords, wholeNumber, withValues } from './words.ts';

/** What the page shows besides what is stored. */
export type Around = Opened & {
  /** Where the page lies, without a query. */
  path: string;
  /** Where the appointment is changed; absent without one. */
  appointmentPath: string | undefined;
  /** What was just done on this page, and the type of what was withdrawn. */
  done?: { is: string; type: string | undefined } | undefined;
  /** When the lead goes by its age; absent for one that stays, and where that would tell the verdict. */
  endsOn: Date | undefined;
};

/** The page on which somebody sees what is stored of them. It works without scripts. */
export function myDataPage(data: MyData, around: Around, frame: Frame): string {
  const { words, language } = serverWords('myData', frame.language);
  const { page, change } = words;
  const { lead } = data;
  const date = (at: Date) => dateInWords(at, language, lead.country);
  const { path, until, channel, done } = around;
  const view = (name: string) => `${path}?view=${name}&amp;language=${language}`;
  const parts = [
    ...donePart(data, done, words),
    languageLinks({ page: 'myData', path, language }),
    `<p>${withValues(page.intro, { date: date(data.createdAt), until: date(until) })}</p>`,
    section(page.calledHeading, calledPart(data, frame, { words, date })),
    section(page.whoHeading, whoPart(data, around, { page, date, brand: brands[frame.brand].name })),
    section(page.appointmentHeading, appointmentPart(data, around, { page, language, phone: frame.phone })),
    data.isHandedOver
      ? section(page.toldHeading, `<p>${page.handedOver}</p>`)
      : section(page.toldHeading, `<p><a href="${view('correct')}">${change.correct}</a></p>`) +
        `\n${toldParts({ data, words, language, channel })}`,
    section(page.agreedHeading, consentParts(data.agreed, { words, language, date, path })),
    ...(data.isHandedOver
      ? []
      : [
          section(
            page.takeHeading,
            `<p>${page.takeText}</p>\n<p><a href="${path}/copy" download>${page.download}</a></p>`,
          ),
        ]),
    section(
      change.eraseHeading,
      `<p>${change.eraseText}</p>\n<p><a href="${view('erase')}">${change.eraseLink}</a></p>`,
    ),
  ];
  return formPage({ ...frame, language }, page.title, parts.join('\n'), ['record']);
}

/** The answer to a link that has ended or was never made. */
export function gonePage(frame: Frame): string {
  const { words, language } = serverWords('myData', frame.language);
  const { gone, goneText, home } = words.page;
  const text = `${languageLinks({ page: 'myData', language })}
<p>${goneText}</p>
<p><a href="${myDataPath}?language=${language}">${words.ask.link}</a></p>
${startLink(language, home)}`;
  return formPage({ ...frame, language }, gone, text);
}

/** Says what was done; nothing of what an address claims and the ledger does not. */
function donePart({ agreed }: MyData, done: Around['done'], { change, consents }: MyDataTexts): string[] {
  const withdrawn = agreed.find(({ type, state }) => type === done?.type && state === 'withdrawn');
  const texts = {
    corrected: change.corrected,
    moved: `${change.corrected} ${change.moved}`,
    withdrawn: withdrawn && withValues(change.withdrawn, { consent: consents[withdrawn.type] }),
  };
  const is = done?.is;
  const text = is === 'corrected' || is === 'moved' || is === 'withdrawn' ? texts[is] : undefined;
  return text === undefined ? [] : [`<p class="done" role="status">${text}</p>`];
}

const section = (heading: string, body: string) => `<h2>${heading}</h2>\n${body}`;

type Dated = { date: (at: Date) => string };

/** What says that somebody will call. */
const promises: readonly (keyof MyDataTexts['called'])[] = ['expected', 'undecided', 'received', 'notReached'];

/** What is known of calls; none is promised to whoever does not agree to them. */
function callState({ reported, verdict, agreed }: MyData): keyof MyDataTexts['called'] {
  const decided = typeof verdict === 'boolean' ? (verdict ? 'expected' : 'notMatched') : 'undecided';
  const state = reported.at(-1)?.state ?? decided;
  const calls = agreed.filter(({ type }) => type === 'call');
  const isAgainst = calls.length > 0 && !calls.some((one) => one.state === 'agreed');
  return isAgainst && promises.includes(state) ? 'notAgreed' : state;
}

function calledPart(data: MyData, { phone }: Frame, { words, date }: Dated & { words: MyDataTexts }) {
  const { reported } = data;
  const last = reported.at(-1);
  const { [callState(data)]: sentence } = words.called;
  const text = withValues(sentence, last ? { date: date(last.at) } : {}).replace('{phone}', () => wholeNumber(phone));
  const entries = reported.map(({ state, at }) => `<li>${words.reports[state]}: ${escaped(date(at))}</li>`);
  const list = `\n<h3>${words.page.reportsHeading}</h3>\n<ul>\n${entries.join('\n')}\n</ul>`;
  return `<p><strong>${text}</strong></p>${entries.length === 0 ? '' : list}`;
}

type Who = Dated & { page: MyDataTexts['page']; brand: string };

function whoPart({ passedOn }: MyData, { endsOn }: Around, { page, date, brand }: Who): string {
  const known = passedOn === 'before' ? page.passedOnBefore : page.notPassedOn;
  const passed = passedOn instanceof Date ? withValues(page.passedOn, { date: date(passedOn) }) : known;
  const ends = endsOn ? `\n<p>${withValues(page.ends, { date: date(endsOn) })}</p>` : '';
  return `<p>${withValues(page.storedBy, { brand })} ${passed}</p>${ends}`;
}

type Worded = { page: MyDataTexts['page']; language: Locale; phone: string };

function appointmentPart(
  { appointment }: MyData,
  { appointmentPath }: Around,
  { page, language, phone }: Worded,
): string {
  if (!appointment || appointmentPath === undefined) return `<p>${page.noAppointment}</p>`;
  const { starts_at, ends_at, timezone } = appointment;
  const when = whenOf({ start: starts_at.toISOString(), end: ends_at.toISOString(), timezone }, language);
  const { words } = serverWords('appointmentPage', language);
  const unknown = isUnsettled(appointment) ? `\n<p class="problem">${words.unknown} ${phoneLink(phone)}</p>` : '';
  return `${when}${unknown}
<p><a href="${appointmentPath}?language=${language}">${page.changeAppointment}</a></p>`;
}
