import { countries } from '#src/domain/countries/index.ts';
import type { CountryCode, Locale } from '#src/domain/facts.ts';
import { fullNameFault } from '#src/domain/fullName.ts';
import { inLocale } from '#src/domain/inLocale.ts';
import { kindWords } from '#src/generated/kindWords.ts';
import { storedName } from '#src/server/leads/storedName.ts';
import { formPage, type Frame } from '#src/server/pages/formPage.ts';
import { escaped } from '#src/server/pages/html.ts';
import { serverWords } from '#src/server/pages/serverWords.ts';
import { startLink } from '#src/server/pages/startOf.ts';
import type { Agreed } from './agreed.ts';
import { wordingOf } from './consentParts.ts';
import { correctable, type Correctable, type Typed } from './correct.ts';
import type { Erased } from './eraseMine.ts';
import { languageLinks } from '#src/server/pages/languageLinks.ts';
import { phoneLink } from '#src/server/pages/phoneLink.ts';
import { dateInWords, withValues } from './words.ts';

/** What every form shows: where the page lies, and why the last try changed nothing. */
type Shown = { path: string; problem?: 'changed' | 'away' | undefined };

const hidden = (language: Locale) => `<input type="hidden" name="language" value="${language}">`;

const alertOf = (problem: Shown['problem'], words: Readonly<Record<'changed' | 'away', string>>, { phone }: Frame) =>
  problem ? `<p class="problem" role="alert">${words[problem]} ${phoneLink(phone)}</p>\n` : '';

type Withdrawing = Shown & {
  agreed: Agreed;
  /** Where the appointment is changed; absent without one. */
  appointmentPath: string | undefined;
};

/**
 * Asks before a consent is withdrawn, and shows its words. An appointment that was booked stays, and may be one by phone: it is
 * said, and where it is cancelled.
 */
export function withdrawPage({ path, problem, agreed, appointmentPath }: Withdrawing, frame: Frame): string {
  const { words, language } = serverWords('myData', frame.language);
  const { change, consents } = words;
  const { type, row } = agreed;
  const links = languageLinks({
    page: 'myData',
    path,
    language,
    query: { view: 'withdraw', type, position: String(row.position) },
  });
  const appointment = appointmentPath
    ? `<p>${change.appointmentStays}</p>
<p><a href="${appointmentPath}?language=${language}">${words.page.changeAppointment}</a></p>
`
    : '';
  const text = `${alertOf(problem, change, frame)}${links}
<p><strong>${consents[type]}</strong></p>
<p>${change.withdrawText}</p>
${appointment}<form method="post" action="${path}">
${hidden(language)}
<input type="hidden" name="type" value="${escaped(type)}">
<input type="hidden" name="position" value="${row.position}">
<p><button name="do" value="withdraw">${change.withdrawYes}</button></p>
</form>
<p><a href="${path}?language=${language}">${change.back}</a></p>
<h2>${words.page.read}</h2>
${wordingOf(agreed, language)}`;
  return formPage({ ...frame, language }, change.withdrawTitle, text, ['record']);
}

/** Asks before everything is erased. */
export function erasePage({ path, problem }: Shown, frame: Frame): string {
  const { words, language } = serverWords('myData', frame.language);
  const { change } = words;
  const text = `${alertOf(problem, change, frame)}${languageLinks({ page: 'myData', path, language, query: { view: 'erase' } })}
<p>${change.eraseText}</p>
<p>${change.eraseStays}</p>
<form method="post" action="${path}">
${hidden(language)}
<p><button name="do" value="erase">${change.eraseYes}</button></p>
</form>
<p><a href="${path}?language=${language}">${change.back}</a></p>`;
  return formPage({ ...frame, language }, change.eraseTitle, text, ['record']);
}

/** What a link opens once everything is erased: the receipt, with the date of the country where it is read: where its person lived is erased too. */
export function erasedPage({ at, receipt }: Erased, frame: Frame, country: CountryCode): string {
  const { words, language } = serverWords('myData', frame.language);
  const { change, page } = words;
  const date = dateInWords(at, language, country);
  const text = `<p>${withValues(change.erasedText, { date })}</p>
<p>${change.receipt} <strong>${escaped(receipt)}</strong></p>
<p>${change.erasedEnd}</p>
${startLink(language, page.home)}`;
  return formPage({ ...frame, language }, change.erasedTitle, text, ['record']);
}

type Correcting = Shown & { country: CountryCode; typed: Typed; version: number; wrong: readonly Correctable[] };

/** How each field is typed, by the names of HTML. */
const inputs: Readonly<Record<Correctable, string>> = {
  name: 'type="text" autocomplete="name" autocapitalize="words" maxlength="201" required',
  phone: 'type="tel" autocomplete="tel" maxlength="40" required',
  email: 'type="email" autocomplete="email" maxlength="254"',
  postalCode: 'type="text" autocomplete="postal-code" maxlength="20" required',
};

/** The form that corrects who somebody is and how to reach them. */
export function correctPage({ path, problem, ...form }: Correcting, frame: Frame): string {
  const { words, language } = serverWords('myData', frame.language);
  const { change } = words;
  const { country, typed, version, wrong } = form;
  const kinds = kindWords[language];
  const labelOf = (name: Correctable) =>
    name === 'postalCode' ? inLocale(countries[country].postalLabel, language) : kinds[name].label;
  const isOneWord = fullNameFault(storedName(typed.name)) === 'oneWord';
  const faultOf = (name: Correctable) => (name === 'name' && isOneWord ? kinds.name.oneWord : kinds[name].invalid);
  const fields = correctable.map((name) => {
    const isFirst = wrong[0] === name;
    const state = wrong.includes(name) ? ` aria-invalid="true" aria-describedby="${name}-problem"` : '';
    const error = wrong.includes(name) ? `<span class="wrong" id="${name}-problem">${faultOf(name)}</span><br>\n` : '';
    const hint = name === 'email' ? ` (${change.optional})` : '';
    return `<p><label for="${name}">${labelOf(name)}${hint}</label><br>
${error}<input id="${name}" name="${name}" ${inputs[name]} value="${escaped(typed[name])}"${state}${isFirst ? ' autofocus' : ''}></p>`;
  });
  const listed = wrong.map((name) => `<li><a href="#${name}">${labelOf(name)}: ${faultOf(name)}</a></li>`);
  const summary =
    wrong.length === 0
      ? ''
      : `<div class="problem" role="alert">\n<p>${change.problems}</p>\n<ul>\n${listed.join('\n')}\n</ul>\n</div>\n`;
  const text = `${alertOf(problem, change, frame)}${summary}${languageLinks({ page: 'myData', path, language, query: { view: 'correct' } })}
<p>${change.correctText}</p>
<form method="post" action="${path}" novalidate>
${hidden(language)}
<input type="hidden" name="version" value="${version}">
${fields.join('\n')}
<p><button name="do" value="correct">${change.save}</button></p>
</form>
<p><a href="${path}?language=${language}">${change.backUnsaved}</a></p>`;
  return formPage({ ...frame, language }, change.correctTitle, text, ['record']);
}
